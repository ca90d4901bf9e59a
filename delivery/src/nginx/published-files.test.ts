import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishFirst } from '../testing/publish-first';
import { ENV, freeAddress, nginx, open, site, stop, whenInstalled } from '../testing/nginx-site';
import { remotePackage } from '../testing/packages';
import { startNginx } from '../testing/real-nginx';

whenInstalled(
  'published files are immutable and compressed; a missing one is a plain 404 that no cache stores',
  async () => {
    const { origin, first } = await site();
    const file = await fetch(`${origin}${first.folder}remoteEntry.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': 'match="/r/careers/*/remoteEntry.js"',
    });
    const dictionary = { 'available-dictionary': `:${'a'.repeat(43)}=:`, 'accept-encoding': 'br, dcz' };
    const difference = await fetch(`${origin}${first.folder}remoteEntry.js`, { headers: dictionary });
    expect(await difference.text()).toMatch(/^shell \d \/r\/careers\//);
    for (const path of [
      `${first.folder}gone.js`,
      '/r/none/',
      first.folder,
      `${first.folder}.writing-1`,
      `${first.folder}private/types.json`,
      `${first.folder}priv%61te/types.json`,
    ]) {
      const missing = await fetch(origin + path);
      expect([path, missing.status, missing.headers.get('cache-control'), missing.headers.get('content-type')]).toEqual(
        [path, 404, 'no-store', 'text/plain'],
      );
    }
  },
  30_000,
);

whenInstalled(
  'documents in the store are not served directly: the shell answers, because it verifies signatures',
  async () => {
    const { origin } = await site();
    for (const path of ['/env/production/discovery.json', '/env/production/history/1.json', '/env/production/.lock'])
      expect(await (await fetch(origin + path)).text()).toMatch(new RegExp(`^shell \\d ${path} `));
  },
  30_000,
);

whenInstalled(
  'a browser gets a published file in an encoding that it accepts, preferably Brotli',
  async () => {
    const { origin, store, first } = await site();
    const name = `${first.folder}remoteEntry.js`;
    const plain = (await store.get(first.folder, 'remoteEntry.js')).toString();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br', 'br'],
      ['gzip;q=0.5, br;q=1.0', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip, brx', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await fetch(origin + name, { headers: { 'accept-encoding': accepted } });
      expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(answer.headers.get('content-type')).toBe('text/javascript');
      expect(await answer.text()).toBe(plain);
    }
    // A compressed file requested by its own name is served like any other file.
    const own = await fetch(`${origin}${name}.br`, { headers: { 'accept-encoding': 'br' } });
    expect(own.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await own.arrayBuffer())).toEqual(await store.get(first.folder, 'remoteEntry.js.br'));
  },
  30_000,
);

whenInstalled(
  'published files of a bucket come from a shell server, once per encoding for all visitors',
  async () => {
    const requests: string[] = [];
    const shell = createServer((request, response) => {
      requests.push(`${request.url ?? ''} ${String(request.headers['accept-encoding'])}`);
      const isThere = request.url === '/r/careers/1/remoteEntry.js';
      response.writeHead(isThere ? 200 : 404, {
        'cache-control': isThere ? 'public, max-age=31536000, immutable' : 'no-store',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'accept-encoding',
      });
      response.end(isThere ? 'entry' : '<html>');
    });
    await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
    open.push(() => stop(shell));
    const listen = await freeAddress();
    const address = `127.0.0.1:${(shell.address() as AddressInfo).port}`;
    open.push(
      await startNginx(nginx, {
        ...{ origin: `http://${listen}`, listen, store: 's3://bucket/site' },
        ...{ shells: [address], apis: [address] },
      }),
    );
    const entry = `http://${listen}/r/careers/1/remoteEntry.js`;
    const brotli = { 'accept-encoding': 'gzip, deflate, br' };
    for (const headers of [brotli, { ...brotli, cookie: 'session=1' }, { ...brotli, authorization: 'Bearer 1' }]) {
      const answer = await fetch(entry, { headers });
      expect([answer.status, await answer.text()]).toEqual([200, 'entry']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    await fetch(entry, { headers: { 'accept-encoding': 'identity' } });
    const ofFiles = requests.filter((line) => line.startsWith('/r/'));
    expect(ofFiles).toEqual(['/r/careers/1/remoteEntry.js br', '/r/careers/1/remoteEntry.js undefined']);
    const missing = await fetch(`http://${listen}/r/careers/1/gone.js`);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/plain']);
    expect(await missing.text()).not.toContain('<html>');
  },
  30_000,
);

whenInstalled(
  'a publication is read back through the public address',
  async () => {
    const { origin, store } = await site();
    const folder = await remotePackage({ salt: 'public' });
    expect(await publishFirst(store, ENV, folder, { publicOrigin: origin })).toMatchObject({ uploaded: true });
  },
  30_000,
);

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publish } from '../publication/publish';
import { LocalStore } from '../stores/open-store';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { installedNginx, startNginx } from '../testing/real-nginx';
import { promote } from '../traffic/promote';
import { rollback } from '../traffic/rollback';

const ENV = 'production';
const nginx = installedNginx();
if (!nginx)
  console.warn('nginx is not installed: its configuration is not tried. On Debian: apt-get install nginx-light');

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** A server that says who it is. */
async function replica(name: string): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    response.setHeader('x-for', String(request.headers['x-forwarded-for']));
    response.end(`${name} ${request.url ?? ''} ${String(request.headers.host)}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => stop(server));
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}

async function freeAddress(): Promise<string> {
  const { address, server } = await replica('nobody');
  await stop(server);
  return address;
}

async function site() {
  const store = new LocalStore(await temporaryFolder());
  await publish(store, ENV, await shellPackage());
  const first = await publish(store, ENV, await remotePackage({ salt: '1' }));
  const second = await publish(store, ENV, await remotePackage({ salt: '2' }));
  const shells = [await replica('shell 1'), await replica('shell 2')];
  const apis = [await replica('api 1'), await replica('api 2')];
  const listen = await freeAddress();
  const addresses = (replicas: typeof shells): string[] => replicas.map(({ address }) => address);
  open.push(
    await startNginx(nginx ?? '', { listen, store: store.root, shells: addresses(shells), apis: addresses(apis) }),
  );
  return { store, first, second, shells, apis, origin: `http://${listen}` };
}

const whenInstalled = nginx ? test : test.skip;

whenInstalled(
  'published files are immutable and compressed; a missing one is a plain 404 that nobody remembers',
  async () => {
    const { origin, first } = await site();
    const file = await fetch(`${origin}${first.folder}remoteEntry.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript',
    });
    for (const path of [
      `${first.folder}gone.js`,
      '/r/none/',
      first.folder,
      `${first.folder}.writing-1`,
      '/env/production/history/1.json',
      '/env/production/.lock',
      '/env/none/discovery.json',
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
  'every promotion and rollback is seen at once by those who ask with the old entity tag',
  async () => {
    const { origin, store, first, second } = await site();
    const address = `${origin}/env/${ENV}/discovery.json`;
    let tag = '';
    const look = async (): Promise<number> => {
      const answer = await fetch(address, { headers: tag ? { 'if-none-match': tag } : {} });
      tag = answer.headers.get('etag') ?? tag;
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      await answer.arrayBuffer();
      return answer.status;
    };
    expect(await look()).toBe(200);
    expect(await look()).toBe(304);
    for (let round = 0; round < 5; round++) {
      // Documents of the same size within the same second.
      await promote(store, ENV, 'careers', second.version);
      expect(await look()).toBe(200);
      await rollback(store, ENV, 'careers', { to: first.version });
      expect(await look()).toBe(200);
      expect(await look()).toBe(304);
    }
  },
  30_000,
);

whenInstalled(
  'a publication is read back through the public address',
  async () => {
    const { origin, store } = await site();
    const folder = await remotePackage({ salt: 'public' });
    expect(await publish(store, ENV, folder, { publicOrigin: origin })).toMatchObject({ uploaded: true });
  },
  30_000,
);

whenInstalled(
  'pages and calls are shared among the replicas, and one that ends is not missed',
  async () => {
    const { origin, shells, apis } = await site();
    const ask = async (path: string): Promise<string> => (await fetch(origin + path)).text();
    const seen = new Set(await Promise.all(Array.from({ length: 20 }, () => ask('/about?x=1'))));
    expect([...seen].sort().map((text) => text.slice(0, 18))).toEqual(['shell 1 /about?x=1', 'shell 2 /about?x=1']);
    expect(
      new Set(
        (await Promise.all(Array.from({ length: 20 }, () => ask('/api/v1/blogs')))).map((text) => text.slice(0, 5)),
      ),
    ).toEqual(new Set(['api 1', 'api 2']));
    for (const replicas of [shells, apis]) if (replicas[0]) await stop(replicas[0].server);
    for (let i = 0; i < 20; i++) {
      expect(await ask('/about')).toMatch(/^shell 2/);
      expect(await ask('/api/v1/blogs')).toMatch(/^api 2/);
    }
  },
  30_000,
);

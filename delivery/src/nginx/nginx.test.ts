import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { connect } from 'node:tls';
import { publish } from '../publication/publish';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { installedNginx, startNginx } from '../testing/real-nginx';
import { nginxSiteConfig, SECURITY_HEADERS } from './site-config';
import { temporaryStore } from '../testing/keys';

const ENV = 'production';
const nginx = installedNginx();
if (!nginx)
  console.warn('nginx is not installed: its configuration is not tried. On Debian: apt-get install nginx-light');

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** A server that answers with its name. */
async function replica(name: string, at = '127.0.0.1:0'): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    response.setHeader('x-id', String(request.headers['x-request-id']));
    response.setHeader('x-for', String(request.headers['x-forwarded-for']));
    response.end(`${name} ${request.url ?? ''} ${String(request.headers.host)}`);
  });
  await new Promise<void>((resolve) => server.listen(Number(at.split(':')[1]), at.split(':')[0], resolve));
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

async function site(logs?: string) {
  const store = await temporaryStore();
  await publish(store, ENV, await shellPackage());
  const first = await publish(store, ENV, await remotePackage({ salt: '1' }));
  const shells = [await replica('shell 1'), await replica('shell 2')];
  const apis = [await replica('api 1'), await replica('api 2')];
  const [listen, apiListen] = [await freeAddress(), await freeAddress()];
  const addresses = (replicas: typeof shells): string[] => replicas.map(({ address }) => address);
  open.push(
    await startNginx(nginx ?? '', {
      ...{ origin: `http://${listen}`, listen, store: store.root },
      ...{ shells: addresses(shells), apis: addresses(apis), apiListen, ...(logs !== undefined && { logs }) },
    }),
  );
  return { store, first, shells, apis, origin: `http://${listen}`, internal: `http://${apiListen}` };
}

const whenInstalled = nginx ? test : test.skip;

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
      vary: 'Accept-Encoding',
    });
    for (const path of [`${first.folder}gone.js`, '/r/none/', first.folder, `${first.folder}.writing-1`]) {
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
  'every request gets a new id for the logs of all servers, whatever id the visitor sends',
  async () => {
    const { origin } = await site();
    const ask = async (path: string) =>
      (await fetch(origin + path, { headers: { 'x-request-id': 'forged-by-a-visitor' } })).headers.get('x-id');
    const named = [await ask('/one'), await ask('/two'), await ask('/api/v1/blogs')];
    for (const id of named) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(named).size).toBe(3);
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
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
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
  'a request for another host name gets nothing of the site',
  async () => {
    const { origin } = await site();
    const status = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const asked = request(`${origin}/about`, { headers: { host }, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject).end();
      });
    expect(await status(new URL(origin).host)).toBe(200);
    expect(await status('evil.example')).toBe(421);
  },
  30_000,
);

whenInstalled(
  'no log contains a token, a key, a search term, the referrer or the whole address of a visitor',
  async () => {
    const logs = await temporaryFolder();
    const { origin, internal, shells, apis } = await site(logs);
    const paths = [
      '/career/application?key=SECRET',
      '/subscription?confirm=SECRET',
      '/subscription?unsubscribe=SECRET',
      '/preview/news/SECRET',
      '/PREVIEW//job-postings/SECRET/SECRET?draft=SECRET',
      '/%70review/products/SECRET',
      '/version-preview/SECRET',
      '/search?q=SECRET',
      '/api/v1/previews/SECRET',
      '/api/v1/subscriptions?token=SECRET',
      '/r/SECRET\n/../../preview/news/SECRET',
    ];
    const ask = (at: string, path: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const headers = { referer: `${origin}/login?code=SECRET`, cookie: 'session=SECRET' };
        const asked = request(at + path, { headers, localAddress: '127.0.0.77', agent: false }, (answer) => {
          answer.resume().once('end', resolve);
        });
        asked.on('error', reject).end();
      });
    const askForAll = async (): Promise<void> => {
      for (const path of paths) await ask(origin, path.replace('\n', '%0a'));
      await ask(internal, '/api/v1/previews/SECRET');
    };
    await askForAll();
    // Errors of unreachable servers are logged with the request in another log.
    for (const { server } of [...shells, ...apis]) await stop(server);
    await askForAll();
    // nginx ends after it has written everything.
    await open.pop()?.();
    const names = await readdir(logs);
    const written = (await Promise.all(names.map((name) => readFile(path.join(logs, name), 'utf8')))).join('');
    expect(written).toContain(' 127.0.0.0 "GET /preview/products/[token]" 200 ');
    expect(written).toContain(' 127.0.0.0 "GET /career/application" 502 ');
    expect(written).not.toMatch(/SECRET|127\.0\.0\.77|\?/);
  },
  30_000,
);

whenInstalled(
  "when both API servers answer 503, visitors get the API's 503 with its reason and Retry-After",
  async () => {
    const { origin, internal, apis } = await site();
    const busy = { success: false, message: 'Busy' };
    for (const { server } of apis) {
      server.removeAllListeners('request');
      server.on('request', (_request, response) => {
        response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '7' });
        response.end(JSON.stringify(busy));
      });
    }
    // nginx leaves a server alone after a failure: the later answers differ in how they are found.
    for (const at of [origin, internal, origin, internal, origin, internal]) {
      const answer = await fetch(`${at}/api/v1/blogs`);
      expect([answer.status, await answer.json(), answer.headers.get('retry-after')]).toEqual([503, busy, '7']);
    }
  },
  30_000,
);

/** A DNS server that answers each name with one IPv4 address. */
async function nameServer(address: () => string): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address: asker }) => {
    const endOfName = query.indexOf(0, 12) + 1;
    const isIPv4 = query.readUInt16BE(endOfName) === 1;
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(isIPv4 ? 1 : 0, 6);
    head.fill(0, 8, 12);
    const answer = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address().split('.').map(Number)];
    socket.send(
      Buffer.concat([head, query.subarray(12, endOfName + 4), Buffer.from(isIPv4 ? answer : [])]),
      port,
      asker,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  open.push(async () => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

// Other systems have no 127.0.0.2.
(nginx && process.platform === 'linux' ? test : test.skip)(
  'servers that come back with another address are found without a reload',
  async () => {
    const first = await replica('first');
    const port = first.address.split(':')[1] ?? '';
    let address = '127.0.0.1';
    const [listen, resolver] = [await freeAddress(), await nameServer(() => address)];
    open.push(
      await startNginx(nginx ?? '', {
        ...{ origin: `http://${listen}`, listen, store: (await temporaryStore()).root, resolver },
        ...{ shells: [`shell:${port}`], apis: [`api:${port}`] },
      }),
    );
    const askAll = (): Promise<string[]> =>
      Promise.all(
        ['/about', '/api/v1/blogs?page=2'].map(async (path) => {
          const answer = await fetch(`http://${listen}${path}`);
          return (await answer.text()).slice(0, path.length + 7);
        }),
      );
    expect(await askAll()).toEqual(['first /about ', 'first /api/v1/blogs?page=2 ']);
    await stop(first.server);
    await replica('again', `127.0.0.2:${port}`);
    address = '127.0.0.2';
    let found = await askAll();
    while (!found.every((answer) => answer.startsWith('again'))) found = await askAll();
    expect(found).toEqual(['again /about ', 'again /api/v1/blogs?page=2 ']);
  },
  30_000,
);

const openssl = nginx !== undefined && spawnSync('openssl', ['version']).status === 0;
if (!openssl) console.warn('openssl is not installed: TLS of nginx is not tried.');

/** The answer to a GET over TLS, with the protocol that was agreed on. */
const getByTls = (at: string, host: string): Promise<{ agreed: string | false | null; answer: string }> =>
  new Promise((resolve, reject) => {
    const [address = '', port] = at.split(':');
    const alpn = { ALPNProtocols: ['http/1.1'], rejectUnauthorized: false };
    const socket = connect({ host: address, port: Number(port), servername: host, ...alpn }, () => {
      socket.write(`GET /about HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    socket.on('end', () => resolve({ agreed: socket.getProtocol(), answer })).on('error', reject);
  });

(openssl ? test : test.skip)(
  'nginx ends TLS for its own name, offers HTTP/2 and redirects http',
  async () => {
    const tls = await temporaryFolder();
    const certificate = [
      '-subj',
      '/CN=www.example.org',
      '-keyout',
      `${tls}/privkey.pem`,
      '-out',
      `${tls}/fullchain.pem`,
    ];
    const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...certificate]);
    expect(made.status).toBe(0);
    const { address: shell } = await replica('shell');
    const [listen, httpListen] = [await freeAddress(), await freeAddress()];
    open.push(
      await startNginx(nginx ?? '', {
        ...{ origin: 'https://www.example.org', listen, httpListen, tls, store: (await temporaryStore()).root },
        ...{ shells: [shell], apis: [shell] },
      }),
    );
    const page = await getByTls(listen, 'www.example.org');
    expect(page.agreed).toBe('TLSv1.3');
    expect(page.answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*strict-transport-security: max-age=60[\s\S]*shell \/about /i);
    await expect(getByTls(listen, 'evil.example')).rejects.toThrow(/unrecognized name/i);
    const session = connectHttp2(`https://${listen}`, { servername: 'www.example.org', rejectUnauthorized: false });
    await once(session, 'connect');
    expect(session.alpnProtocol).toBe('h2');
    session.close();
    const redirected = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`http://${httpListen}/about?a=b`, { headers: { host: 'www.example.org' } }, resolve)
        .on('error', reject)
        .end();
    });
    expect([redirected.resume().statusCode, redirected.headers.location]).toEqual([
      308,
      'https://www.example.org/about?a=b',
    ]);
  },
  30_000,
);

whenInstalled(
  'the answers of nginx have the security headers, and for programs the error format of the API',
  async () => {
    const { origin, internal, shells, apis } = await site();
    const own = Object.entries(SECURITY_HEADERS);
    const large = await fetch(`${origin}/api/v1/files`, { method: 'POST', body: Buffer.alloc(12 * 1024 * 1024 + 1) });
    expect([large.status, await large.json()]).toEqual([
      413,
      { success: false, message: 'The body is too large', requestId: expect.stringMatching(/^[\da-f]{32}$/) as string },
    ]);
    for (const { server } of [...shells, ...apis]) await stop(server);
    for (const key of ['', 'one']) {
      const headers = new Headers(key ? { 'idempotency-key': key } : undefined);
      const gone = await fetch(`${origin}/api/v1/blogs`, { method: 'POST', body: 'a', headers });
      expect([gone.status, gone.headers.get('retry-after'), gone.headers.get('content-type')]).toEqual([
        502,
        '5',
        'application/json',
      ]);
      expect(await gone.json()).toMatchObject({
        success: false,
        message: expect.stringContaining('try again') as string,
      });
    }
    for (const headers of [{ 'x-request-id': 'of-the-shell' }, { 'x-request-id': '"}' }]) {
      const gone = await fetch(`${internal}/api/v1/blogs`, { headers });
      expect([gone.status, await gone.json()]).toEqual([
        502,
        {
          success: false,
          message: 'The service cannot be reached. Please try again in a moment',
          requestId: expect.stringMatching(/^(?:of-the-shell|[\da-f]{32})$/) as string,
        },
      ]);
    }
    for (const path of ['/', '/r/none.js', '/api/v1/blogs']) {
      const { headers } = await fetch(origin + path);
      for (const [name, value] of own) expect([path, name, headers.get(name)]).toEqual([path, name, value]);
    }
  },
  30_000,
);

const SITE = {
  ...{
    origin: 'https://www.example.org',
    hsts: 'max-age=60; includeSubDomains',
    listen: '80',
    store: '/srv/store',
    cache: '/var/cache/site',
    logs: '/var/log/nginx',
  },
  ...{ shells: ['10.0.0.1:4000'], apis: ['[::1]:4100'] },
};

test.each([
  [{ origin: 'www.example.org' }, /--public has to be the site's address/],
  [{ origin: 'https://www.example.org/path' }, /--public/],
  [{ origin: 'https://*.example.org' }, /--public/],
  [{ origin: 'file:///srv' }, /--public/],
  [{ listen: '80; root /' }, /--listen has to be a port/],
  [{ listen: '0' }, /--listen has to be a port/],
  [{ listen: '127.0.0.1:65536' }, /--listen has to be a port/],
  [{ apiListen: '4100' }, /--api-listen has to be address:port/],
  [{ apis: ['10.0.0.1:99999'] }, /--api has to be host:port/],
  [{ logs: '/var/log; }' }, /--logs has to be the absolute path/],
  [{ hsts: 'max-age=1"; evil' }, /--hsts has to be max-age=<seconds>/],
  [{ resolver: 'dns.example' }, /--resolver has to be the address of a DNS server/],
  [{ resolver: '10.0.0.53', apis: ['api:4000', 'other:4000'] }, /--api has to be one name when --resolver is given/],
  [{ tls: '/etc/tls', origin: 'http://www.example.org' }, /--public has to be an https address when --tls is given/],
  [{ cache: 'relative' }, /--cache has to be the absolute path/],
  [{ store: 'relative' }, /--store has to be s3:\/\/… or the absolute path/],
  [{ store: 's3://bucket/a b' }, /--store/],
  [{ store: '/srv/${X}' }, /--store/],
  [{ shells: [] }, /--shell has to be said at least once/],
  [{ apis: ['10.0.0.1:1; }\nserver {'] }, /--api has to be host:port/],
])('no configuration is created for %j', async (wrong, message) => {
  await expect(nginxSiteConfig({ ...SITE, ...wrong })).rejects.toThrow(message);
});

test('a configuration is created completely, for its own site only', async () => {
  const text = await nginxSiteConfig(SITE);
  expect(text).toContain('server_name www.example.org;');
  expect(text).toContain('server [::1]:4100;');
  expect(text).toContain('Strict-Transport-Security "max-age=60; includeSubDomains"');
  expect(text).not.toContain('${');
  const ofBucket = await nginxSiteConfig({ ...SITE, store: 's3://bucket/site?endpoint=http://10.0.0.7:7480' });
  expect(ofBucket).not.toContain('${');
  expect(ofBucket).not.toContain('bucket/site');
});

whenInstalled(
  'published files of a bucket come from a shell server, once per encoding for all visitors',
  async () => {
    const asked: string[] = [];
    const shell = createServer((request, response) => {
      asked.push(`${request.url ?? ''} ${String(request.headers['accept-encoding'])}`);
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
      await startNginx(nginx ?? '', {
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
    const ofFiles = asked.filter((line) => line.startsWith('/r/'));
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
    expect(await publish(store, ENV, folder, { publicOrigin: origin })).toMatchObject({ uploaded: true });
  },
  30_000,
);

whenInstalled(
  'after all servers have failed, they are tried again as soon as one is back, and shell servers reach the API there too',
  async () => {
    const { origin, internal, shells, apis } = await site();
    const [shellAt, apiAt] = [shells[1]?.address ?? '', apis[1]?.address ?? ''];
    for (const replicas of [shells, apis]) for (const { server } of replicas) await stop(server);
    const status = async (url: string): Promise<number> => (await fetch(url)).status;
    for (let i = 0; i < 3; i++) {
      expect(await status(`${origin}/about?i=${i}`)).toBe(502);
      expect(await status(`${internal}/content-revision`)).toBe(502);
    }
    await replica('shell 2', shellAt);
    await replica('api 2', apiAt);
    for (let i = 0; i < 5; i++) {
      expect(await status(`${origin}/about?again=${i}`)).toBe(200);
      expect(await (await fetch(`${internal}/content-revision`)).text()).toMatch(/^api 2 /);
    }
  },
  30_000,
);

whenInstalled(
  'a form goes to the next shell server when one crashes, and so does a call with an idempotency key, but no other change',
  async () => {
    const { origin, internal, shells, apis } = await site();
    const asked: string[] = [];
    for (const { server } of [...shells, ...apis]) {
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        let body = '';
        request.on('data', (bytes: Buffer) => (body += bytes.toString()));
        request.on('end', () => {
          asked.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`);
          if (asked.length === 1) request.socket.destroy();
          else response.writeHead(303, { location: '/thanks' }).end();
        });
      });
    }
    const post = (path: string, headers: Record<string, string> = {}, at = origin) =>
      fetch(at + path, { method: 'POST', body: 'a=b', redirect: 'manual', headers });
    const answer = await post('/contact');
    expect([answer.status, answer.headers.get('location'), asked]).toEqual([
      303,
      '/thanks',
      ['POST /contact a=b', 'POST /contact a=b'],
    ]);
    asked.length = 0;
    expect((await post('/api/v1/contact')).status).toBe(502);
    expect(asked).toEqual(['POST /api/v1/contact a=b']);
    for (const at of [origin, internal]) {
      asked.length = 0;
      expect((await post('/api/v1/contact?x=%2F', { 'idempotency-key': 'one' }, at)).status).toBe(303);
      expect(asked).toEqual(['POST /api/v1/contact?x=%2F a=b', 'POST /api/v1/contact?x=%2F a=b']);
    }
  },
  30_000,
);

whenInstalled(
  'pages and calls are distributed among the replicas, and the end of one is not noticed',
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

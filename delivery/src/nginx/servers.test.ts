import { createSocket } from 'node:dgram';
import { temporaryStore } from '../testing/keys';
import { freeAddress, nginx, open, replica, site, stop, whenInstalled } from '../testing/nginx-site';
import { startNginx } from '../testing/real-nginx';

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

whenInstalled(
  'answers of the API are compressed for those who accept it',
  async () => {
    const { origin, apis } = await site();
    const answered = { success: true, blogs: Array.from({ length: 100 }, (_, id) => ({ id, title: 'A blog' })) };
    for (const { server } of apis) {
      server.removeAllListeners('request');
      server.on('request', (_request, response) => {
        const headers = { 'content-type': 'application/json; charset=utf-8', etag: 'W/"1"', vary: 'Authorization' };
        response.writeHead(200, headers).end(JSON.stringify(answered));
      });
    }
    const ask = (encoding: string) =>
      fetch(`${origin}/api/v1/blogs`, { headers: { 'accept-encoding': encoding, authorization: 'Bearer 1' } });
    const [compressed, plain] = [await ask('gzip'), await ask('identity')];
    expect(await Promise.all([compressed.json(), plain.json()])).toEqual([answered, answered]);
    expect(Object.fromEntries(compressed.headers)).toMatchObject({
      ...{ 'content-encoding': 'gzip', etag: 'W/"1"', vary: 'Accept-Encoding, Authorization' },
    });
    expect(plain.headers.get('content-encoding')).toBe(null);
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
      await startNginx(nginx, {
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
    const requests: string[] = [];
    for (const { server } of [...shells, ...apis]) {
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        let body = '';
        request.on('data', (bytes: Buffer) => (body += bytes.toString()));
        request.on('end', () => {
          requests.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`);
          if (requests.length === 1) request.socket.destroy();
          else response.writeHead(303, { location: '/thanks' }).end();
        });
      });
    }
    const post = (path: string, headers: Record<string, string> = {}, at = origin) =>
      fetch(at + path, { method: 'POST', body: 'a=b', redirect: 'manual', headers });
    const answer = await post('/contact');
    expect([answer.status, answer.headers.get('location'), requests]).toEqual([
      303,
      '/thanks',
      ['POST /contact a=b', 'POST /contact a=b'],
    ]);
    requests.length = 0;
    expect((await post('/api/v1/contact')).status).toBe(502);
    expect(requests).toEqual(['POST /api/v1/contact a=b']);
    for (const at of [origin, internal]) {
      requests.length = 0;
      expect((await post('/api/v1/contact?x=%2F', { 'idempotency-key': 'one' }, at)).status).toBe(303);
      expect(requests).toEqual(['POST /api/v1/contact?x=%2F a=b', 'POST /api/v1/contact?x=%2F a=b']);
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

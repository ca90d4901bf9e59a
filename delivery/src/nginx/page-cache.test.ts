import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nginx, open, whenInstalled } from '../testing/nginx-site';
import { temporaryFolder } from '../testing/packages';
import { startNginx } from '../testing/real-nginx';

/** Long enough that nothing is revalidated during a test. */
const CACHEABLE = 'public, s-maxage=3600, stale-while-revalidate=2';

let requests: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let origin: string;

async function listening(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

beforeEach(async () => {
  if (!nginx) return;
  requests = [];
  answer = ({ url, headers }, response) => {
    response.setHeader('cache-control', CACHEABLE);
    response.setHeader('etag', 'W/"1"');
    response.end(JSON.stringify({ url, theme: headers['x-site-theme'], encoding: headers['accept-encoding'] }));
  };
  const shell = await listening();
  open.push(shell.close);
  const free = await listening();
  await free.close();
  const site = { listen: free.address, store: await temporaryFolder(), shells: [shell.address], apis: [shell.address] };
  origin = `http://${free.address}`;
  // The readiness check requests a page.
  open.push(await startNginx(nginx, { origin: `https://${free.address}`, ...site }));
  requests = [];
});
const visit = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers } });

/** Requests a page until it is cached: nginx stores a page shortly after it has sent the last byte. */
async function visitUntilCached(path: string, headers: Record<string, string> = {}): Promise<Response> {
  for (;;) {
    const before = requests.length;
    const page = await visit(path, headers);
    if (requests.length === before) return page;
    await page.text();
  }
}

whenInstalled(
  'a cached page is requested from the shell once for each theme and encoding, for all visitors',
  async () => {
    const visitors: readonly Record<string, string>[] = [
      {},
      { cookie: '__Host-theme=dark' },
      { cookie: '__Host-theme=purple; __Host-visitor=somebody-1' },
      { cookie: '__Host-visitor=somebody-2; __Host-theme=light' },
      { 'accept-encoding': 'gzip, deflate, br, zstd' },
      { 'accept-encoding': 'br;q=1.0, gzip' },
    ];
    const forms = new Set<string>();
    for (const headers of visitors) {
      const page = await visitUntilCached('/about', headers);
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'Cookie, Accept-Encoding',
      });
      expect(page.headers.has('set-cookie')).toBe(false);
      forms.add(await page.text());
    }
    expect([...forms].map((form): unknown => JSON.parse(form))).toEqual([
      { url: '/about', theme: 'none' },
      { url: '/about', theme: 'dark' },
      { url: '/about', theme: 'light' },
      { url: '/about', theme: 'none', encoding: 'br' },
    ]);
    expect(requests.map(({ headers }) => headers.cookie)).toEqual(requests.map(() => undefined));

    const once = requests.length;
    for (const headers of visitors) expect(forms).toContain(await (await visit('/about', headers)).text());
    expect((await visit('/about', { 'if-none-match': 'W/"1"' })).status).toBe(304);
    expect((await visit('/about', { 'if-none-match': 'W/"0"' })).status).toBe(200);
    expect(requests).toHaveLength(once);
    // TLS was terminated earlier: the shell gets the visitors' scheme.
    expect(requests[0]?.headers['x-forwarded-proto']).toBe('https');
  },
);

whenInstalled(
  'a request with more personal data than theme and group gets its own answer, which no other visitor gets',
  async () => {
    answer = ({ headers }, response) => {
      response.setHeader('cache-control', CACHEABLE);
      response.end(`for ${headers.cookie ?? headers.authorization ?? 'everybody'}`);
    };
    const own = [
      'refused=careers@1',
      '__Host-theme=dark; override-grant=x',
      '__Host-visitor=somebody-1; known-device=y',
    ];
    for (const cookie of own) {
      for (let round = 0; round < 2; round++)
        expect(await (await visit('/a', { cookie })).text()).toBe(`for ${cookie}`);
    }
    expect(await (await visit('/a', { authorization: 'Bearer x' })).text()).toBe('for Bearer x');
    expect(requests).toHaveLength(7);
    const unknown: readonly Record<string, string>[] = [{}, { cookie: '__Host-theme=dark' }];
    for (const headers of unknown) expect(await (await visit('/a', headers)).text()).toBe('for everybody');
    expect(await (await visit('/a', { cookie: own[0] ?? '' })).text()).toBe(`for ${own[0]}`);
  },
);

whenInstalled('answers with a cookie, private answers and answers of the API are not cached', async () => {
  let count = 0;
  answer = ({ url }, response) => {
    if (url === '/sets') response.setHeader('set-cookie', '__Host-visitor=somebody-1');
    response.setHeader('cache-control', url === '/private' ? 'private, no-cache' : CACHEABLE);
    response.end(String(++count));
  };
  for (const path of ['/sets', '/private', '/api/v1/products']) {
    const [first, second] = [await (await visit(path)).text(), await (await visit(path)).text()];
    expect([path, first === second]).toEqual([path, false]);
  }
  expect((await visit('/api/v1/products')).headers.get('cache-control')).toBe(CACHEABLE);
});

whenInstalled('when versions depend on the visitor, a page is cached once for each group of visitors', async () => {
  answer = ({ headers, method }, response) => {
    const group = headers['x-visitor-group'];
    response.setHeader('cache-control', CACHEABLE);
    response.statusCode = group === undefined ? 428 : 200;
    response.end(`${method ?? ''} ${String(group)}`);
  };
  const groupOf = async (visitor: string, ask = visit): Promise<string> =>
    (await ask('/about', { cookie: `__Host-visitor=${visitor}` })).text();
  const visitors = Array.from({ length: 1_500 }, (_, number) => `visitor-${number}`);
  const groups = new Map<string, string>();
  for (const visitor of visitors) groups.set(visitor, await groupOf(visitor, visitUntilCached));
  expect(new Set(groups.values())).toEqual(new Set(Array.from({ length: 100 }, (_, group) => `GET ${group}`)));
  // One request to learn whether the group matters, then one page for each group.
  expect(new Set(requests.map(({ headers }) => headers['x-visitor-group'])).size).toBe(101);
  const once = requests.length;
  for (const visitor of visitors) expect(await groupOf(visitor)).toBe(groups.get(visitor));
  expect(requests).toHaveLength(once);

  const stranger = await visit('/about');
  const newCookie = /^__Host-visitor=[\da-f]{32}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/;
  expect(stranger.headers.get('set-cookie')).toMatch(newCookie);
  const cookie = stranger.headers.get('set-cookie')?.split(';')[0] ?? '';
  const again = await visit('/about', { cookie });
  expect(await again.text()).toBe(await stranger.text());
  expect(again.headers.has('set-cookie')).toBe(false);
  const posted = await fetch(`${origin}/about`, { method: 'POST', body: 'a=b', headers: { cookie } });
  expect(await posted.text()).toBe((await (await visit('/about', { cookie })).text()).replace('GET', 'POST'));
  expect(requests).toHaveLength(once + 1);
});

whenInstalled('a cached page is served while the shell is too busy to render it again', async () => {
  let busy = false;
  answer = (_request, response) => {
    response.statusCode = busy ? 503 : 200;
    response.setHeader('cache-control', busy ? 'no-store' : 'public, s-maxage=1');
    response.end('The page.');
  };
  await visitUntilCached('/about');
  busy = true;
  const once = requests.length;
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    const page = await visit('/about');
    seen.add(`${page.status} ${await page.text()}`);
  };
  while (requests.length === once) await look();
  await look();
  expect([...seen]).toEqual(['200 The page.']);
});

whenInstalled(
  'a public file is requested from the API once for each format, without cookies, and others are not cached',
  async () => {
    answer = ({ url = '', headers }, response) => {
      response.setHeader(
        'cache-control',
        url.includes('resume') ? 'private, no-store' : 'public, max-age=60, s-maxage=60',
      );
      response.setHeader('vary', 'Accept');
      response.setHeader('accept-ranges', 'bytes');
      response.end(
        `${url} ${headers.accept ?? ''} ${headers.cookie ?? headers.authorization ?? ''} ${requests.length}`,
      );
    };
    const picture = '/api/v1/files/a.webp?w=640';
    const accepted = [
      ['image/avif,image/webp,image/png,*/*;q=0.8', 'image/avif'],
      ['image/avif;q=0, image/webp', 'image/webp'],
      ['image/png', ''],
    ];
    for (const [accept = '', format = ''] of accepted) {
      const cached = await visitUntilCached(picture, { accept });
      expect((await cached.text()).startsWith(`${picture} ${format} `)).toBe(true);
      expect([cached.headers.get('vary'), cached.headers.get('cache-control')]).toEqual([
        'Accept',
        'public, max-age=60, s-maxage=60',
      ]);
      expect((await fetch(origin + picture, { method: 'HEAD', headers: { accept } })).status).toBe(200);
      const part = await visit(picture, { accept, range: 'bytes=0-3' });
      expect([part.status, await part.text()]).toEqual([206, '/api']);
    }
    const once = requests.length;
    await visit(picture, { accept: 'image/avif', cookie: '__Host-theme=dark' });
    expect(requests).toHaveLength(once);
    const uncached: readonly [string, Record<string, string>][] = [
      ['/api/v1/files/resume.pdf', {}],
      [`${picture}&other=1`, {}],
      [picture, { authorization: 'Bearer x' }],
      [picture, { cookie: 'other=1' }],
    ];
    for (const [path, headers] of uncached) {
      const [first, second] = [await (await visit(path, headers)).text(), await (await visit(path, headers)).text()];
      expect([path, first === second]).toEqual([path, false]);
    }
  },
);

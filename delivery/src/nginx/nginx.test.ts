import path from 'node:path';
import { request } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { open, site, stop, whenInstalled } from '../testing/nginx-site';
import { temporaryFolder } from '../testing/packages';
import { SECURITY_HEADERS } from './site-config';

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
  'the trace of a request has its id, whatever trace the visitor sends; the API gets that of the shell server',
  async () => {
    const { origin, internal } = await site();
    const forged = '00-11111111111111111111111111111111-2222222222222222-01';
    for (const path of ['/one', '/api/v1/blogs']) {
      const { headers } = await fetch(origin + path, { headers: { traceparent: forged } });
      const id = headers.get('x-id') ?? '';
      expect(headers.get('x-trace')).toBe(`00-${id}-${id.slice(0, 16)}-00`);
    }
    const passed = await fetch(`${internal}/api/v1/blogs`, { headers: { traceparent: forged } });
    expect(passed.headers.get('x-trace')).toBe(forged);
  },
  30_000,
);

whenInstalled(
  'a request for another host name gets nothing of the site',
  async () => {
    const { origin } = await site();
    const status = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const requests = request(`${origin}/about`, { headers: { host }, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        requests.on('error', reject).end();
      });
    expect(await status(new URL(origin).host)).toBe(200);
    expect(await status('evil.example')).toBe(421);
  },
  30_000,
);

whenInstalled(
  'no log contains a token, a key, a search term, the referrer or the whole address of a visitor, nor anything of a report without a name',
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
      '/page-data/preview/news/SECRET',
      '/version-preview/SECRET',
      '/search?q=SECRET',
      '/api/v1/previews/SECRET',
      '/api/v1/subscriptions?token=SECRET',
      '/reports/SECRET',
      '/hi/%72eports//SECRET',
      '/page-data/reports/SECRET',
      '/api/v1/reports/forms/SECRET',
      '/r/content/1.0.0-0123/report-form.SECRET.js',
      '/r/SECRET\n/../../preview/news/SECRET',
    ];
    const ask = (at: string, path: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const headers = { referer: `${origin}/login?code=SECRET`, cookie: 'session=SECRET' };
        const requests = request(at + path, { headers, localAddress: '127.0.0.77', agent: false }, (answer) => {
          answer.resume().once('end', resolve);
        });
        requests.on('error', reject).end();
      });
    const askForAll = async (): Promise<void> => {
      for (const path of paths) await ask(origin, path.replace('\n', '%0a'));
      await ask(internal, '/api/v1/previews/SECRET');
      await ask(internal, '/api/v1/reports/thread/SECRET');
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

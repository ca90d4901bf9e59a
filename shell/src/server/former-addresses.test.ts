import { formerAddressCalls } from 'api-client/schemas';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FormerAddresses } from './former-addresses';
import { ReadCache } from './read-cache';

const page = (path: string, language = 'en') => ({ url: new URL(path, 'https://site.example'), language });

let api: Server;
let requests: string[];
let sent: unknown[];
let former: FormerAddresses;
beforeEach(async () => {
  [requests, sent] = [[], []];
  api = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://api.example');
    void text(request).then((body) => {
      if (request.method === 'POST') {
        sent.push(JSON.parse(body));
        return response.writeHead(204).end();
      }
      const path = url.searchParams.get('path') ?? '';
      requests.push(url.pathname + path);
      response.writeHead(path === '/broken' ? 500 : 200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ success: true, to: path === '/old-page' ? '/products' : '' }));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  former = new FormerAddresses(new ReadCache(origin), origin);
});
afterEach(() => new Promise((resolve) => api.close(resolve)));

test('the old address of moved content redirects permanently, any other address is not found', async () => {
  expect(await former.pageFor(page('/old-page'))).toMatchObject({ status: 301, headers: { location: '/products' } });
  expect(await former.pageFor(page('/elsewhere'))).toBeUndefined();
  expect(await former.pageFor(page('/broken'))).toBeUndefined();
  expect(requests[0]).toBe('/api/v1/former-addresses/old-page');
  expect(await former.pageFor(page(`/${'a'.repeat(300)}`))).toBeUndefined();
  expect(requests).toHaveLength(3);
});

test('an unreachable API leaves an address not found', async () => {
  const origin = 'http://127.0.0.1:9';
  const alone = new FormerAddresses(new ReadCache(origin), origin);
  expect(await alone.pageFor(page('/old-page'))).toBeUndefined();
  alone.count('/old-page');
  await expect(alone.send()).resolves.toBeUndefined();
});

test("addresses without a page are counted and reported together, in the API's format", async () => {
  for (let at = 0; at < 150; at += 1) former.count(`/${at}`);
  former.count('/7');
  former.count(`/${'a'.repeat(300)}`);
  await former.send();
  await former.send();
  expect(sent).toHaveLength(1);
  const { addresses } = formerAddressCalls.reportMissingAddresses.body.parse(sent[0]);
  expect(addresses).toHaveLength(100);
  expect(addresses[7]).toEqual({ path: '/7', count: 2 });
});

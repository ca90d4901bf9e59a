import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { figuresFrom } from './figures';

let server: Server;
let answer: { readonly status: number; readonly body: string };
let requests: (string | undefined)[];
let api: string;
beforeEach(async () => {
  requests = [];
  server = createServer(({ url }, response) => {
    requests.push(url);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const SINCE = new Date('2026-11-23T10:00:00.000Z');

test('figures are read from a start time on', async () => {
  const careers = { remote: 'careers', version: '1', loads: 3, failures: 0, failure: null, vitals: [], lcp: [] };
  answer = { status: 200, body: JSON.stringify({ versions: [careers] }) };
  expect(await figuresFrom(api)(SINCE)).toEqual([careers]);
  expect(requests).toEqual(['/version-reports?since=2026-11-23T10:00:00.000Z']);
});

test.each([
  ['a failure', 503, '{}', 'it answers 503'],
  ['a page', 200, '<!doctype html>', 'JSON'],
  ['something else', 200, '{"versions":[{"remote":1}]}', 'that is not an API server of this site'],
])('%s is not a valid answer: the message names the address and the option', async (_what, status, body, reason) => {
  answer = { status, body };
  const reading = figuresFrom(api)(SINCE);
  await expect(reading).rejects.toThrow(reason);
  await expect(reading).rejects.toThrow(/\/version-reports.*--api/);
});

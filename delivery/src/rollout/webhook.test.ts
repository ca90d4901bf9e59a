import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RolloutEvent } from './rollout';
import { Webhook } from './webhook';

let server: Server;
let statuses: number[];
let taken: string[];
let address: string;
beforeEach(async () => {
  [statuses, taken] = [[], []];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { event } = JSON.parse(body) as RolloutEvent;
      const status = statuses.shift() ?? 204;
      taken.push(`${request.method} ${request.headers['content-type']} ${event} ${status}`);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const event = (what: RolloutEvent['event']): RolloutEvent => ({
  ...{ event: what, environment: 'production', remote: 'careers', version: '1', traffic: 1 },
  ...{ at: '2026-11-23T10:00:00.000Z', message: 'careers 1 gets 1 %.' },
});

test('each event is sent as JSON in order, and retried after a failure', async () => {
  statuses = [503, 500];
  const waits: number[] = [];
  const lost: string[] = [];
  const hook = new Webhook(
    address,
    async (milliseconds) => void waits.push(milliseconds),
    (message) => lost.push(message),
  );
  hook.send(event('step'));
  hook.send(event('promoted'));
  await hook.settled();
  expect(taken).toEqual(
    ['step 503', 'step 500', 'step 204', 'promoted 204'].map((one) => `POST application/json ${one}`),
  );
  expect(waits).toEqual([1_000, 5_000]);
  expect(lost).toEqual([]);
});

test('an event that cannot be delivered is dropped and reported, and delays nothing', async () => {
  const lost: string[] = [];
  const hook = new Webhook(
    'http://127.0.0.1:9/hook',
    async () => undefined,
    (message) => lost.push(message),
  );
  hook.send(event('withdrawn'));
  expect(lost).toEqual([]);
  await hook.settled();
  expect(lost).toEqual([expect.stringMatching(/^The webhook does not take "withdrawn": /)]);
});

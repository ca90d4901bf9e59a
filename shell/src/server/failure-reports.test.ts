import { telemetryBodySchema } from 'api-client/schemas';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FailureReports } from './failure-reports';

let api: Server;
let sent: { readonly url: string | undefined; readonly body: unknown }[];
beforeEach(async () => {
  sent = [];
  api = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push({ url: request.url, body: JSON.parse(body) as unknown });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => api.close(resolve)));
const reporting = (): FailureReports => new FailureReports(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);

const PLACES = ['/r/careers/2/server/index.js:10:5', '/r/shell/3/server/index.js:7:1'];

test("failures on the server are reported together, in the API's format", async () => {
  const reports = reporting();
  for (let time = 0; time < 60; time += 1)
    reports.add({ remote: 'careers', version: '2', cause: 'TypeError: no\njobs', places: PLACES });
  await reports.send();
  await reports.send();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.url).toBe('/api/v1/telemetry');
  expect(telemetryBodySchema.parse(sent[1]?.body).events).toHaveLength(20);
  const { events } = telemetryBodySchema.parse(sent[0]?.body);
  expect(events).toHaveLength(40);
  expect(events[0]).toEqual({
    ...{ kind: 'remote', remote: 'careers', version: '2', outcome: 'failed', duration: 0 },
    reason: 'server: TypeError: no jobs',
    stack: ['careers/2/server/index.js:10:5', 'shell/3/server/index.js:7:1'],
  });
});

test('an unreachable API delays nothing', async () => {
  const reports = new FailureReports('http://127.0.0.1:9');
  reports.add({ remote: 'careers', version: '2', cause: 'gone', places: [] });
  await expect(reports.send()).resolves.toBeUndefined();
});

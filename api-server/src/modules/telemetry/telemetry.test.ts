import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteReport, TelemetryEvent } from 'api-client';
import { startCollector, type Collector } from 'http-edge/testing';
import { testApp } from '../../../test/harness';
import { HOUR } from '../../clock';

const entry = (version: string, revoked?: string) => ({
  metadata: { version },
  extras: { revoked, tasks: ['application-sent'] },
});

const microFrontends = { careers: [entry('1'), entry('2'), entry('0', 'broken')] };

/** Serves the discovery document. */
let discovery: Server;
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
  discovery = createServer((_request, response) => void response.end(JSON.stringify({ microFrontends })));
  await new Promise<void>((resolve) => discovery.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => discovery.close(resolve)));
afterAll(() => collector.close());
const site = testApp(() => ({
  environment: {
    ...{ SESSION_IDLE_MINUTES: '10000', SESSION_HOURS: '100', LIMIT_TELEMETRY_PER_MINUTE: '6' },
    ...{ LIMIT_TELEMETRY_EVENTS_PER_MINUTE: '20', LIMIT_TELEMETRY_OF_SITE_PER_MINUTE: '30', TRUST_PROXY: '127.0.0.1' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '10' },
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    DISCOVERY_URL: `http://127.0.0.1:${(discovery.address() as AddressInfo).port}/discovery.json`,
  },
}));

const send = async (...events: TelemetryEvent[]): Promise<number> =>
  (await site.call('POST', '/telemetry', { events })).statusCode;

const load = (
  version: string,
  outcome: 'loaded' | 'recovered' | 'failed',
  reason?: string,
  stack?: string,
): TelemetryEvent => ({
  ...{ kind: 'remote', remote: 'careers', version, outcome, duration: 12, reason, stack },
});

const lcp = (version: string, value: number): TelemetryEvent => ({
  ...{ kind: 'vital', name: 'LCP', value, page: '/career', remote: 'careers', version },
});

const task = (version: string, name: string): TelemetryEvent => ({
  kind: 'task',
  remote: 'careers',
  version,
  task: name,
});

const once = (reason: string, ...places: string[]) => ({ reason, places, count: 1 });

it('owners read the loads, failures with the last cause, vitals and completed tasks of each version of a section', async () => {
  expect(await send(load('1', 'failed', 'of long ago'))).toBe(204);
  site.clock.pass(25 * HOUR);
  expect(await send(load('1', 'loaded'), load('2', 'failed', 'corrupt'), lcp('1', 100), lcp('1', 300))).toBe(204);
  const before = site.clock.now().toISOString();
  site.clock.pass(HOUR);
  expect(await send(load('2', 'failed', 'missing: Loading chunk 7 failed.'), lcp('1', 200), lcp('2', 900))).toBe(204);
  expect(await send({ kind: 'vital', name: 'CLS', value: 0.1, page: '/news' })).toBe(204);
  expect(await send(task('2', 'application-sent'), task('2', 'application-sent'), task('2', 'of nobody'))).toBe(204);

  const owner = await site.signedIn('owner');
  const { sections } = (await site.get('/telemetry/sections', owner)).json<{ sections: RemoteReport[] }>();
  expect(sections).toEqual([
    {
      ...{ remote: 'careers', version: '1', loads: 1, failures: 0, failure: null, faults: [] },
      vitals: [{ name: 'LCP', value: 250, samples: 3 }],
      tasks: [],
    },
    {
      ...{ remote: 'careers', version: '2', loads: 2, failures: 2 },
      failure: { at: site.clock.now().toISOString(), reason: 'missing: Loading chunk 7 failed.' },
      faults: [
        {
          ...once('missing: Loading chunk 7 failed.'),
          ...{ first: site.clock.now().toISOString(), last: site.clock.now().toISOString() },
        },
        { ...once('corrupt'), first: before, last: before },
      ],
      vitals: [{ name: 'LCP', value: 900, samples: 1 }],
      tasks: [{ name: 'application-sent', count: 2 }],
    },
  ]);
});

it('others cannot read it, and a batch without any event is refused', async () => {
  expect((await site.get('/telemetry/sections')).statusCode).toBe(401);
  expect((await site.get('/telemetry/sections', await site.signedIn('editor'))).statusCode).toBe(403);
  site.clock.pass(HOUR);
  const answer = await site.call('POST', '/telemetry', { events: [{ kind: 'vital', name: 'FPS', value: 1 }] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ path: 'events' }] });
});

it('stores the valid events of a batch and drops others: malformed, too long, and of versions that are not live', async () => {
  site.clock.pass(25 * HOUR);
  const events = [
    load('2', 'loaded'),
    load('3', 'loaded'),
    load('0', 'failed', 'of a revoked version'),
    { ...load('1', 'loaded'), remote: 'elsewhere' },
    { ...load('1', 'loaded'), remote: '__proto__' },
    { ...load('1', 'failed', 'x'.repeat(10_001)) },
    { ...load('1', 'loaded'), duration: -1 },
    { ...lcp('2', 5), version: '9' },
    { kind: 'vital', name: 'LCP', value: 5, page: '/', version: '2' },
    null,
    'text',
    [],
    lcp('2', 700),
  ];
  expect((await site.call('POST', '/telemetry', { events })).statusCode).toBe(204);
  const { sections } = (await site.get('/telemetry/sections', await site.signedIn('owner'))).json<{
    sections: RemoteReport[];
  }>();
  expect(sections).toEqual([
    {
      ...{ remote: 'careers', version: '2', loads: 1, failures: 0, failure: null, faults: [] },
      vitals: [{ name: 'LCP', value: 700, samples: 1 }],
      tasks: [],
    },
  ]);
});

it('shows the reports of versions since a moment, to owners and, outside the site, to operators', async () => {
  site.clock.pass(25 * HOUR);
  await send(load('1', 'loaded'), load('2', 'failed', 'corrupt'));
  site.clock.pass(HOUR);
  const since = site.clock.now().toISOString();
  site.clock.pass(HOUR);
  await send(load('1', 'loaded'), load('2', 'loaded'), ...[900, 901, 100].map((value) => lcp('2', value)));
  const versions = [
    { remote: 'careers', version: '1', loads: 1, failures: 0, failure: null, faults: [], vitals: [], tasks: [] },
    {
      ...{ remote: 'careers', version: '2', loads: 1, failures: 0, failure: null, faults: [], tasks: [] },
      vitals: [{ name: 'LCP', value: 900.5, samples: 3 }],
    },
  ];
  const owner = await site.signedIn('owner');
  expect((await site.get(`/telemetry/sections?since=${since}`, owner)).json()).toMatchObject({ sections: versions });
  const figures = await site.app.inject(`/version-reports?since=${since}`);
  const distributions = [
    [],
    [
      [99.8, 1],
      [900.6, 2],
    ],
  ];
  expect(figures.json()).toEqual({ versions: versions.map((one, i) => ({ ...one, lcp: distributions[i] })) });
  for (const wrong of ['yesterday', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00%2B14:00', '9999-12-31T23:59:59-14:00'])
    expect((await site.app.inject(`/version-reports?since=${wrong}`)).statusCode).toBe(400);
});

it('counts equal faults, with the places of the stack in published scripts and nothing else of it', async () => {
  site.clock.pass(25 * HOUR);
  const first = site.clock.now().toISOString();
  const places = ['careers/1/job-list.js:1:20', 'shell/3.0.0-ab/shell.js:2:7'];
  const stack = [
    'TypeError: no jobs of asha@site.example',
    ...places.map((place) => `at f (https://x.example/r/${place})`),
  ];
  const fault = load('1', 'failed', 'page: no jobs', [...stack, 'at https://x.example/a.js?q=1:1:1'].join('\n'));
  expect(await send(fault)).toBe(204);
  site.clock.pass(HOUR);
  const deep = Array.from({ length: 9 }, (_, line) => `at /r/careers/1/a.js:${line}:1`).join('\n');
  expect(await send(fault, load('1', 'failed', 'page: deep', deep))).toBe(204);
  // A stack that is not text does not hide the failure.
  const odd = { ...load('1', 'failed', 'page: odd'), stack: 7 };
  expect((await site.call('POST', '/telemetry', { events: [odd] })).statusCode).toBe(204);
  const last = site.clock.now().toISOString();
  const { sections } = (await site.get('/telemetry/sections', await site.signedIn('owner'))).json<{
    sections: RemoteReport[];
  }>();
  expect(sections[0]?.faults).toEqual([
    {
      ...once('page: deep', ...[0, 1, 2, 3, 4].map((line) => `careers/1/a.js:${line}:1`)),
      ...{ first: last, last },
    },
    { reason: 'page: no jobs', places, count: 2, first, last },
    { ...once('page: odd'), first: last, last },
  ]);
});

it('joins the lines of a cause, and cuts a long one: the batch and its failures count', async () => {
  site.clock.pass(25 * HOUR);
  const reason = `missing: Loading chunk 7 failed.\r\n\t(missing: /r/careers/7.js)\u0000${'x'.repeat(400)}`;
  expect(await send(load('1', 'failed', reason), load('2', 'failed', reason))).toBe(204);
  const { sections } = (await site.get('/telemetry/sections', await site.signedIn('owner'))).json<{
    sections: RemoteReport[];
  }>();
  const reasons = sections.map(({ failure }) => failure?.reason);
  expect(reasons).toHaveLength(2);
  for (const reason of reasons) {
    expect(reason).toMatch(/^missing: Loading chunk 7 failed\. \(missing: \/r\/careers\/7\.js\) x+$/);
    expect(reason).toHaveLength(300);
  }
});

it('accepts events of a version as soon as it is live, and not before', async () => {
  site.clock.pass(25 * HOUR);
  expect(await send(load('new', 'loaded'), load('1', 'loaded'))).toBe(204);
  microFrontends.careers.push(entry('new'));
  site.clock.pass(1_000);
  expect(await send(load('new', 'loaded'))).toBe(204);
  const series = 'site_remote_loads_total{remote="careers",version="new",outcome="loaded"} 1';
  expect(await site.app.metrics.metrics()).toContain(series);
  microFrontends.careers.pop();
  site.clock.pass(31_000);
  await send(load('1', 'loaded'));
  expect(await site.app.metrics.metrics()).not.toContain('version="new"');
  const { sections } = (await site.get('/telemetry/sections', await site.signedIn('owner'))).json<{
    sections: RemoteReport[];
  }>();
  expect(sections.map(({ version, loads }) => [version, loads])).toEqual([
    ['1', 2],
    ['new', 1],
  ]);
});

it('makes spans of what browsers report about a recorded document, of live versions and up to a limit', async () => {
  site.clock.pass(HOUR);
  const [trace, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const part = (version: string, traceparent = `00-${trace}-${parent}-01`): TelemetryEvent => ({
    ...{ kind: 'span', name: 'hydrate', traceparent, start: 200, end: 340, at: 5_000, remote: 'careers', version },
  });
  expect(await send(part('9'), part('1'), part('1', `00-${trace}-${parent}-00`))).toBe(204);
  const [span, ...others] = await collector.until((spans) => spans.length > 0);
  expect(span).toMatchObject({ service: 'site-browser', name: 'hydrate', traceId: trace, parentSpanId: parent });
  expect(span?.attributes).toEqual({ 'mfe.name': 'careers', 'mfe.version': '1' });
  expect(span?.duration).toBeCloseTo(140, 0);
  expect(others).toEqual([]);
  await send(...Array.from({ length: 50 }, () => part('1')));
  expect(await collector.until((spans) => spans.length >= 30)).toHaveLength(30);
});

it('limits the batches of one caller per minute', async () => {
  site.clock.pass(HOUR);
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) statuses.push(await send(load('2', 'loaded')));
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429]);
  const refused = await site.call('POST', '/telemetry', { events: [load('2', 'loaded')] });
  expect(refused.headers['retry-after']).toBe('60');
  expect(await send(load('2', 'loaded'))).toBe(429);
  site.clock.pass(61_000);
  expect(await send(load('2', 'loaded'))).toBe(204);
});

it('limits the measurements of one caller and of the site per minute, and samples those of a busy site evenly', async () => {
  site.clock.pass(25 * HOUR);
  const events = Array.from({ length: 12 }, () => load('2', 'loaded'));
  const sendAs = async (caller: string) =>
    (await site.call('POST', '/telemetry', { events }, { 'x-forwarded-for': caller })).statusCode;
  const stored = async () => {
    const answer = await site.get('/telemetry/sections', await site.signedIn('owner'));
    return answer.json<{ sections: RemoteReport[] }>().sections[0]?.loads;
  };
  expect([await sendAs('203.0.113.1'), await sendAs('203.0.113.1'), await stored()]).toEqual([204, 204, 20]);
  expect([await sendAs('203.0.113.2'), await stored()]).toEqual([204, 30]);
  await sendAs('203.0.113.3');
  await sendAs('203.0.113.4');
  // 56 measurements came, and 30 are wanted: about every second page is stored.
  site.clock.pass(60_000);
  for (const caller of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) await sendAs(caller);
  expect(await stored()).toBe(54);
  site.clock.pass(120_000);
  expect([await sendAs('203.0.113.1'), await stored()]).toEqual([204, 66]);
});

import type { SectionReport, TelemetryEvent } from 'api-client';
import { startTestApp, type TestApp } from '../../../test/harness';
import { HOUR } from '../../clock';

let site: TestApp;
beforeAll(async () => (site = await startTestApp({ SESSION_IDLE_MINUTES: '10000', SESSION_HOURS: '100' })), 60_000);
afterAll(() => site.close());

const send = async (...events: TelemetryEvent[]): Promise<number> =>
  (await site.call('POST', '/telemetry', { events })).statusCode;

const load = (version: string, outcome: 'loaded' | 'recovered' | 'failed', reason?: string): TelemetryEvent => ({
  ...{ kind: 'remote', remote: 'careers', version, outcome, duration: 12, reason },
});

const lcp = (version: string, value: number): TelemetryEvent => ({
  ...{ kind: 'vital', name: 'LCP', value, page: '/career', remote: 'careers', version },
});

it('owners read how each version of a section fared: loads, failures with the last cause, vitals', async () => {
  expect(await send(load('1', 'failed', 'of long ago'))).toBe(204);
  site.clock.pass(25 * HOUR);
  expect(await send(load('1', 'loaded'), load('2', 'failed', 'corrupt'), lcp('1', 100), lcp('1', 300))).toBe(204);
  site.clock.pass(HOUR);
  expect(await send(load('2', 'failed', 'missing: Loading chunk 7 failed.'), lcp('1', 200), lcp('2', 900))).toBe(204);
  expect(await send({ kind: 'vital', name: 'CLS', value: 0.1, page: '/news' })).toBe(204);

  const owner = await site.signedIn('owner');
  const { sections } = (await site.get('/telemetry/sections', owner)).json<{ sections: SectionReport[] }>();
  expect(sections).toEqual([
    {
      ...{ remote: 'careers', version: '1', loads: 1, failures: 0, failure: null },
      vitals: [{ name: 'LCP', value: 250, samples: 3 }],
    },
    {
      ...{ remote: 'careers', version: '2', loads: 2, failures: 2 },
      failure: { at: site.clock.now().toISOString(), reason: 'missing: Loading chunk 7 failed.' },
      vitals: [{ name: 'LCP', value: 900, samples: 1 }],
    },
  ]);
});

it('nobody else reads it, and what is no event is refused', async () => {
  expect((await site.get('/telemetry/sections')).statusCode).toBe(401);
  expect((await site.get('/telemetry/sections', await site.signedIn('editor'))).statusCode).toBe(403);
  expect(
    (await site.call('POST', '/telemetry', { events: [{ kind: 'vital', name: 'FPS', value: 1 }] })).statusCode,
  ).toBe(400);
});

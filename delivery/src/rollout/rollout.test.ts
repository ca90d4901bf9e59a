import { revisionOf, type DiscoveryDocument } from 'federation/discovery';
import { publishFirst } from '../testing/publish-first';
import type { LocalStore } from '../stores/open-store';
import { temporaryStore } from '../testing/keys';
import { remotePackage, shellPackage } from '../testing/packages';
import { canary } from '../traffic/canary';
import { endFreeze, freeze } from '../traffic/freeze';
import { rollback } from '../traffic/rollback';
import type { RolloutPlan } from './change-step';
import { FiguresUnavailable, type ReadFigures, type VersionFigures } from './figures';
import { runRollout, type Clock, type RolloutEvent, type RolloutOptions } from './rollout';

const ENV = 'production';
const MINUTE = 60_000;
const PLAN: RolloutPlan = { steps: [1, 10, 50], bake: 10 * MINUTE, minLoads: 20, maxFailures: 1, maxLcp: 20 };
const START = Date.parse('2026-11-23T10:00:00.000Z');

let store: LocalStore;
let defaultVersion: string;
let version: string;
let now: number;
let events: RolloutEvent[];
let waited: string[];

/** Runs at each check, before its time passes. */
let meanwhile: () => Promise<void> | void;
const clock: Clock = {
  now: () => new Date(now),
  wait: async (milliseconds) => {
    await meanwhile();
    now += milliseconds;
  },
};

beforeEach(async () => {
  store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  defaultVersion = (await publishFirst(store, ENV, await remotePackage({ salt: 'one' }))).version;
  version = (await publishFirst(store, ENV, await remotePackage({ salt: 'two', version: '1.1.0' }))).version;
  [now, events, waited] = [START, [], []];
  meanwhile = () => undefined;
});

interface Fared {
  readonly loads?: number;
  readonly failures?: number;
  readonly lcp?: number;
}

const figures = (of: string, { loads = 0, failures = 0, lcp = 2_000 }: Fared): VersionFigures => ({
  ...{ remote: 'careers', version: of, loads, failures },
  failure: failures > 0 ? { reason: 'page: jobs is undefined' } : null,
  vitals: [{ name: 'LCP', value: lcp, samples: loads }],
  // Three of four visits take at most that long.
  lcp: Array.from({ length: 40 }, (_, at) => [lcp * ((at + 0.5) / (39.5 - at) / 3) ** 0.3, loads / 40]),
});

/** Figures of both versions in every step from its first check on. */
const faring =
  (own: Fared, other: Fared = { loads: 1_000 }): ReadFigures =>
  async () => [figures(version, own), figures(defaultVersion, other)];

const run = (readFigures: ReadFigures, more: Partial<RolloutOptions> = {}): Promise<RolloutEvent> =>
  runRollout({
    ...{ target: { store, environment: ENV, name: 'careers', version: '1.1.0' }, plan: PLAN, readFigures, clock },
    onEvent: (event) => events.push(event),
    onWaiting: (text) => waited.push(text),
    ...more,
  });

const entryOf = (document: DiscoveryDocument, of: string) =>
  document.microFrontends['careers']?.find(({ metadata }) => metadata.version === of);
const traffic = async (): Promise<(number | undefined)[]> => {
  const document = await store.read(ENV);
  return [entryOf(document, defaultVersion)?.deployment.traffic, entryOf(document, version)?.deployment.traffic];
};
const reported = () => events.map(({ event, traffic: part, at }) => [event, part, (Date.parse(at) - START) / MINUTE]);

test('while the traffic is frozen, a canary keeps its step', async () => {
  meanwhile = async () => {
    if (now - START === 30 * MINUTE) await endFreeze(store, ENV);
    else if (now === START) await freeze(store, ENV, { reason: 'Accounts', at: clock.now().toISOString() });
  };
  expect(await run(faring({ loads: 1_000 }))).toMatchObject({ event: 'promoted' });
  const [, second] = reported();
  expect(second?.[2]).toBeGreaterThan(30 - 1);
  expect(waited).toEqual(expect.arrayContaining([expect.stringContaining('Frozen: Accounts')]));
});

test('a version with good figures gets step after step, and all visitors after the last', async () => {
  const end = await run(faring({ loads: 1_000, lcp: 2_100 }, { loads: 1_000, lcp: 2_000 }));
  expect(reported()).toEqual([
    ['step', 1, 0],
    ['step', 10, 10],
    ['step', 50, 20],
    ['promoted', 100, 30],
  ]);
  expect(end).toMatchObject({ event: 'promoted', remote: 'careers', version, message: `careers ${version} is live.` });
  expect(end.figures?.canary.loads).toBe(1_000);
  const document = await store.read(ENV);
  expect(entryOf(document, version)).toMatchObject({ deployment: { traffic: 100, default: true } });
  expect(entryOf(document, version)?.extras).toMatchObject({ previous: defaultVersion });
  expect(entryOf(document, version)?.extras).not.toHaveProperty('rollout');
  // A second call, as in a pipeline, finds it live.
  expect(await run(faring({ loads: 1_000 }))).toMatchObject({ event: 'promoted' });
  expect(revisionOf(await store.read(ENV))).toBe(revisionOf(document));
});

test('a version that fails is withdrawn immediately, within a step, and the document says why', async () => {
  const end = await run(async (since) =>
    since.getTime() === START
      ? [figures(version, { loads: 40 }), figures(defaultVersion, { loads: 900 })]
      : [figures(version, { loads: 60, failures: 6 }), figures(defaultVersion, { loads: 900, failures: 1 })],
  );
  expect(reported()).toEqual([
    ['step', 1, 0],
    ['step', 10, 10],
    ['withdrawn', 0, 10],
  ]);
  const why =
    '10 % of 60 loads failed (default version: 0.1 % of 900; allowed: 1 % more). The last cause: page: jobs is undefined';
  expect(end.message).toContain(`careers ${version} was withdrawn at 2026-11-23T10:10:00.000Z: ${why}. Publish a new`);
  expect(await traffic()).toEqual([100, 0]);
  expect(entryOf(await store.read(ENV), version)?.extras.rollout?.withdrawn).toEqual({
    at: new Date(START + 10 * MINUTE).toISOString(),
    why,
  });
  // A second call, as in a pipeline, gives the version to no visitor.
  expect(await run(faring({ loads: 1_000 }))).toMatchObject({ event: 'withdrawn', message: end.message });
  expect(await traffic()).toEqual([100, 0]);
  // A person may decide otherwise.
  await canary(store, ENV, 'careers', version, 0);
  expect(await run(faring({ loads: 1_000 }))).toMatchObject({ event: 'promoted' });
});

test('failures that the default version has as well do not count against the canary', async () => {
  const end = await run(faring({ loads: 2_000, failures: 400 }, { loads: 20_000, failures: 4_000 }));
  expect(end.event).toBe('promoted');
});

test('a version that is certainly slower than allowed is withdrawn within a step', async () => {
  const end = await run(faring({ loads: 400, lcp: 3_600 }, { loads: 500, lcp: 2_000 }));
  expect(reported()).toEqual([
    ['step', 1, 0],
    ['withdrawn', 0, 0],
  ]);
  expect(end.message).toContain(
    'after 3.6 s in three of four of 400 visits (LCP; default version: 2.0 s of 500; allowed: 20 % more)',
  );
});

test('too few loads decide nothing: the canary waits for more, and a single failure is chance', async () => {
  let looks = 0;
  const end = await run(async () => {
    looks += 1;
    return [
      figures(version, looks < 50 ? { loads: 19, failures: 1 } : { loads: 1_000, failures: 1 }),
      figures(defaultVersion, { loads: 1_000 }),
    ];
  });
  expect(end.event).toBe('promoted');
  expect(reported()[1]?.[2]).toBeGreaterThan(10);
  expect(waited).toContain(`careers ${version}, 1 %: 19 loads, 1 failed; 19 of 20 loads are there.`);
});

test('before all visitors get it, the last step lasts until the figures show that neither limit is exceeded', async () => {
  let loads = 0;
  const end = await run(async () => {
    loads += 2;
    const both = { loads, failures: Math.floor(loads / 20) };
    return [figures(version, both), figures(defaultVersion, both)];
  });
  expect(end).toMatchObject({ event: 'promoted' });
  expect(reported()[3]?.[2]).toBeGreaterThan(30);
  expect(waited).toContainEqual(
    expect.stringMatching(/^careers .*, 50 %: .* show that fewer than 5 % more of its loads fail\.$/),
  );
});

test('without figures nothing changes, and nothing begins', async () => {
  const away: ReadFigures = () => Promise.reject(new FiguresUnavailable('The API is away'));
  await expect(run(away)).rejects.toThrow('The API is away');
  expect(await traffic()).toEqual([100, 0]);
  let looks = 0;
  const end = await run(async () => {
    looks += 1;
    if (looks > 1 && looks < 100) throw new FiguresUnavailable('The API is away');
    return [figures(version, { loads: 1_000 }), figures(defaultVersion, { loads: 1_000 })];
  });
  expect(end.event).toBe('promoted');
  expect(waited[0]).toBe(`careers ${version}, 1 %: The API is away.`);
  expect(reported()[1]?.[2]).toBeGreaterThan(10);
});

test('an interrupted canary continues at its step when it is called again, and the step keeps its start time', async () => {
  meanwhile = () => {
    if (now >= START + 14 * MINUTE) throw new Error('The process is killed.');
  };
  await expect(run(faring({ loads: 1_000 }))).rejects.toThrow('killed');
  expect(await traffic()).toEqual([90, 10]);
  [now, events] = [START + 17 * MINUTE, []];
  meanwhile = () => undefined;
  await run(faring({ loads: 1_000 }));
  expect(reported()).toEqual([
    ['step', 10, 17],
    ['step', 50, 20],
    ['promoted', 100, 30],
  ]);
});

test('two simultaneous calls make each step once', async () => {
  const before = revisionOf(await store.read(ENV));
  const ends = await Promise.all([run(faring({ loads: 1_000 })), run(faring({ loads: 1_000 }))]);
  expect(ends.map(({ event }) => event)).toEqual(['promoted', 'promoted']);
  expect(revisionOf(await store.read(ENV))).toBe(before + 4);
});

test('a manual rollback or a fixed canary ends it', async () => {
  meanwhile = async () => void (await rollback(store, ENV, 'careers'));
  expect(await run(faring({ loads: 1_000 }))).toMatchObject({ event: 'stopped', traffic: 0 });
  meanwhile = async () => void (await canary(store, ENV, 'careers', version, 1));
  expect(await run(faring({ loads: 1_000 }))).toMatchObject({ event: 'stopped', traffic: 1 });
  // A version with visitors loses none: it continues from its current step.
  meanwhile = () => undefined;
  await canary(store, ENV, 'careers', version, 30);
  events = [];
  await run(faring({ loads: 1_000 }));
  expect(events.map(({ traffic: part }) => part)).toEqual([50, 100]);
});

test('another plan for the same version ends the previous one', async () => {
  let isFirst = true;
  meanwhile = async () => {
    if (!isFirst) throw new Error('The process is killed.');
    isFirst = false;
    const other = run(faring({ loads: 1_000 }), { plan: { ...PLAN, steps: [5] } });
    await expect(other).rejects.toThrow('killed');
  };
  expect(await run(faring({ loads: 1_000 }))).toMatchObject({ event: 'stopped', traffic: 5 });
});

test('other limits apply from the next check on, and the step stays', async () => {
  meanwhile = () => {
    throw new Error('The process is killed.');
  };
  const failing = faring({ loads: 1_000, failures: 50 });
  const lenient = { ...PLAN, maxFailures: 10 };
  await expect(run(failing, { plan: lenient })).rejects.toThrow('killed');
  now += MINUTE;
  expect(await run(failing)).toMatchObject({ event: 'withdrawn' });
});

import { readPlan } from '../commands/rollout-options';
import { evaluate } from './evaluate';
import type { VersionFigures } from './figures';

/** Jest looks up globals slowly, and these are called millions of times. */
const { floor, imul } = Math;

/** Rollouts with the defaults of `delivery canary`, for a site with few visitors, which is the hardest case. */
const PLAN = readPlan({ steps: '1,10,50' });
const LOADS_A_MINUTE = 50;
const LOOKS_A_MINUTE = 4;
const LOADS_A_LOOK = LOADS_A_MINUTE / LOOKS_A_MINUTE;
const ROLLOUTS = 40;
/** Log-logistic LCPs: half of the visits take two seconds, three of four at most 2.8. */
const MEDIAN = 2_000;
const SPREAD = 0.3;
const PRECISION = 1.02;

/** Mulberry32: the same figures in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The measured values for a slowness factor, each as often as it occurs, in ascending order. */
const lcpValues = (slowness: number): number[] =>
  Array.from({ length: 4_096 }, (_, at) => {
    const part = (at + 0.5) / 4_096;
    const value = Math.log(MEDIAN * slowness) + SPREAD * Math.log(part / (1 - part));
    return PRECISION ** Math.round(value / Math.log(PRECISION));
  });

/**
 * The figures of one version, which fails in a part of its loads and in the others takes as long as one of the values.
 */
class Version {
  private loads = 0;
  private failures = 0;
  private done = 0;
  private readonly counts: Map<number, number>;

  constructor(
    private readonly failing: number,
    private readonly values: readonly number[],
    private readonly random: () => number,
    private readonly completing = 0,
  ) {
    this.counts = new Map(values.map((value) => [value, 0]));
  }

  load(): void {
    this.loads += 1;
    const fails = this.random() < this.failing;
    if (!fails && this.completing > 0 && this.random() < this.completing) this.done += 1;
    if (fails) this.failures += 1;
    else if (this.values.length > 0) {
      const value = this.values[floor(this.random() * this.values.length)] ?? 0;
      this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
    }
  }

  figures(): VersionFigures {
    const samples = this.loads - this.failures;
    const lcp = [...this.counts].filter(([, count]) => count > 0);
    let below = 0;
    const [quartile = 0] = lcp.find(([, count]) => (below += count) >= samples * 0.75) ?? [];
    return {
      ...{ remote: 'careers', version: '1', loads: this.loads, failures: this.failures, failure: null },
      vitals: [{ name: 'LCP', value: quartile, samples }],
      lcp,
      tasks: [{ name: 'sent', count: this.done }],
    };
  }
}

interface Truth {
  readonly background: number;
  readonly moreFailures?: number;
  readonly slowness?: number;
  readonly maxLcp?: number;
  /** The part of the loads in which the task of the default version and of the canary is completed. */
  readonly completed?: readonly [usual: number, own: number];
}

function withdrawn({ background, moreFailures = 0, slowness = 1, maxLcp, completed = [0, 0] }: Truth): number {
  const random = randomFrom(20_261_124);
  const valuesOf = (times: number): number[] => (maxLcp === undefined ? [] : lcpValues(times));
  const [own, usual] = [valuesOf(slowness), valuesOf(1)];

  /** Whether a rollout ends with the version's withdrawal. */
  const isWithdrawn = (): boolean => {
    if (!PLAN) throw new Error('The steps have no plan.');
    const looksOfBake = (PLAN.bake / 60_000) * LOOKS_A_MINUTE;
    for (const [step, traffic] of PLAN.steps.entries()) {
      const tasks = completed[0] > 0 ? ['sent'] : [];
      const limits = { ...PLAN, step, tasks, ...(maxLcp !== undefined && { maxLcp }) };
      const canary = new Version(background + moreFailures, own, random, completed[1]);
      const defaultVersion = new Version(background, usual, random, completed[0]);
      for (let look = 1; ; look++) {
        for (let load = floor((look - 1) * LOADS_A_LOOK); load < floor(look * LOADS_A_LOOK); load++)
          (random() * 100 < traffic ? canary : defaultVersion).load();
        const { verdict } = evaluate(canary.figures(), defaultVersion.figures(), limits, look >= looksOfBake);
        if (verdict === 'withdraw') return true;
        if (verdict === 'go on') break;
      }
    }
    return false;
  };
  return Array.from({ length: ROLLOUTS }, isWithdrawn).filter(Boolean).length / ROLLOUTS;
}

const BACKGROUNDS = [0.005, 0.02, 0.05];

test.each(BACKGROUNDS)(
  'with %d of all loads failing, at most 5%% of the versions that are as good as the default are withdrawn',
  (background) => {
    expect(withdrawn({ background, maxLcp: 20 })).toBeLessThanOrEqual(0.05);
  },
);

test.each(BACKGROUNDS)(
  'with %d of all loads failing, at least 95%% of the versions with 5 points more failures are withdrawn',
  (background) => {
    expect(withdrawn({ background, moreFailures: 0.05 })).toBeGreaterThanOrEqual(0.95);
  },
);

test.each(BACKGROUNDS)(
  'with %d of all loads failing, at least 95%% of the versions with a 30%% slower LCP are withdrawn',
  (background) => {
    expect(withdrawn({ background, slowness: 1.3, maxLcp: 20 })).toBeGreaterThanOrEqual(0.95);
  },
);

test('a version whose visitors complete a task as often is kept, and one with a dead button is withdrawn', () => {
  expect(withdrawn({ background: 0.02, completed: [0.05, 0.05] })).toBeLessThanOrEqual(0.05);
  expect(withdrawn({ background: 0.02, completed: [0.05, 0] })).toBeGreaterThanOrEqual(0.95);
});

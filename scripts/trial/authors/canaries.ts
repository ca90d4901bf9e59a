import { canary, figuresFrom, rollback, runRollout, type Store } from 'delivery';
import { assert, say } from '../../installation/progress';
import { ENVIRONMENT } from '../../site/store';
import { FAULTS, INNOCENT, Visits, type Behaviour } from './visits';

const NAME = 'careers';
/** The step of 1 % lasts until the canary has 300 loads, so that a fault is found before more visitors meet it. */
const PLAN = { steps: [1, 10, 50], bake: 1, minLoads: 300, maxFailures: 1, maxLcp: 20 };
/** The visits between two looks at the figures. */
const VISITS_A_LOOK = 1_000;
const [LEAST_FOUND, MOST_INNOCENT] = [0.9, 1 / 30];

/** Mulberry32: the same visits in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Site {
  readonly store: Store;
  readonly apiOrigin: string;
  /** The live version, and the one that becomes a canary. */
  readonly usual: string;
  readonly version: string;
}

interface Outcome {
  readonly isWithdrawn: boolean;
  /** Per cent of the visitors that got the version in its last step, and its loads. */
  readonly share: number;
  readonly loads: number;
  readonly message: string;
}

/** Runs one canary by steps among visits, and puts the traffic back. */
async function outcomeOf(site: Site, behaviour: Behaviour, random: () => number): Promise<Outcome> {
  const { store, apiOrigin, usual, version } = site;
  const visits = new Visits(apiOrigin, random);
  let share = 0;
  const look = (): Promise<void> =>
    visits.add(VISITS_A_LOOK, [
      [version, share, behaviour],
      [usual, 100 - share, INNOCENT],
    ]);
  const end = await runRollout({
    target: { store, environment: ENVIRONMENT, name: NAME, version },
    plan: PLAN,
    readFigures: figuresFrom(apiOrigin),
    clock: { now: () => new Date(), wait: look },
    onEvent: ({ event, traffic }) => {
      if (event === 'step') share = traffic;
    },
    onWaiting: () => undefined,
  });
  const isWithdrawn = end.event === 'withdrawn';
  if (isWithdrawn) await canary(store, ENVIRONMENT, NAME, version, 0);
  else await rollback(store, ENVIRONMENT, NAME, { to: usual });
  return { isWithdrawn, share, loads: visits.loads.get(version) ?? 0, message: end.message };
}

/**
 * Runs canaries with faults and without, over the reports of simulated visits to a real API.
 *
 * @param releases how many of each
 * @throws Error when too few faults are found, or too many versions without one are withdrawn
 */
export async function tryCanaries(site: Site, releases: number): Promise<void> {
  const random = randomFrom(20_261_129);
  const kinds = Object.entries(FAULTS);
  const wrong: string[] = [];
  let [found, innocent] = [0, 0];
  for (let at = 0; at < releases; at++) {
    const [kind, behaviour] = kinds[at % kinds.length] ?? ['', INNOCENT];
    const { isWithdrawn, share, loads, message } = await outcomeOf(site, behaviour, random);
    const fared = `${kind}: ${isWithdrawn ? 'withdrawn' : 'live'} at ${share} % of the visitors, after ${loads} loads`;
    say(fared);
    if (isWithdrawn && share === PLAN.steps[0]) found += 1;
    else wrong.push(`${fared}; ${message}`);
    const kept = await outcomeOf(site, INNOCENT, random);
    if (kept.isWithdrawn) {
      innocent += 1;
      wrong.push(`without a fault: ${kept.message}`);
    }
  }
  say(
    `${found} of ${releases} faults withdrawn while 1 % of the visitors had them, ${innocent} of ${releases} versions without a fault.`,
  );
  wrong.forEach(say);
  assert(found >= LEAST_FOUND * releases && innocent <= MOST_INNOCENT * releases, 'the canaries end as they should');
}

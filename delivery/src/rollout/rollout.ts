import { defaultOf } from '../traffic/traffic';
import type { DiscoveryDocument, DiscoveryEntry, Rollout } from 'federation/discovery';
import { advance, beginRollout, rolloutOf, withdraw, type RolloutPlan, type RolloutTarget } from './change-step';
import type { ReadFigures, VersionFigures } from './figures';
import { evaluate } from './evaluate';

/** The clock; tests provide their own. */
export interface Clock {
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** An event of a canary, for people and machines. */
export interface RolloutEvent {
  readonly event: 'step' | 'promoted' | 'withdrawn' | 'stopped';
  readonly environment: string;
  readonly remote: string;
  readonly version: string;
  /** The percentage of visitors who get the version now. */
  readonly traffic: number;
  readonly at: string;
  /** The event and its reason, in one sentence. */
  readonly message: string;
  /** The figures of the completed step. */
  readonly figures?: { readonly canary: VersionFigures; readonly default: VersionFigures };
}

export interface RolloutOptions {
  readonly target: RolloutTarget;
  readonly plan: RolloutPlan;
  readonly readFigures: ReadFigures;
  readonly clock: Clock;
  /** Called for every event; it must not delay the canary. */
  readonly onEvent: (event: RolloutEvent) => void;
  /** Called at intervals with the reason for waiting. */
  readonly onWaiting: (text: string) => void;
}

/** How often the figures are read, in milliseconds: often enough to end a bad step early. */
const MAX_PAUSE = 15_000;
const MIN_PAUSE = 1_000;
const LOOKS = 20;

/** The errors that end by themselves. */
const WAITS_FOR = new Set(['FiguresUnavailable', 'TrafficFrozen']);

interface Look {
  readonly canary: VersionFigures;
  readonly default: VersionFigures;
}

async function lookAt(document: DiscoveryDocument, rollout: Rollout, options: RolloutOptions): Promise<Look> {
  const { name, version } = options.target;
  const defaultVersion = defaultOf(document.microFrontends[name] ?? [])?.metadata.version ?? '';
  const all = await options.readFigures(new Date(rollout.since));
  const of = (wanted: string): VersionFigures =>
    all.find((one) => one.remote === name && one.version === wanted) ?? {
      ...{ remote: name, version: wanted, loads: 0, failures: 0, failure: null, vitals: [], lcp: [] },
    };
  return { canary: of(version), default: of(defaultVersion) };
}

/** The tasks that a version and the default one both list. */
function sharedTasks(document: DiscoveryDocument, name: string, version: string): string[] {
  const entries = document.microFrontends[name] ?? [];
  const tasksOf = (entry: DiscoveryEntry | undefined): string[] => Object.keys(entry?.extras.manifest.tasks ?? {});
  const own = tasksOf(entries.find(({ metadata }) => metadata.version === version));
  return tasksOf(defaultOf(entries)).filter((task) => own.includes(task));
}

/**
 * Gives a version more and more visitors while its figures are no worse than the default version's, and withdraws it
 * otherwise. Its progress is in the discovery document, in the same change as the traffic: another call continues where
 * the last one stopped, and simultaneous calls do not conflict.
 *
 * @returns the last event
 * @throws TrafficRefused, RulesBroken; FiguresUnavailable and TrafficFrozen before the first visitor gets the version
 */
export async function runRollout(options: RolloutOptions): Promise<RolloutEvent> {
  const { plan, clock, onEvent, onWaiting, readFigures } = options;
  // Without figures nothing begins.
  await readFigures(clock.now());
  const version = await beginRollout(options.target, plan, clock.now());
  const target = { ...options.target, version };
  const { store, environment, name } = target;
  const whole = `${name} ${version}`;
  const report = (event: RolloutEvent['event'], traffic: number, message: string, figures?: Look): RolloutEvent => {
    const at = clock.now().toISOString();
    const reported = { event, environment, remote: name, version, traffic, at, message, ...(figures && { figures }) };
    onEvent(reported);
    return reported;
  };
  let reached = '';
  let last: Look | undefined;
  for (;;) {
    const document = await store.read(environment);
    const rollout = rolloutOf(document, name, version, plan);
    if (!rollout) return ended(document, target, last, report);
    const { step, steps, since, bake } = rollout;
    const traffic = steps[step] ?? 0;
    if (reached !== since) {
      report('step', traffic, `${whole} gets ${traffic} % of the visitors: step ${step + 1} of ${steps.length}.`, last);
      reached = since;
    }
    const left = Date.parse(since) + bake - clock.now().getTime();
    let waitsFor: string;
    try {
      last = await lookAt(document, rollout, { ...options, target });
      const limits = { ...rollout, tasks: sharedTasks(document, name, version) };
      const evaluation = evaluate(last.canary, last.default, limits, left <= 0);
      if (evaluation.verdict === 'withdraw') {
        await withdraw(target, rollout, evaluation.why, clock.now());
        continue;
      }
      if (evaluation.verdict === 'go on') {
        await advance(target, rollout, clock.now());
        continue;
      }
      const { loads, failures } = last.canary;
      waitsFor = `${loads} loads, ${failures} failed; ${evaluation.why}`;
    } catch (error) {
      // Without figures nothing is decided, and while the traffic is frozen no step begins.
      if (!(error instanceof Error) || !WAITS_FOR.has(error.name)) throw error;
      waitsFor = error.message;
    }
    onWaiting(`${whole}, ${traffic} %: ${waitsFor}.`);
    const pause = Math.min(Math.max(bake / LOOKS, MIN_PAUSE), MAX_PAUSE);
    await clock.wait(left > 0 ? Math.min(pause, left) : pause);
  }
}

/** The last event of a version that is no longer in progress, from the document. */
function ended(
  document: DiscoveryDocument,
  { name, version }: RolloutTarget,
  figures: Look | undefined,
  report: (event: RolloutEvent['event'], traffic: number, message: string, figures?: Look) => RolloutEvent,
): RolloutEvent {
  const entry = document.microFrontends[name]?.find(({ metadata }) => metadata.version === version);
  const withdrawn = entry?.extras.rollout?.withdrawn;
  if (withdrawn) {
    const remedy = `Publish a new version; or, if this one was not at fault, say so with "canary ${name} ${version} 0", and start again.`;
    const message = `${name} ${version} was withdrawn at ${withdrawn.at}: ${withdrawn.why}. ${remedy}`;
    return report('withdrawn', 0, message, figures);
  }
  if (entry?.deployment.default) return report('promoted', 100, `${name} ${version} is live.`, figures);
  const traffic = entry?.deployment.traffic ?? 0;
  return report('stopped', traffic, `Another command has changed the traffic: ${name} ${version} has ${traffic} %.`);
}

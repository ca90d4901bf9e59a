import type { DiscoveryDocument, DiscoveryEntry, Rollout } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import type { Store } from '../stores/store';
import { withCanary } from '../traffic/canary';
import { withPromoted } from '../traffic/promote';
import { assertNotFrozen } from '../traffic/freeze';
import {
  allTrafficTo,
  canaryOf,
  defaultOf,
  entriesOf,
  TrafficRefused,
  versionOf,
  withEntries,
} from '../traffic/traffic';
import { assertAllowed, type Validator } from '../traffic/validator';

/** The plan of a canary by steps, without its progress. */
export type RolloutPlan = Omit<Rollout, 'step' | 'since' | 'withdrawn'>;

export interface RolloutTarget {
  readonly store: Store;
  readonly environment: string;
  readonly name: string;
  readonly version: string;
  readonly validator?: Validator;
}

const entryOf = (document: DiscoveryDocument, { name, version }: RolloutTarget): DiscoveryEntry =>
  versionOf(entriesOf(document, name), name, version);

const isOf = (plan: RolloutPlan, { steps }: Rollout): boolean => plan.steps.join() === steps.join();

/**
 * Gives a version the first step of its plan; one in progress continues where it is, and one that is live or was
 * withdrawn does not change.
 *
 * @returns the version's full number
 * @throws TrafficRefused, TrafficFrozen, RulesBroken
 */
export async function beginRollout(target: RolloutTarget, plan: RolloutPlan, now: Date): Promise<string> {
  const { store, environment, name, validator } = target;
  const what = `canary ${name} ${target.version} by steps of ${plan.steps.join(', ')} %`;
  const document = await changeDocument(store, environment, what, async (current) => {
    const { deployment, extras, metadata } = entryOf(current, target);
    const { rollout } = extras;
    // It has already ended, as live or withdrawn.
    if (deployment.default || rollout?.withdrawn) return undefined;
    if (rollout && isOf(plan, rollout)) {
      const { step, since } = rollout;
      const next = withCanary(current, name, metadata.version, deployment.traffic, { ...plan, step, since });
      return JSON.stringify(next) === JSON.stringify(current) ? undefined : next;
    }
    // A version with more visitors than the first step loses none of them.
    const step = plan.steps.findIndex((percent) => percent >= deployment.traffic);
    const percent = plan.steps[step];
    if (percent === undefined) {
      throw new TrafficRefused(
        `${name} ${metadata.version} has ${deployment.traffic} % of the visitors already, more than every step. Promote it, or name further steps.`,
      );
    }
    const next = withCanary(current, name, metadata.version, percent, { ...plan, step, since: now.toISOString() });
    await assertNotFrozen(store, environment);
    await assertAllowed(validator, current, next);
    return next;
  });
  return entryOf(document, target).metadata.version;
}

/**
 * The progress of a version by a plan; undefined when it was promoted, withdrawn or given other traffic or another plan
 * in the meantime. The caller's plan counts: the one in the document may be anyone's.
 */
export function rolloutOf(
  document: DiscoveryDocument,
  name: string,
  version: string,
  plan: RolloutPlan,
): Rollout | undefined {
  const running = canaryOf(document.microFrontends[name] ?? []);
  const rollout = running?.metadata.version === version ? running.extras.rollout : undefined;
  if (!rollout || rollout.withdrawn || !isOf(plan, rollout)) return undefined;
  const { step, since } = rollout;
  return running?.deployment.traffic === plan.steps[step] ? { ...plan, step, since } : undefined;
}

/** Changes the document only if the version is still in the state that the figures were read for. */
async function change(
  target: RolloutTarget,
  evaluated: Rollout,
  what: string,
  next: (document: DiscoveryDocument) => DiscoveryDocument,
): Promise<void> {
  const { store, environment, name, version, validator } = target;
  await changeDocument(store, environment, what, async (document) => {
    const present = rolloutOf(document, name, version, evaluated);
    if (present?.step !== evaluated.step || present.since !== evaluated.since) return undefined;
    const changed = next(document);
    await assertAllowed(validator, document, changed);
    return changed;
  });
}

/** Gives a version its next step, or all visitors after the last one. @throws TrafficFrozen, RulesBroken */
export async function advance(target: RolloutTarget, evaluated: Rollout, now: Date): Promise<void> {
  const { store, environment, name, version } = target;
  await assertNotFrozen(store, environment);
  const step = evaluated.step + 1;
  const percent = evaluated.steps[step];
  if (percent === undefined) {
    return change(target, evaluated, `promote ${name} ${version} after its last step`, (document) =>
      withPromoted(document, { name, version }),
    );
  }
  const what = `canary ${name} ${version} ${percent} %, step ${step + 1} of ${evaluated.steps.length}`;
  return change(target, evaluated, what, (document) =>
    withCanary(document, name, version, percent, { ...evaluated, step, since: now.toISOString() }),
  );
}

/** Withdraws a version's visitors because of its figures, regardless of other findings. */
export async function withdraw(target: RolloutTarget, evaluated: Rollout, why: string, now: Date): Promise<void> {
  const { name, version } = target;
  const withdrawn = { at: now.toISOString(), why };
  await change({ ...target, validator: undefined }, evaluated, `withdraw ${name} ${version}`, (document) => {
    const entries = entriesOf(document, name);
    const defaultVersion = defaultOf(entries);
    if (!defaultVersion) throw new TrafficRefused(`${name} has no default version.`);
    const back = allTrafficTo(entries, defaultVersion).map((entry) =>
      entry.metadata.version === version
        ? { ...entry, extras: { ...entry.extras, rollout: { ...evaluated, withdrawn } } }
        : entry,
    );
    return withEntries(document, name, back);
  });
}

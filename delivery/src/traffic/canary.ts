import type { DiscoveryDocument, DiscoveryEntry, Rollout } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import type { Store } from '../stores/store';
import { assertNotFrozen } from './freeze';
import { assertAllowed, type Validator } from './validator';
import {
  assertUsable,
  canaryOf,
  defaultOf,
  entriesOf,
  TrafficRefused,
  versionOf,
  withDeployment,
  withEntries,
} from './traffic';

/** Buckets are hundredths of a percent. */
const isPercentage = (value: number): boolean =>
  value >= 0 && value < 100 && Number.isInteger(Math.round(value * 1e6) / 1e4);

/**
 * Gives a published version a percentage of the visitors; the default gets the rest. The same visitors keep the
 * version, and raising the percentage moves none of them back.
 *
 * @param percent from 0 (no visitors) to below 100, in steps of 0.01
 * @throws TrafficRefused, TrafficFrozen when the percentage grows, RulesBroken
 */
export async function canary(
  store: Store,
  environment: string,
  name: string,
  version: string,
  percent: number,
  validator?: Validator,
): Promise<DiscoveryDocument> {
  return changeDocument(store, environment, `canary ${name} ${version} ${percent} %`, async (document) => {
    const { deployment, extras } = versionOf(entriesOf(document, name), name, version);
    const isSame = !deployment.default && deployment.traffic === percent;
    if (isSame && extras.rollout === undefined) return undefined;
    const next = withCanary(document, name, version, percent);
    if (percent > deployment.traffic) await assertNotFrozen(store, environment);
    if (percent > 0) await assertAllowed(validator, document, next);
    return next;
  });
}

function assertPercentage(percent: number): void {
  if (isPercentage(percent)) return;
  throw new TrafficRefused(
    `${percent} is not a part of the visitors: 0 to 99.99, in steps of 0.01. For all visitors, promote it.`,
  );
}

function assertNotDefault(isDefault: boolean, name: string, version: string): void {
  if (!isDefault) return;
  throw new TrafficRefused(`${name} ${version} is the default, which gets what no canary takes. Name another version.`);
}

/**
 * The document with a percentage of the visitors given to a version.
 *
 * @param rollout the plan of a canary by steps; without it, the percentage is fixed until the next change
 * @throws TrafficRefused
 */
export function withCanary(
  document: DiscoveryDocument,
  name: string,
  version: string,
  percent: number,
  rollout?: Rollout,
): DiscoveryDocument {
  assertPercentage(percent);
  const entries = entriesOf(document, name);
  const chosen = versionOf(entries, name, version);
  assertNotDefault(chosen.deployment.default, name, version);
  assertUsable(chosen, name, entries);
  const running = canaryOf(entries);
  if (running && running !== chosen) {
    throw new TrafficRefused(
      `${name} ${running.metadata.version} is already a canary with ${running.deployment.traffic} %. Promote it, or take it back with "rollback ${name}", first.`,
    );
  }
  const standing = defaultOf(entries);
  if (!standing) {
    throw new TrafficRefused(
      `No version of ${name} is live for the other visitors. Promote one first: "promote ${name} ${chosen.metadata.version}".`,
    );
  }
  const now = new Date().toISOString();
  return withEntries(
    document,
    name,
    entries.map((entry) => {
      if (entry === chosen) return withRollout(withDeployment(entry, percent, false, now), rollout);
      if (entry === standing) return withDeployment(entry, Math.round((100 - percent) * 100) / 100, true, now);
      return entry;
    }),
  );
}

function withRollout(entry: DiscoveryEntry, rollout: Rollout | undefined): DiscoveryEntry {
  const { rollout: _before, ...extras } = entry.extras;
  return { ...entry, extras: rollout ? { ...extras, rollout } : extras };
}

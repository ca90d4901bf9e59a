import type { DiscoveryDocument, DiscoveryEntry } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import type { Store } from '../stores/store';
import { assertAllowed, type Validator } from './validator';
import {
  allTrafficTo,
  assertUsable,
  canaryOf,
  defaultOf,
  entriesOf,
  TrafficRefused,
  versionOf,
  withEntries,
  withRevoked,
} from './traffic';

export interface RollbackOptions {
  /** The version to go back to; otherwise a running canary is withdrawn, or the previous default restored. */
  readonly to?: string;
  /** Why the replaced version must no longer be used; open tabs that run it ask the visitor to reload. */
  readonly revoke?: string;
  readonly validator?: Validator;
}

/**
 * Returns to a version that is already published; uploads nothing.
 *
 * Without `to`, a running canary is withdrawn; without a canary, the version before the current default is restored.
 *
 * @throws TrafficRefused when there is no earlier version, RulesBroken when the rollback would break a working
 * combination
 */
export async function rollback(
  store: Store,
  environment: string,
  name: string,
  options: RollbackOptions = {},
): Promise<DiscoveryDocument> {
  return changeDocument(
    store,
    environment,
    `rollback ${name}${options.to ? ` to ${options.to}` : ''}`,
    async (document) => {
      const entries = entriesOf(document, name);
      const target = targetOf(entries, name, options.to);
      if (!target) return undefined;
      assertUsable(target, name, entries);
      const next = withRollback(entries, target, options.revoke);
      if (!next) return undefined;
      const changed = withEntries(document, name, next);
      await assertAllowed(options.validator, document, changed);
      return changed;
    },
  );
}

/**
 * Gives a former version all the traffic again; undefined if it has all.
 *
 * @param revoke why the versions that lose their visitors must no longer be used
 */
export function withRollback(
  entries: readonly DiscoveryEntry[],
  target: DiscoveryEntry,
  revoke?: string,
): DiscoveryEntry[] | undefined {
  const left = entries.filter((entry) => entry !== target && entry.deployment.traffic > 0);
  if (left.length === 0) return undefined;
  const isLeft = ({ metadata }: DiscoveryEntry): boolean =>
    left.some((entry) => entry.metadata.version === metadata.version);
  const wasDefault = defaultOf(entries);
  return allTrafficTo(entries, target).map((entry) => {
    if (revoke !== undefined && isLeft(entry)) return withRevoked(entry, revoke);
    if (entry.metadata.version !== target.metadata.version || wasDefault === target) return entry;
    return { ...entry, extras: { ...entry.extras, restoredFrom: wasDefault?.metadata.version } };
  });
}

function targetOf(
  entries: readonly DiscoveryEntry[],
  name: string,
  to: string | undefined,
): DiscoveryEntry | undefined {
  if (to !== undefined) return versionOf(entries, name, to);
  const defaultEntry = defaultOf(entries);
  if (canaryOf(entries) && defaultEntry) return defaultEntry;
  // A repeated rollback changes nothing, instead of going back one more version.
  if (defaultEntry?.extras.restoredFrom !== undefined) return undefined;
  const previous = defaultEntry?.extras.previous;
  if (previous === undefined) {
    throw new TrafficRefused(
      `${name} has had no other version before ${defaultEntry?.metadata.version ?? '?'}. Name one with --to.`,
    );
  }
  return versionOf(entries, name, previous);
}

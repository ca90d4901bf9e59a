import type { DiscoveryDocument } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import type { Store } from '../stores/store';
import { assertNotFrozen } from './freeze';
import { versionToCarry } from './carry';
import { assertAllowed, RulesBroken, type Validator } from './validator';
import { allTrafficTo, assertUsable, defaultOf, entriesOf, versionOf, withEntries } from './traffic';

export interface Release {
  readonly name: string;
  readonly version: string;
}

/**
 * Gives published versions all the traffic of their front ends, in one change: front ends that depend on each other go
 * live together.
 *
 * @param validator checks the document with every rule before it is written, and again after each lost race
 * @throws TrafficRefused, TrafficFrozen, RulesBroken
 */
export async function promoteTogether(
  store: Store,
  environment: string,
  releases: readonly Release[],
  validator?: Validator,
): Promise<DiscoveryDocument> {
  const what = `promote ${releases.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
  return changeDocument(store, environment, what, async (document) => {
    const change = (before: DiscoveryDocument): DiscoveryDocument => releases.reduce(withPromoted, before);
    const next = change(document);
    if (next === document) return undefined;
    await assertNotFrozen(store, environment);
    await assertAllowed(validator, document, next).catch((error: unknown) => {
      const version = error instanceof RulesBroken ? versionToCarry(document, change) : undefined;
      throw version !== undefined && error instanceof RulesBroken
        ? new RulesBroken(
            error.findings,
            `With shell ${version} carried beside it, remotes keep theirs: "carry ${version}".`,
          )
        : error;
    });
    return next;
  });
}

/** The document with one version promoted. @throws TrafficRefused */
export function withPromoted(document: DiscoveryDocument, { name, version }: Release): DiscoveryDocument {
  const entries = entriesOf(document, name);
  const chosen = versionOf(entries, name, version);
  assertUsable(chosen, name, entries);
  const before = defaultOf(entries);
  if (before === chosen && chosen.deployment.traffic === 100) return document;
  const next = allTrafficTo(entries, chosen).map((entry) =>
    entry.metadata.version === chosen.metadata.version && before !== chosen
      ? { ...entry, extras: { ...entry.extras, previous: before?.metadata.version, restoredFrom: undefined } }
      : entry,
  );
  return withEntries(document, name, next);
}

/** Gives one published version of a front end all the traffic; see `promoteTogether`. */
export function promote(
  store: Store,
  environment: string,
  name: string,
  version: string,
  validator?: Validator,
): Promise<DiscoveryDocument> {
  return promoteTogether(store, environment, [{ name, version }], validator);
}

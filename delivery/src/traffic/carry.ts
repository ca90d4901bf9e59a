import { carriedShell, fits, isLive, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { GENERATION_SCRIPT } from 'federation/naming';
import { changeDocument } from '../document/change-document';
import type { Store } from '../stores/store';
import { assertNotFrozen } from './freeze';
import { assertUsable, defaultOf, entriesOf, TrafficRefused, versionOf, withDeployment, withEntries } from './traffic';
import { assertAllowed, type Validator } from './validator';

/**
 * Carries a published version of the shell beside the one that visitors get, in place of the one that is carried: remotes
 * that need its shared modules run on it. The others are not affected.
 *
 * @throws TrafficRefused for the version that visitors get, TrafficFrozen, RulesBroken
 */
export function carry(
  store: Store,
  environment: string,
  version: string,
  validator?: Validator,
): Promise<DiscoveryDocument> {
  return changeDocument(store, environment, `carry ${SHELL} ${version}`, async (document) => {
    const entries = entriesOf(document, SHELL);
    const chosen = versionOf(entries, SHELL, version);
    if (chosen.deployment.carried) return undefined;
    if (chosen.deployment.default)
      throw new TrafficRefused(`${SHELL} ${chosen.metadata.version} is what visitors get. Name another version.`);
    assertUsable(chosen, SHELL, entries);
    for (const shell of [chosen, defaultOf(entries)]) if (shell) assertCanMeet(shell);
    await assertNotFrozen(store, environment);
    const next = withCarried(document, chosen.metadata.version);
    await assertAllowed(validator, document, next);
    return next;
  });
}

/**
 * Ends that a second version of the shell is carried.
 *
 * @throws RulesBroken while a live remote needs it
 */
export function endCarrying(store: Store, environment: string, validator?: Validator): Promise<DiscoveryDocument> {
  return changeDocument(store, environment, 'carry --end', async (document) => {
    if (!carriedShell(document)) return undefined;
    const next = withCarried(document, undefined);
    await assertAllowed(validator, document, next);
    return next;
  });
}

/** @throws TrafficRefused when its remotes could not run on pages of another version */
function assertCanMeet({ metadata, extras }: DiscoveryEntry): void {
  if (extras.integrity[GENERATION_SCRIPT] !== undefined) return;
  throw new TrafficRefused(
    `${SHELL} ${metadata.version} was built without ${GENERATION_SCRIPT}. Build it again with a newer "federation" package, and promote it first.`,
  );
}

function withCarried(document: DiscoveryDocument, version: string | undefined): DiscoveryDocument {
  const now = new Date().toISOString();
  const next = entriesOf(document, SHELL).map((entry) => {
    const { traffic, default: isDefault } = entry.deployment;
    return withDeployment(entry, traffic, isDefault, now, entry.metadata.version === version);
  });
  return withEntries(document, SHELL, next);
}

/** Whether every live remote fits the version of the shell that visitors get, or the one that is carried. */
function isSettled(document: DiscoveryDocument): boolean {
  const { [SHELL]: shells = [], ...others } = document.microFrontends;
  const offered = [defaultOf(shells), carriedShell(document)].filter((shell) => shell !== undefined);
  return Object.values(others)
    .flat()
    .filter(isLive)
    .every((remote) => offered.some((shell) => fits(shell, remote)));
}

/**
 * The published version of the shell to carry before a change that breaks the rules of shared modules, so that every live
 * remote fits a shell after it; undefined without such a version.
 */
export function versionToCarry(
  document: DiscoveryDocument,
  change: (document: DiscoveryDocument) => DiscoveryDocument,
): string | undefined {
  if (isSettled(change(document))) return undefined;
  const candidates = (document.microFrontends[SHELL] ?? []).filter(
    (shell) => !isLive(shell) && shell.extras.revoked === undefined,
  );
  const found = candidates.findLast(({ metadata }) => isSettled(change(withCarried(document, metadata.version))));
  return found?.metadata.version;
}

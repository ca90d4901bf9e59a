import { parseDiscovery, type DiscoveryDocument } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import { noteOf } from '../signing/statements';
import type { Store } from '../stores/store';
import { documentProblems } from '../verification/document-problems';
import { withRollback } from './rollback';
import { entriesOf, TrafficRefused, versionOf, withEntries } from './traffic';
import { assertAllowed } from './validator';

/** A rollback that a person asks the site for. */
export interface AskedRollback {
  readonly name: string;
  /** The revision of the traffic that the person saw. */
  readonly revision: number;
  /** The name of the person. */
  readonly by: string;
}

/** One front end of the document, rolled back as its team has signed in advance. @throws TrafficRefused */
function rolledBack(document: DiscoveryDocument, name: string, revision: number): DiscoveryDocument {
  const entries = entriesOf(document, name);
  const note = noteOf(entries);
  const { rollback } = note ?? {};
  if (note?.revision !== revision)
    throw new TrafficRefused(`The traffic of ${name} has changed in the meantime. Load the versions again.`);
  if (rollback?.revision !== revision) throw new TrafficRefused(`${name} has no version to go back to.`);
  if (Date.parse(rollback.until) < Date.now())
    throw new TrafficRefused(
      `The team has permitted this rollback of ${name} until ${rollback.until.slice(0, 10)}. It can use "delivery rollback".`,
    );
  const target = versionOf(entries, name, rollback.to);
  if (target.extras.revoked !== undefined)
    throw new TrafficRefused(`${name} ${rollback.to} was revoked: ${target.extras.revoked}`);
  return withEntries(document, name, withRollback(entries, target) ?? entries);
}

/**
 * Rolls a front end back as its team has signed in advance, and with it those that were changed in the same step. The
 * key of the store needs the right `rollback` and no other.
 *
 * Only the rules that need nothing but the document are checked: the state before was live when it was left.
 *
 * @returns the new document
 * @throws TrafficRefused when the traffic has changed since, or the permission has expired; RulesBroken; KeyRefused
 */
export function rollBackInAdvance(
  store: Store,
  environment: string,
  { name, revision, by }: AskedRollback,
): Promise<DiscoveryDocument> {
  return changeDocument(store, environment, `rollback ${name}, by ${by}`, async (document) => {
    const together = noteOf(entriesOf(document, name))?.together ?? [];
    const next = [name, ...together].reduce((result, each) => rolledBack(result, each, revision), document);
    await assertAllowed(documentProblems, document, parseDiscovery(JSON.stringify(next)));
    return next;
  });
}

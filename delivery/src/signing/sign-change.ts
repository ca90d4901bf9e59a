import { hasLive, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { KeyUnusable, type Signer } from './key-pair';
import {
  changeStatement,
  documentTag,
  isSameState,
  publicationStatement,
  retiredIn,
  retirementStatement,
  stateDigest,
  trafficStatement,
} from './statements';
import { permissionOf, signRollback } from './rollback-in-advance';
import type { Right, TrustedKeys } from './trusted-keys';

/** The key that signs changes, and the trusted keys. */
export interface Signing {
  readonly signer?: Signer;
  readonly trusted?: TrustedKeys;
}

/** The key does not have the right for a change. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
}

type Entries = readonly DiscoveryEntry[];

interface SignedChange {
  readonly environment: string;
  readonly revision: number;
  readonly what: string;
  readonly current: DiscoveryDocument;
  readonly next: DiscoveryDocument;
}

const DOING: Readonly<Record<Right, string>> = {
  publish: 'publish',
  traffic: 'change the traffic of',
  rollback: 'roll back',
};

function assertMay(signer: Signer, trusted: TrustedKeys, right: Right, name: string): void {
  if (trusted.may(signer.key, right, name)) return;
  const holder = trusted.nameOf(signer.key);
  const withdrawal = trusted.withdrawal(signer.key);
  if (withdrawal !== undefined)
    throw new KeyRefused(
      `The key "${holder}" was ${withdrawal}. Ask the owner of the environment's trusted keys to trust a new one.`,
    );
  const key = holder ? `The key "${holder}"` : `Your key (${signer.key}) is not trusted, so it`;
  throw new KeyRefused(`${key} may not ${DOING[right]} ${name}. The trusted keys of the environment say who may.`);
}

/** The key to sign with. @throws KeyUnusable without a key, or without a list to check its rights */
function keysOf({ signer, trusted }: Signing): { signer: Signer; trusted: TrustedKeys } {
  if (!signer)
    throw new KeyUnusable(
      'Changes are signed: name your private key with --key or DELIVERY_KEY. "delivery key create <file>" makes one.',
    );
  if (!trusted)
    throw new KeyUnusable(
      'Name the file of the keys that the environment trusts with --trusted-keys or TRUSTED_KEYS: it says what your key may do.',
    );
  return { signer, trusted };
}

/** A version with its publisher's signature. @throws KeyUnusable, KeyRefused */
export function signPublication(signing: Signing, name: string, entry: DiscoveryEntry): DiscoveryEntry {
  const { signer, trusted } = keysOf(signing);
  assertMay(signer, trusted, 'publish', name);
  const signature = { key: signer.key, signature: signer.sign(publicationStatement(name, entry).text) };
  return { ...entry, extras: { ...entry.extras, signature } };
}

/** Records who set a version's traffic, if the change did. */
function withAssignment(entry: DiscoveryEntry, before: Entries, key: string): DiscoveryEntry {
  const { assigned } = entry.extras;
  const was = before.find(({ metadata }) => metadata.version === entry.metadata.version)?.extras.assigned;
  if (!assigned || was?.at === assigned.at) return entry;
  return { ...entry, extras: { ...entry.extras, assigned: { key, at: assigned.at } } };
}

function withoutNote(entry: DiscoveryEntry): DiscoveryEntry {
  const { traffic: _, ...extras } = entry.extras;
  return { ...entry, extras };
}

/**
 * Signs a change: the traffic of every front end whose visitors get another version, in advance that it may be rolled
 * back, and the change itself. Unchanged parts are not signed again, so that no key confirms what others have written;
 * the last argument lists front ends whose traffic is signed although it stays the same. A key that may only roll back
 * signs what the key of the present traffic has permitted.
 *
 * @throws KeyUnusable, KeyRefused
 */
export function signChange(
  signing: Signing,
  { environment, revision, what, current, next }: SignedChange,
  alwaysSigned: readonly string[] = [],
): DiscoveryDocument {
  const { signer, trusted } = keysOf(signing);
  const at = new Date().toISOString();
  const previous = documentTag(current);
  const names = [...new Set([...Object.keys(current.microFrontends), ...Object.keys(next.microFrontends)])].sort();
  const changed = names.filter(
    (name) =>
      alwaysSigned.includes(name) || !isSameState(name, current.microFrontends[name], next.microFrontends[name]),
  );
  const entriesOf = (name: string) => ({
    before: current.microFrontends[name] ?? [],
    after: next.microFrontends[name] ?? [],
  });
  const permissions = new Map(
    changed.map((name) => {
      const mayChange = trusted.may(signer.key, 'traffic', name) || !trusted.may(signer.key, 'rollback', name);
      return [name, mayChange ? undefined : permissionOf(trusted, environment, name, { ...entriesOf(name), at })];
    }),
  );
  for (const name of changed) assertMay(signer, trusted, permissions.get(name) ? 'rollback' : 'traffic', name);

  const withTraffic = (name: string, entries: Entries): Entries => {
    if (!changed.includes(name)) return entries;
    const assigned = entries.map((entry) =>
      withoutNote(withAssignment(entry, current.microFrontends[name] ?? [], signer.key)),
    );
    const note = { revision, at, what, together: changed.filter((other) => other !== name), previous };
    const { text } = trafficStatement(environment, name, assigned, note);
    const permittedBy = permissions.get(name);
    const rollback = permittedBy
      ? undefined
      : signRollback(signer, environment, name, { ...entriesOf(name), revision, at });
    const traffic = { ...note, key: signer.key, signature: signer.sign(text), permittedBy, rollback };
    return assigned.map((entry) =>
      entry.deployment.default ? { ...entry, extras: { ...entry.extras, traffic } } : entry,
    );
  };
  const taken = changed.filter((name) => !hasLive(next.microFrontends[name]));
  const retirementOf = (name: string) => {
    const note = { revision, at, what, together: changed.filter((other) => other !== name), previous };
    const unsigned = { ...note, key: signer.key, signature: '' };
    return { ...unsigned, signature: signer.sign(retirementStatement(environment, name, unsigned).text) };
  };
  const retired = {
    ...Object.fromEntries(Object.entries(retiredIn(current)).filter(([name]) => !hasLive(next.microFrontends[name]))),
    ...Object.fromEntries(taken.map((name) => [name, retirementOf(name)])),
  };
  const signedTraffic = {
    ...next,
    microFrontends: Object.fromEntries(
      Object.entries(next.microFrontends).map(([name, entries]) => [
        name,
        withTraffic(name, entries).map((entry) =>
          name === SHELL ? { ...entry, extras: { ...entry.extras, revision, retired } } : entry,
        ),
      ]),
    ),
  };
  const change = { what, at, previous, state: stateDigest(signedTraffic) };
  const { text } = changeStatement(environment, revision, change);
  const signedChange = { ...change, key: signer.key, signature: signer.sign(text) };
  const microFrontends = Object.fromEntries(
    Object.entries(signedTraffic.microFrontends).map(([name, entries]) => [
      name,
      name === SHELL
        ? entries.map((entry) => ({ ...entry, extras: { ...entry.extras, change: signedChange } }))
        : entries,
    ]),
  );
  return { ...next, microFrontends };
}

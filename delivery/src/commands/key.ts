import path from 'node:path';
import { TrafficRefused } from '../traffic/traffic';
import { assertNoFile, createKeyFile } from '../signing/key-pair';
import {
  noteOf,
  publicationStatement,
  retiredIn,
  retirementStatement,
  rollbackStatement,
  trafficStatement,
} from '../signing/statements';
import { TrustedKeys, withdrawalText, type TrustedKey, type TrustedKeysFile } from '../signing/trusted-keys';
import { changeTrustedKeysFile, createTrustedKeysFile } from '../signing/trusted-keys-file';
import { verifiedDocument } from '../signing/verified-document';
import type { Store } from '../stores/store';
import { hasLive, type DiscoveryDocument } from 'federation/discovery';

/** The rights of a key, from the command line. */
export interface Rights {
  readonly publish: readonly string[];
  readonly traffic: readonly string[];
  /** The front ends that it may roll back as their teams have signed in advance. */
  readonly rollback?: readonly string[];
  /** Whether it may sign timestamps, which confirm that the current state is the latest. */
  readonly refresh?: boolean;
  /** The users of the administration who see its front ends there. */
  readonly members?: readonly string[];
}

/** Whether to make the change or only to check it. */
interface Doing {
  readonly dryRun?: boolean;
}

/** Creates a key pair; returns the entry for the environment's list of trusted keys. */
export async function createKey(
  file: string,
  { dryRun = false }: Doing = {},
): Promise<{ readonly file: string; readonly publicKey: string }> {
  const absolute = path.resolve(file);
  if (dryRun) {
    await assertNoFile(absolute);
    return { file: absolute, publicKey: '' };
  }
  const { publicKey } = await createKeyFile(absolute);
  return { file: absolute, publicKey };
}

/**
 * Trusts a key with exactly these rights from now on; they replace the rights of a key that is trusted already under this
 * name.
 *
 * @returns the rights as a line
 * @throws KeyUnusable when it is not a valid key, or the list has its name or the key in another entry; TrafficRefused
 *   when visitors would lose a front end
 */
export async function trustKey(
  trustedFile: string,
  { store, environment }: { readonly store: Store; readonly environment: string },
  {
    name,
    publicKey,
    publish,
    traffic,
    rollback = [],
    refresh,
    members = [],
  }: Rights & { readonly name: string; readonly publicKey: string },
  { dryRun = false }: Doing = {},
): Promise<string> {
  const key = {
    ...{ name, publicKey, publish: [...publish], traffic: [...traffic] },
    ...(rollback.length > 0 && { rollback: [...rollback] }),
    ...(refresh && { refresh }),
    ...(members.length > 0 && { members: [...members] }),
  };
  const document = await store.read(environment);
  // The first key of an environment creates its list.
  if (!dryRun) await createTrustedKeysFile(trustedFile, { keys: [] });
  const trust = (content: TrustedKeysFile, trusted: TrustedKeys): TrustedKeysFile => {
    const isSame = (other: TrustedKey): boolean =>
      other.name === name && other.publicKey === publicKey && !other.withdrawn;
    const others = content.keys.filter((other) => !isSame(other));
    const next = { keys: [...others, key] };
    if (others.length < content.keys.length) assertNothingLost(document, environment, trusted, next);
    return next;
  };
  await changeTrustedKeysFile(trustedFile, trust, { dryRun });
  return keysText({ keys: [key] });
}

export interface Withdrawal {
  /** Its signed statements that stay valid. */
  readonly valid: readonly string[];
  /** Its signed statements that become invalid. */
  readonly invalid: readonly string[];
}

/** The statements in a document that a key has signed, by their hash. */
function signedBy(
  key: string,
  environment: string,
  document: DiscoveryDocument,
): { readonly label: string; readonly digest: string }[] {
  const retirements = Object.entries(retiredIn(document))
    .filter(([, note]) => note.key === key)
    .map(([name, note]) => ({
      label: `that ${name} was retired`,
      digest: retirementStatement(environment, name, note).digest,
    }));
  const listed = Object.entries(document.microFrontends).flatMap(([name, entries]) => {
    const note = noteOf(entries);
    const rollbacks = [note?.rollback, note?.permittedBy].flatMap((rollback) => {
      const target = entries.find(({ metadata }) => metadata.version === rollback?.to);
      if (rollback?.key !== key || !target) return [];
      const { digest } = rollbackStatement(environment, name, target, rollback);
      return [{ label: `that ${name} may be rolled back to ${rollback.to}`, digest }];
    });
    const versions = entries.filter(({ extras }) => extras.signature?.key === key);
    return [
      ...rollbacks,
      ...versions.map((entry) => ({
        label: `${name} ${entry.metadata.version}`,
        digest: publicationStatement(name, entry).digest,
      })),
      ...(note?.key === key
        ? [{ label: `the traffic of ${name}`, digest: trafficStatement(environment, name, entries, note).digest }]
        : []),
    ];
  });
  return [...listed, ...retirements];
}

/** @throws TrafficRefused when the environment's visitors would lose a front end */
function assertNothingLost(
  document: DiscoveryDocument,
  environment: string,
  before: TrustedKeys,
  after: TrustedKeysFile,
  otherRemedy = '',
): void {
  const now = verifiedDocument(document, environment, before).document.microFrontends;
  const then = verifiedDocument(document, environment, new TrustedKeys(after)).document.microFrontends;
  const lost = Object.keys(now).filter((name) => hasLive(now[name]) && !hasLive(then[name]));
  if (lost.length === 0) return;
  throw new TrafficRefused(
    `Visitors would lose ${lost.join(', ')}. Sign ${lost.length > 1 ? 'them' : 'it'} with another key first (delivery sign ${lost.join(' ')})${otherRemedy}.`,
  );
}

/**
 * Withdraws a key. Its earlier signatures stay valid, or do not; its later ones are never valid, whatever time they
 * contain.
 *
 * @throws TrafficRefused when visitors would lose a front end, unless forced
 */
export async function withdrawKey(
  trustedFile: string,
  store: Store,
  environment: string,
  name: string,
  { stay, force, by, dryRun }: Doing & { readonly stay: boolean; readonly force: boolean; readonly by: string },
): Promise<Withdrawal> {
  const document = await store.read(environment);
  let withdrawal: Withdrawal = { valid: [], invalid: [] };
  const withdraw = (content: TrustedKeysFile, trusted: TrustedKeys): TrustedKeysFile => {
    const key = trusted.idOf(name);
    if (key === undefined)
      throw new TrafficRefused(
        `There is no key "${name}". There are: ${content.keys.map((other) => other.name).join(', ')}.`,
      );
    const signed = signedBy(key, environment, document);
    const labels = signed.map(({ label }) => label);
    withdrawal = stay ? { valid: labels, invalid: [] } : { valid: [], invalid: labels };
    const keeps = stay ? signed.map(({ digest }) => digest) : [];
    const next: TrustedKeysFile = {
      keys: content.keys.map((other) =>
        other.name === name ? { ...other, withdrawn: { at: new Date().toISOString(), by, keeps } } : other,
      ),
    };
    if (!force) assertNothingLost(document, environment, trusted, next, ', or use --force');
    return next;
  };
  await changeTrustedKeysFile(trustedFile, withdraw, { dryRun });
  return withdrawal;
}

export function keysText({ keys }: TrustedKeysFile): string {
  const rows = keys.map(({ name, publish, traffic, rollback = [], refresh, members = [], withdrawn }) => {
    if (withdrawn) return `${name}: ${withdrawalText(withdrawn)}; keeps ${withdrawn.keeps.length} signatures`;
    const rights = [
      `publishes ${publish.join(', ') || 'nothing'}`,
      `changes the traffic of ${traffic.join(', ') || 'nothing'}`,
      ...(rollback.length > 0 ? [`rolls back ${rollback.join(', ')}`] : []),
      ...(refresh ? ['refreshes'] : []),
      ...(members.length > 0 ? [`members: ${members.join(', ')}`] : []),
    ];
    return `${name}: ${rights.join('; ')}`;
  });
  return rows.join('\n') || 'No key is trusted.';
}

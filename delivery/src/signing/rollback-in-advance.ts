import { isLive, type DiscoveryEntry } from 'federation/discovery';
import type { Signer } from './key-pair';
import { noteOf, rollbackStatement, type RollbackNote, type TrafficNote } from './statements';
import type { TrustedKeys } from './trusted-keys';

/** How long a rollback that was signed in advance is valid, in milliseconds. */
const VALID_FOR = 14 * 24 * 3_600_000;

type Entries = readonly DiscoveryEntry[];

const isDefault = ({ deployment }: DiscoveryEntry): boolean => deployment.default;
const isCarried = ({ deployment }: DiscoveryEntry): boolean => deployment.carried === true;
const hasTraffic = ({ deployment }: DiscoveryEntry): boolean => deployment.traffic > 0;

/**
 * Signs in advance that a change of a front end's traffic may be taken back: for 14 days, all visitors may get the
 * version that was the default before. Undefined if the change is a rollback, or the first version, or if the former
 * default was revoked.
 *
 * @param at the time of the change
 */
export function signRollback(
  signer: Signer,
  environment: string,
  name: string,
  { before, after, revision, at }: { before: Entries; after: Entries; revision: number; at: string },
): RollbackNote | undefined {
  const former = before.find(isDefault)?.metadata.version;
  const target = after.find(({ metadata }) => metadata.version === former);
  const present = after.find(isDefault);
  const isRollback = present !== target && present?.extras.restoredFrom !== undefined;
  const leavesTarget = after.some((entry) => hasTraffic(entry) && entry !== target);
  if (!target || target.extras.revoked !== undefined || isRollback || !leavesTarget) return undefined;
  const until = new Date(Date.parse(at) + VALID_FOR).toISOString();
  const carried = before.find(isCarried);
  const note = { revision, to: target.metadata.version, until, carried: carried?.metadata.version };
  const { text } = rollbackStatement(environment, name, target, note, carried);
  return { ...note, key: signer.key, signature: signer.sign(text) };
}

/**
 * Why the site may not have rolled a front end back to this state; undefined when its team has signed that in advance,
 * or when the traffic is the team's own change.
 */
export function rollbackRefusal(
  trusted: TrustedKeys,
  environment: string,
  name: string,
  entries: Entries,
  { permittedBy, at }: Pick<TrafficNote, 'permittedBy' | 'at'>,
): string | undefined {
  if (!permittedBy) return undefined;
  const [carried, ...others] = entries.filter((entry) => isLive(entry) && !isDefault(entry));
  const target = entries.find(isDefault);
  const isAsSigned =
    target?.metadata.version === permittedBy.to &&
    target.extras.revoked === undefined &&
    carried?.metadata.version === permittedBy.carried &&
    !(carried && hasTraffic(carried)) &&
    others.length === 0;
  if (!isAsSigned) return `the team has signed a rollback to ${permittedBy.to} alone`;
  if (Date.parse(at) > Date.parse(permittedBy.until)) return 'the rollback had expired';
  const { text, digest } = rollbackStatement(environment, name, target, permittedBy, carried);
  const refusal = trusted.refusal(permittedBy, text, digest, 'traffic', name);
  return refusal && `the rollback is not permitted: ${refusal}`;
}

/**
 * The statement that permits a change of a front end to a key which may only roll back; undefined if the change is not
 * the rollback that was signed with the present traffic.
 */
export function permissionOf(
  trusted: TrustedKeys,
  environment: string,
  name: string,
  { before, after, at }: { before: Entries; after: Entries; at: string },
): RollbackNote | undefined {
  const note = noteOf(before);
  const permittedBy = note?.rollback;
  if (!permittedBy || permittedBy.revision !== note.revision) return undefined;
  const refusal = rollbackRefusal(trusted, environment, name, after, { permittedBy, at });
  return refusal === undefined ? permittedBy : undefined;
}

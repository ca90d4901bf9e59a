import type { TrustedKeys } from 'delivery/reading';
import type { DiscoveryDocument } from 'federation/discovery';
import type { DeliveryReader } from './delivery-readers';

/** A rollback that a team has signed in advance. */
export interface PossibleRollback {
  readonly remote: string;
  /** The version that visitors get then. */
  readonly to: string;
  /** The revision of the traffic that it takes back. */
  readonly revision: number;
  readonly until: string;
  /** The front ends that are rolled back with it, because they were changed in the same step. */
  readonly together: readonly string[];
}

/** Whether a user may roll a front end back: owners, and members of a team whose key may change its traffic. */
export const mayRollBack = ({ file }: TrustedKeys, { email, isOwner }: DeliveryReader, name: string): boolean =>
  isOwner ||
  file.keys.some(
    ({ traffic, members = [], withdrawn }) =>
      !withdrawn && members.includes(email.toLowerCase()) && (traffic.includes(name) || traffic.includes('*')),
  );

/** The rollbacks that are possible now. */
export function possibleRollbacks({ microFrontends }: DiscoveryDocument, now = Date.now()): PossibleRollback[] {
  return Object.entries(microFrontends).flatMap(([remote, entries]) => {
    const note = entries.find(({ deployment }) => deployment.default)?.extras.traffic;
    const { rollback, together = [] } = note ?? {};
    const target = entries.find(({ metadata }) => metadata.version === rollback?.to);
    if (!rollback || !target || target.extras.revoked !== undefined || Date.parse(rollback.until) < now) return [];
    const { to, revision, until } = rollback;
    return revision === note?.revision ? [{ remote, to, revision, until, together }] : [];
  });
}

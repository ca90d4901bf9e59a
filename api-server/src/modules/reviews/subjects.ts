import type { ReviewedCollection } from 'api-client';
import { may } from '../../auth/may';
import type { Need } from '../../auth/needs';
import type { Viewer } from '../../auth/viewer';
import { itemKey } from '../../content/end-reviews';
import type { Database } from '../../database/database';
import { forbidden } from '../../errors/failures';
import type { Change } from '../../services';
import { servedFor } from '../pending-changes/served-types';
import { rightsToPublish } from '../releases/rights';
import { RELEASES } from '../releases/release-rows';
import { findItems, lockItem } from './item-subjects';
import { findReleases, lockRelease } from './release-subjects';
import type { LockedSubject, Reviewed, Subject } from './subject';

/** @throws 403 for a user who may not read it, 404 for an unknown collection */
export async function assertMayRead(db: Database, viewer: Viewer, collection: ReviewedCollection): Promise<void> {
  if (collection !== RELEASES) await servedFor(db, collection, viewer);
  else if (!may(viewer, { collection }, 'handle')) throw forbidden();
}

/** The rights of a reviewer. @throws as `assertMayRead` */
export async function needsOf(
  db: Database,
  viewer: Viewer,
  { collection, id }: Pick<Reviewed, 'collection'> & { readonly id?: string | undefined },
): Promise<readonly Need[]> {
  await assertMayRead(db, viewer, collection);
  if (collection !== RELEASES) return [{ kind: await servedFor(db, collection, viewer), action: 'publish' }];
  const named = id ?? '';
  return (await rightsToPublish(db, [named])).get(named) ?? [];
}

/**
 * The state that a reviewer reads, locked until the transaction ends. Pass a change in a transaction.
 *
 * @param version the state that the caller has read
 * @throws as `assertMayRead`; 404 without anything to review; 409 with the present state after a stale version
 */
export async function lockSubject(
  change: Change,
  { collection, id }: Reviewed,
  version: number,
): Promise<LockedSubject> {
  const { services, viewer } = change;
  await assertMayRead(services.db, viewer, collection);
  if (collection === RELEASES) return lockRelease(change, id, version);
  return lockItem(services, await servedFor(services.db, collection, viewer), id, version);
}

/** The subjects of reviews, by `itemKey`; none for a review that is over. */
export async function findSubjects(db: Database, reviewed: readonly Reviewed[]): Promise<ReadonlyMap<string, Subject>> {
  const isRelease = ({ collection }: Reviewed): boolean => collection === RELEASES;
  const releases = await findReleases(
    db,
    reviewed.filter(isRelease).map(({ id }) => id),
  );
  const items = await findItems(
    db,
    reviewed.filter((one) => !isRelease(one)),
  );
  return new Map([...items, ...[...releases].map(([id, subject]) => [itemKey(RELEASES, id), subject] as const)]);
}

import { TRASH_DAYS } from 'api-client';
import { may } from '../auth/may';
import type { Viewer } from '../auth/viewer';
import { DAY } from '../clock';
import { contentTypes } from '../content-types';
import { servedCollections } from '../content-types/collections/served-collections';
import type { VersionedContentType } from '../content/versioned-content-type';
import type { Database } from '../database/database';
import { forbidden, notFound } from '../errors/failures';
import type { Services } from '../services';
import { versionedCareerBanner } from './career-banner/versioned';
import { versionedMenus } from './menus/versioned';
import { versionedSiteSettings } from './site-settings/versioned';

/** Every content type with a history, and most of them with a trash; those of remotes are in the database. */
export const versionedContentTypes = async (db: Database): Promise<readonly VersionedContentType[]> => [
  ...contentTypes,
  versionedCareerBanner,
  versionedMenus,
  versionedSiteSettings,
  ...(await servedCollections(db)),
];

/** A content type whose history and editing a user may see. @throws 404 for an unknown one, 403 without the right */
export async function versionedContentTypeFor(
  db: Database,
  collection: string,
  viewer: Pick<Viewer, 'role' | 'rights'>,
): Promise<VersionedContentType> {
  const type = (await versionedContentTypes(db)).find((one) => one.collection === collection);
  if (!type) throw notFound('Item');
  if (!may(viewer, type, 'read')) throw forbidden();
  return type;
}

/**
 * Publishes scheduled content whose moment has passed. Reads compare the moment themselves and do not depend on it;
 * this updates statuses, versions and indexes, and records it in history and audit log.
 */
export async function publishDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const type of await versionedContentTypes(db)) await type.publishDue?.(db, now);
}

/** How long deleted content can be restored. */
export const TRASH_LIFETIME = TRASH_DAYS * DAY;

/**
 * Permanently deletes items that were deleted 30 days ago. If another item still depends on one, the database refuses,
 * and the next clean-up tries again.
 */
export async function purgeTrash({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - TRASH_LIFETIME);
  for (const { trash } of await versionedContentTypes(db)) await trash?.purge(db, before, now).catch(() => undefined);
}

import { inArray } from 'drizzle-orm';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { releaseItems } from '../../database/schema';
import { versionedContentTypes } from '../versioned-content-types';
import { MENUS } from './release-items';

/** Whether a user may read the items of a kind; an unknown kind is not readable. Menus have no title that tells anything. */
export type IsReadable = (collection: string) => boolean;

export async function readableTo(db: Database, viewer: Pick<Viewer, 'role' | 'rights'>): Promise<IsReadable> {
  const types = await versionedContentTypes(db);
  const kinds = types.filter((type) => may(viewer, type, 'read')).map(({ collection }) => collection);
  const readable = new Set<string>([MENUS, ...kinds]);
  return (collection) => readable.has(collection);
}

/** The releases with items that a user may not read. Their failures name items. */
export async function partlyHidden(
  db: Database,
  isReadable: IsReadable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: releaseItems.releaseId, collection: releaseItems.collection })
    .from(releaseItems)
    .where(inArray(releaseItems.releaseId, [...ids]));
  return new Set(rows.filter(({ collection }) => !isReadable(collection)).map(({ id }) => id));
}

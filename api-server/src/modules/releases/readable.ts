import { inArray, sql } from 'drizzle-orm';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { TRANSLATIONS } from '../../database/file-uses';
import { releaseItems } from '../../database/schema';
import { versionedContentTypes } from '../versioned-content-types';
import { MENUS, type ItemRow } from './item-rows';
import { namedIn } from './release-translations';

/** The part of an item's row that says of which kind it is; of a translation, its id begins with the kind. */
type Kind = Pick<ItemRow, 'collection' | 'entityId'>;

/** Whether a user may read an item, or translate it; not those of an unknown kind. Menus have no title that tells anything. */
export type IsReadable = (item: Kind) => boolean;

export async function readableTo(db: Database, viewer: Pick<Viewer, 'role' | 'rights'>): Promise<IsReadable> {
  const types = await versionedContentTypes(db);
  const namesOf = (action: 'read' | 'translate') =>
    types.filter((type) => may(viewer, type, action)).map(({ collection }) => collection);
  const readable = new Set<string>([MENUS, ...namesOf('read')]);
  const translatable = new Set<string>(namesOf('translate'));
  return (item) => {
    if (item.collection !== TRANSLATIONS) return readable.has(item.collection);
    const { collection } = namedIn(item);
    return readable.has(collection) || translatable.has(collection);
  };
}

/** The releases with items that a user may not read. Their failures name items. */
export async function partlyHidden(
  db: Database,
  isReadable: IsReadable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { releaseId: id, collection, entityId } = releaseItems;
  const kind = sql<string>`case when ${collection} = ${TRANSLATIONS} then split_part(${entityId}, '/', 1) else '' end`;
  const rows = await db
    .selectDistinct({ id, collection, entityId: kind })
    .from(releaseItems)
    .where(inArray(id, [...ids]));
  return new Set(rows.filter((row) => !isReadable(row)).map((row) => row.id));
}

import type { Collection } from 'api-client';
import { isRemoteCollection } from 'api-client/content-types';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { contentTables, PENDING, TRANSLATIONS } from '../../database/file-uses';
import { collectionItems, fileUses } from '../../database/schema';

export interface Use {
  collection: Collection;
  _id: string;
  title: string;
  inTrash: boolean;
}

type FileUse = typeof fileUses.$inferSelect;

/** Their uses are uses by their item: the `entityId` begins with `<collection>/<id>`. */
const BESIDE_ITEMS: ReadonlySet<string> = new Set([PENDING, TRANSLATIONS]);

function itemOf(use: FileUse): FileUse {
  const [collection = '', entityId = ''] = use.entityId.split('/');
  return BESIDE_ITEMS.has(use.collection) ? { ...use, collection, entityId } : use;
}

/** The uses of files, by their names, with the titles of the items. Items in the trash count: they can be restored. */
export async function usesOf(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, Use[]>> {
  const wanted = new Map<string, Use[]>(names.map((name) => [name, []]));
  if (wanted.size === 0) return wanted;
  const uses = await db
    .select()
    .from(fileUses)
    .where(inArray(fileUses.name, [...wanted.keys()]))
    .orderBy(asc(fileUses.entityId));
  const itemUses = [...new Map(uses.map(itemOf).map((use) => [Object.values(use).join(' '), use])).values()];
  const ofRemotes = [...new Set(itemUses.map((use) => use.collection))]
    .filter(isRemoteCollection)
    .map((collection) => ({ ...collectionItems, table: collectionItems, collection }));
  for (const { collection, table, id, title, status } of [...contentTables, ...ofRemotes]) {
    const ofCollection = itemUses.filter((use) => use.collection === collection);
    if (ofCollection.length === 0) continue;
    const ids = [...new Set(ofCollection.map(({ entityId }) => entityId))];
    const rows = await db
      .select({ id, title, ...(status && { status }) })
      .from(table)
      .where(inArray(id, ids));
    const known = new Map(
      rows.map((row) => [String(row.id), { title: String(row.title), inTrash: row.status === 'trashed' }]),
    );
    for (const { name, entityId } of ofCollection) {
      wanted.get(name)?.push({ collection, _id: entityId, title: '', inTrash: false, ...known.get(entityId) });
    }
  }
  return wanted;
}

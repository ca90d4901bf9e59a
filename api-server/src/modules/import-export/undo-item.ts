import { and, eq } from 'drizzle-orm';
import { lockRow } from '../../content/stored-content-type';
import type { ServedContentType } from '../../content-types/served-content-type';
import { deleteItem, updateItem } from '../../content-types/writes';
import type { Database } from '../../database/database';
import { revisions, type importItems } from '../../database/schema';
import { conflict } from '../../errors/failures';
import type { Change } from '../../services';

export type ImportedItem = Pick<typeof importItems.$inferSelect, 'entityId' | 'versionBefore' | 'versionAfter'>;

async function earlierContent(db: Database, { collection }: ServedContentType, id: string, version: number) {
  const [revision] = await db
    .select({ content: revisions.content })
    .from(revisions)
    .where(and(eq(revisions.collection, collection), eq(revisions.entityId, id), eq(revisions.number, version)));
  if (!revision) throw conflict('Its version before the import was deleted');
  return revision.content;
}

/**
 * Moves an item that an import created to the trash, or gives one that it changed its values, status and address before
 * the import.
 *
 * @returns the change; `unchanged` if it is in the trash or deleted already
 * @throws 409 when it was changed after the import, or its earlier version was deleted
 */
export async function undoItem(
  change: Change,
  served: ServedContentType,
  { entityId: id, versionBefore, versionAfter }: ImportedItem,
): Promise<'deleted' | 'updated' | 'unchanged'> {
  const { db } = change.services;
  const row = await lockRow(db, served, id);
  if (!row || row.status === 'trashed') return 'unchanged';
  if (row.version !== versionAfter) throw conflict('It was changed after the import');
  if (versionBefore === null) {
    await deleteItem(change, served, id);
    return 'deleted';
  }
  const earlier = await earlierContent(db, served, id, versionBefore);
  const { schemas, hooks } = served;
  const update = hooks.revision?.(schemas.draft.update) ?? schemas.draft.update;
  await updateItem(change, served, id, update.parse({ ...earlier, version: undefined, unpublish: true }));
  return 'updated';
}

import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { TRANSLATIONS } from '../../database/file-uses';
import { insertRows } from '../../database/insert-rows';
import { releaseItems } from '../../database/schema';

/** The menus of the site in releases. */
export const MENUS = 'menus';
export type ItemRow = typeof releaseItems.$inferSelect;

/** As every item is before its release. */
export const UNPUBLISHED = { versionBefore: null, versionAfter: null, statusBefore: null, publishAtBefore: null };

/** The columns of an item after it was published or undone. */
export type Kept = Partial<Pick<ItemRow, keyof typeof UNPUBLISHED | 'content' | 'baseVersion'>>;

/** The release's item in a statement. */
export const isItem = ({ releaseId, collection, entityId }: Pick<ItemRow, 'releaseId' | 'collection' | 'entityId'>) =>
  and(
    eq(releaseItems.releaseId, releaseId),
    eq(releaseItems.collection, collection),
    eq(releaseItems.entityId, entityId),
  );

/** As the address of an item; a translation, such as `blogs/42/hi`, follows its item. */
const lockOrder = sql`case when ${releaseItems.collection} = ${TRANSLATIONS} then '' else ${releaseItems.collection} || '/' end || ${releaseItems.entityId}`;

/** In the order in which every release locks them, so that two do not wait for each other. */
export const itemsOf = (db: Database, releaseId: string): Promise<ItemRow[]> =>
  db.select().from(releaseItems).where(eq(releaseItems.releaseId, releaseId)).orderBy(asc(lockOrder));

const { versionBefore, versionAfter, statusBefore, publishAtBefore, content, baseVersion } =
  getTableColumns(releaseItems);

const given = sql.join(
  [versionBefore, versionAfter, statusBefore, publishAtBefore, content, baseVersion].map(
    ({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`,
  ),
  sql`, `,
);

/** Stores stored items again, after they were published or undone. */
export async function storeItems(tx: Database, items: readonly ItemRow[]): Promise<void> {
  await insertRows(
    tx,
    releaseItems,
    items,
    sql`on conflict (release_id, collection, entity_id) do update set ${given}`,
  );
}

import { collectionType, type CollectionDefinition } from 'api-client/content-types';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { collectionItems, collections } from '../../database/schema';
import { emptyData } from './collection-rows';
import { partsOf } from './served-collections';

/** Stores the definition of a collection. Pass a transaction. */
export async function storeCollection(
  tx: Database,
  name: string,
  definition: CollectionDefinition,
  { live, updatedAt }: { readonly live: boolean; readonly updatedAt: Date },
): Promise<void> {
  await tx
    .insert(collections)
    .values({ name, definition, live, updatedAt })
    .onConflictDoUpdate({ target: collections.name, set: { definition, live, updatedAt } });
  // A trigger derives the columns of lists and searches again; older items get the values of new fields.
  const empty = JSON.stringify(emptyData(collectionType(...partsOf(name), definition)));
  await tx
    .update(collectionItems)
    .set({ data: sql`${empty}::jsonb || ${collectionItems.data}` })
    .where(eq(collectionItems.collection, name));
}

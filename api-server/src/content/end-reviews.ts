import { isAmong } from '../database/among';
import type { Database } from '../database/database';
import { reviews } from '../database/schema';

/** The key of an item in reviews and pending changes. */
export const itemKey = (collection: string, id: string): string => `${collection}/${id}`;

/**
 * Ends the reviews of items: they were published, scheduled or deleted. The review of pending changes ends with the
 * changes, by a trigger of their table.
 */
export async function endReviews(tx: Database, collection: string, ids: readonly string[]): Promise<void> {
  const keys = ids.map((id) => itemKey(collection, id));
  await tx.delete(reviews).where(isAmong(reviews.id, keys));
}

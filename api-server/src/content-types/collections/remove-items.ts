import { and, eq, type SQL } from 'drizzle-orm';
import type { CollectionDefinition } from 'api-client/content-types';
import type { RemoteCollection } from 'api-client';
import { eraseCopies } from '../../content/erase-copies';
import type { Database } from '../../database/database';
import { collectionItems } from '../../database/schema';
import { eraseAnswers } from '../../idempotency/erase-answers';
import { announceDeletions } from '../../webhooks/announce';
import { forgetAttachments } from './attachments';

const AT_ONCE = 1_000;

const hasAttachments = (fields: CollectionDefinition['fields']): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'attachment');

/**
 * Permanently deletes items of a collection with their history and attachments, and announces it to webhooks. Pass a transaction.
 *
 * @returns the number of deleted items
 */
export async function removeItems(
  tx: Database,
  name: RemoteCollection,
  { publicForm, fields }: CollectionDefinition,
  now: Date,
  which?: SQL,
): Promise<number> {
  const { id, title, slug, version } = collectionItems;
  const deleted = await tx
    .delete(collectionItems)
    .where(and(eq(collectionItems.collection, name), which))
    .returning({ id, title, slug, version });
  for (let start = 0; start < deleted.length; start += AT_ONCE) {
    const some = deleted.slice(start, start + AT_ONCE);
    await eraseCopies(
      tx,
      name,
      some.map((item) => item.id),
    );
    // The answer to a visitor has the reference.
    if (publicForm) {
      await eraseAnswers(
        tx,
        some.map((item) => item.slug),
      );
    }
  }
  if (deleted.length > 0 && hasAttachments(fields)) await forgetAttachments(tx, now);
  await announceDeletions(
    tx,
    now,
    name,
    deleted.map((item) => ({ ...item, title: publicForm ? item.slug : item.title })),
  );
  return deleted.length;
}

import { eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { eraseCopies } from '../../content/erase-copies';
import { collectionItems, collections } from '../../database/schema';
import { allowLongStatements } from '../../database/time-limits';
import { conflict, notFound } from '../../errors/failures';
import type { Change } from '../../services';
import { announceGone } from '../../webhooks/announce';
import { isRemoteCollection } from 'api-client/content-types';

const AT_ONCE = 1_000;

/**
 * Erases a collection of a retired remote: its items, their history and its definition. The audit log stays.
 *
 * @returns the number of erased items
 * @throws 404, or 409 while its remote is on the site
 */
export async function eraseCollection(change: Change, name: string): Promise<number> {
  const { db, clock } = change.services;
  return db.transaction(async (tx) => {
    await allowLongStatements(tx);
    const [known] = await tx.select().from(collections).where(eq(collections.name, name)).for('update');
    if (!known || !isRemoteCollection(name)) throw notFound('Collection');
    if (known.live)
      throw conflict('Its front end is on the site. Retire the front end first, then erase the collection.');
    const { id, title, version } = collectionItems;
    const gone = await tx
      .delete(collectionItems)
      .where(eq(collectionItems.collection, name))
      .returning({ id, title, version });
    for (let start = 0; start < gone.length; start += AT_ONCE) {
      const some = gone.slice(start, start + AT_ONCE);
      await eraseCopies(
        tx,
        name,
        some.map((item) => item.id),
      );
    }
    await announceGone(tx, clock.now(), name, gone);
    await tx.delete(collections).where(eq(collections.name, name));
    await auditChange(tx, change, { action: 'erase', collection: name, title: known.definition.what });
    return gone.length;
  });
}

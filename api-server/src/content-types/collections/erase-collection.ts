import { isRemoteCollection } from 'api-client/content-types';
import { eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { collections } from '../../database/schema';
import { allowLongStatements } from '../../database/time-limits';
import { conflict, notFound } from '../../errors/failures';
import type { Change } from '../../services';
import { removeItems } from './remove-items';

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
    const deleted = await removeItems(tx, name, known.definition, clock.now());
    await tx.delete(collections).where(eq(collections.name, name));
    await auditChange(tx, change, { action: 'erase', collection: name, title: known.definition.what });
    return deleted;
  });
}

import { isRemoteCollection, type CollectionDefinition } from 'api-client/content-types';
import { and, desc, lte, or, sql, type SQL } from 'drizzle-orm';
import { monthsBefore } from '../../clock';
import { unpacked } from '../../content/shared-table';
import type { AnyRow } from '../../content/columns';
import type { Database } from '../../database/database';
import { collectionItems } from '../../database/schema';
import type { Services } from '../../services';
import { removeItems } from './remove-items';
import { consentIn } from './submitted-consent';
import { servedCollection, storedCollections } from './served-collections';
import { entityOf } from '../../content/stored-content-type';

/** The condition that a personal field is this address; undefined for a collection without one. */
function heldOf({ fields }: CollectionDefinition, key: string): SQL | undefined {
  const addresses = Object.entries(fields).filter(([, { kind, personal }]) => kind === 'mailAddress' && personal);
  return or(...addresses.map(([name]) => sql`lower(${collectionItems.data} ->> ${name}) = ${key}`));
}

/**
 * The items of all collections of remotes that have a person's address in a personal field, also those in the trash.
 */
export async function findPersonalItems(db: Database, key: string, now: Date) {
  const found = [];
  for (const { name, definition } of await storedCollections(db)) {
    const held = heldOf(definition, key);
    if (!held) continue;
    const served = servedCollection(name, definition);
    const rows = await db
      .select()
      .from(collectionItems)
      .where(and(served.shared?.within, held))
      .orderBy(desc(collectionItems.createdAt));
    for (const row of unpacked(served, rows as AnyRow[]))
      found.push({
        ...consentIn(row['data']),
        ...(await entityOf(served, row, now, db)),
        ...{ collection: name, what: definition.what, createdAt: row.createdAt.toISOString() },
      });
  }
  return found;
}

/** Deletes them permanently. Pass a transaction. @returns their number */
export async function removePersonalItems(tx: Database, key: string, now: Date): Promise<number> {
  let removed = 0;
  for (const { name, definition } of await storedCollections(tx)) {
    const held = heldOf(definition, key);
    if (held && isRemoteCollection(name)) removed += await removeItems(tx, name, definition, now, held);
  }
  return removed;
}

/** Deletes submissions of visitors after the retention of their form, also those of retired front ends. */
export async function cleanUpSubmitted({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { name, definition } of await storedCollections(db)) {
    const { publicForm } = definition;
    if (!publicForm || !isRemoteCollection(name)) continue;
    const isOver = lte(collectionItems.createdAt, monthsBefore(now, publicForm.keptMonths));
    await db.transaction((tx) => removeItems(tx, name, definition, now, isOver));
  }
}

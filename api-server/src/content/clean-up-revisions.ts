import { REVISION_MONTHS } from 'api-client';
import { sql } from 'drizzle-orm';
import { allowLongStatements } from '../database/time-limits';
import type { Services } from '../services';

/**
 * Deletes old revisions, except the newest one of each slug that an item has had: old addresses lead to the item by
 * it, and the item's newest revision stays.
 */
export async function cleanUpRevisions({ db, clock }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLongStatements(tx);
    await tx.execute(sql`
      delete from revisions old
      where old.at < ${clock.now().toISOString()}::timestamptz - make_interval(months => ${REVISION_MONTHS}) and exists (
        select from revisions newer
        where newer.collection = old.collection and newer.entity_id = old.entity_id and newer.number > old.number
          and newer.content ->> 'slug' is not distinct from old.content ->> 'slug'
      )`);
  });
}

import { slugKey } from 'api-client';
import { and, eq, ne } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { slugOf } from '../text/fold';

interface SluggedColumns {
  id: AnyPgColumn;
  slugKey: AnyPgColumn;
  status: AnyPgColumn;
}

/**
 * An address for an item: the requested one as it is (a duplicate is a 409 by the table's index), else one made from
 * its name, with a number if another item has it.
 *
 * @param except the item itself, when it exists
 */
export async function freeSlug(
  tx: Database,
  table: PgTable & SluggedColumns,
  { slug, name, except = '' }: { slug?: string | undefined; name: string; except?: string },
): Promise<{ slug: string; slugKey: string }> {
  if (slug) return { slug, slugKey: slugKey(slug) };
  const wanted = slugOf(name) || 'item';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : `${wanted}-${number}`;
    const key = slugKey(candidate);
    const [taken] = await tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(eq(table.slugKey, key), ne(table.status, 'trashed'), ne(table.id, except)))
      .limit(1);
    if (!taken) return { slug: candidate, slugKey: key };
  }
}

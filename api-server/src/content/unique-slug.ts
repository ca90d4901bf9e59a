import { slugKey } from 'api-client';
import { and, eq, ne, type SQL } from 'drizzle-orm';
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
 * @param within the condition of the type's rows in a shared table
 */
export async function uniqueSlug(
  tx: Database,
  table: PgTable & SluggedColumns,
  { slug, name, within }: { slug?: string | undefined; name: string; within?: SQL | undefined },
): Promise<{ slug: string; slugKey: string }> {
  if (slug) return { slug, slugKey: slugKey(slug) };
  const base = slugOf(name) || 'item';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    const key = slugKey(candidate);
    const [taken] = await tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(within, eq(table.slugKey, key), ne(table.status, 'trashed')))
      .limit(1);
    if (!taken) return { slug: candidate, slugKey: key };
  }
}

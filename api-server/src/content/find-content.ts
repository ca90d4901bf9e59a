import { eq, or } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { slugKey } from '../text/fold';
import type { ContentColumns } from './columns';
import type { StoredRow } from './content-kind';

type FindableTable = PgTable & ContentColumns & { readonly slugKey?: AnyPgColumn };

/** By id, else by slug without case and punctuation; the trash is searched by id only. */
export async function findContent<Table extends FindableTable>(
  db: Database,
  table: Table,
  idOrSlug: string,
): Promise<(Table['$inferSelect'] & StoredRow) | undefined> {
  const source: PgTable = table;
  const bySlug = table.slugKey && eq(table.slugKey, slugKey(idOrSlug));
  const rows = (await db
    .select()
    .from(source)
    .where(or(eq(table.id, idOrSlug), bySlug))) as (Table['$inferSelect'] & StoredRow)[];
  return rows.find(({ id }) => id === idOrSlug) ?? rows.find(({ status }) => status !== 'trashed');
}

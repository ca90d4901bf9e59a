import { slugKey, type Collection } from 'api-client';
import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Guarded } from '../auth/may';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database/database';
import { notFound } from '../errors/failures';
import type { Services } from '../services';
import type { ContentColumns, AnyRow, StoredRow } from './columns';
import { unpacked, type SharedTable } from './shared-table';

import { findByAnySlug } from './former-slug';
import { isShown } from './visibility';

type FindableTable = PgTable & ContentColumns & { readonly slugKey?: AnyPgColumn };

/**
 * Finds an item by id, else by slug without case and punctuation, else by a former slug; items in the trash by id only.
 */
export async function findContent<Table extends FindableTable>(
  db: Database,
  table: Table,
  collection: Collection,
  idOrSlug: string,
  shared?: SharedTable,
): Promise<(Table['$inferSelect'] & StoredRow) | undefined> {
  const find = (wanted: string) => findNamed(db, table, wanted, shared?.within);
  return table.slugKey ? findByAnySlug(db, collection, idOrSlug, find) : find(idOrSlug);
}

async function findNamed<Table extends FindableTable>(
  db: Database,
  table: Table,
  idOrSlug: string,
  within?: SQL,
): Promise<(Table['$inferSelect'] & StoredRow) | undefined> {
  const source: PgTable = table;
  // The index of slugs leaves the trash out.
  const bySlug = table.slugKey && and(eq(table.slugKey, slugKey(idOrSlug)), ne(table.status, 'trashed'));
  const rows = (await db
    .select()
    .from(source)
    .where(and(within, or(eq(table.id, idOrSlug), bySlug)))) as (Table['$inferSelect'] & StoredRow)[];
  return rows.find(({ id }) => id === idOrSlug) ?? rows.find(({ status }) => status !== 'trashed');
}

interface Findable<Table> extends Guarded {
  readonly table: Table;
  readonly collection: Collection;
  readonly what: string;
  readonly shared?: SharedTable | undefined;
}

/** The same, if this viewer may see it. @throws 404 */
export async function findShown<Table extends FindableTable>(
  { db, clock }: Services,
  kind: Findable<Table>,
  idOrSlug: string,
  viewer: Viewer | undefined,
): Promise<Table['$inferSelect'] & StoredRow> {
  const { table, collection, what, shared } = kind;
  const row = await findContent(db, table, collection, idOrSlug, shared);
  if (!row || !isShown(row, viewer, kind, clock.now())) throw notFound(what);
  const [own] = unpacked({ shared }, [row as AnyRow]);
  return own as typeof row;
}

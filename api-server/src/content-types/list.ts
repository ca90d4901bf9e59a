import type { ContentType, Field, ListFilter } from 'api-client/content-types';
import { and, asc, eq, getTableColumns, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { may } from '../auth/may';
import type { Viewer } from '../auth/viewer';
import { findShown } from '../content/find-content';
import { plainBeginning, READ_FOR_SUMMARY } from '../content/rich-text';
import { unpacked, whereOwn } from '../content/shared-table';
import { withStatus } from '../content/visibility';
import type { Database } from '../database/database';
import { propertyOf } from '../database/schema/columns-of';
import { notFound } from '../errors/failures';
import { listFieldsOf, listPage, offsetOf, type ListSource } from '../pagination/list-page';
import { isSort, orderOf, type Order, type OrderKey } from '../pagination/order';
import { valuesOf } from '../pagination/read-query';
import { matching, matchingFolded } from '../pagination/search-pattern';
import type { Services } from '../services';
import { DESCRIPTION_LENGTH, summaryOf } from '../text/summary';
import { entitiesOf } from './entities';
import { cachingCounts } from './cached-counts';
import { matchesAny, orderKindOf } from './field-kinds';
import { withShownReferences } from './shown-references';
import type { AnyRow } from '../content/columns';
import type { AnyEntity, ContentTable } from '../content/stored-content-type';
import type { AnyQuery, ItemPage, Listing, ServedContentType } from './served-content-type';
import { searchInLanguage } from './search-in-language';
import { columnIn, columnOf } from './table-parts';

function fieldOf({ fields, collection }: ContentType, name: string): Field {
  const field = fields[name];
  if (!field) throw new Error(`${collection} has no field ${name}`);
  return field;
}

function keyOf(served: ServedContentType, name: string): OrderKey<AnyRow> {
  const { type, table, shared } = served;
  const descending = name.startsWith('-');
  const field = descending ? name.slice(1) : name;
  if (field === 'createdAt') return { by: table.createdAt, descending, kind: 'moment', of: (row) => row.createdAt };
  if (shared) return { ...shared.orderKey, descending };
  const property = propertyOf(field, fieldOf(type, field));
  return {
    by: columnIn(table, property),
    descending,
    kind: orderKindOf(fieldOf(type, field)),
    // The column is of this kind.
    of: (row) => row[property] as string | number | boolean,
  };
}

function orderFor(served: ServedContentType, sort: string | undefined): Order<AnyRow> {
  const { type, table } = served;
  if (sort !== undefined && !isSort(sort)) {
    return { ...orderOf(table, undefined, [keyOf(served, sort)]), name: sort };
  }
  return orderOf(
    table,
    sort,
    type.order.map((name) => keyOf(served, name)),
  );
}

function filtered(served: ServedContentType, filter: ListFilter, value: unknown): SQL | undefined {
  const { type, table, shared } = served;
  if (value === undefined || value === '') return undefined;
  if (filter.kind === 'except') return ne(table.id, value);
  if (filter.kind === 'switch' || filter.field === undefined) return undefined;
  const field = fieldOf(type, filter.field);
  const property = propertyOf(filter.field, field);
  if (filter.kind === 'year') {
    const day = columnOf(served, property);
    return and(gte(day, `${String(value)}-01-01`), lte(day, `${String(value)}-12-31`));
  }
  const values = valuesOf(Array.isArray(value) ? value.map(String) : String(value)) ?? [];
  if (shared) return shared.matches(property, filter.kind === 'several' ? values : [value]);
  const column = columnIn(table, property);
  if (filter.kind !== 'several') return eq(column, value);
  return matchesAny(field, column, values);
}

function searchOf({ type, table }: ServedContentType, search: string | undefined): SQL | undefined {
  const { fields = [], folded } = type.search ?? {};
  if (folded) return matchingFolded(search, columnIn(table, 'searched'));
  return matching(
    search,
    fields.map((name) => columnIn(table, propertyOf(name, fieldOf(type, name)))),
  );
}

function whereOf(served: ServedContentType, { query, viewer, now }: Listing<AnyQuery>): SQL | undefined {
  const { type, table } = served;
  return and(
    served.shared?.within,
    withStatus(table, query.status, viewer, served, now),
    'visible' in type.fields && query.status === undefined ? eq(columnOf(served, 'visible'), true) : undefined,
    ...Object.entries(type.filters ?? {}).map(([name, filter]) => filtered(served, filter, query[name])),
    searchInLanguage(searchOf(served, query.search), served, query),
  );
}

/** The columns without the one for searches, which is as long as all texts that it covers. */
function withoutSearched(table: ContentTable): Record<string, AnyPgColumn> {
  const { searched: _, ...columns } = getTableColumns(table) as Record<string, AnyPgColumn>;
  return columns;
}

/** The properties that lists leave empty. */
const emptyInLists = ({ fields }: ContentType): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'custom' && field.inLists === false ? [propertyOf(name, field)] : [],
  );

/** The columns of a list: no long text, and only the beginning of it for items without a description. */
function listedColumns({ type, table }: ServedContentType): Record<string, AnyPgColumn | SQL> {
  const { described } = type;
  const columns = withoutSearched(table);
  for (const property of emptyInLists(type)) delete columns[property];
  if (!described) return columns;
  const [text, by] = [columnIn(table, described.text), columnIn(table, described.by)];
  const beginning = sql`case when ${by} ~ '\\S' then '' else left(${text}, ${READ_FOR_SUMMARY}) end`;
  return { ...columns, [described.text]: beginning, renderedHtml: sql`null`, renderedMark: sql`''` };
}

function listed({ type }: ServedContentType, stored: AnyRow[]): AnyRow[] {
  const { described } = type;
  const empty = Object.fromEntries(emptyInLists(type).map((property) => [property, []]));
  const rows = stored.map((row) => ({ ...row, ...empty }));
  if (!described) return rows;
  const { text, by } = described;
  return rows.map((row) => {
    const description = String(row[by]).trim() || summaryOf(plainBeginning(String(row[text])), DESCRIPTION_LENGTH);
    return { ...row, [by]: description, [text]: '' };
  });
}

interface Selection {
  readonly columns: Record<string, AnyPgColumn | SQL>;
  readonly where: SQL | undefined;
  readonly order: SQL[];
  readonly offset?: number;
  readonly limit?: number;
}

async function selectRows(
  db: Database,
  served: ServedContentType,
  { columns, where, order, offset, limit }: Selection,
): Promise<AnyRow[]> {
  let query = db
    .select(columns)
    .from(served.table as PgTable)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  if (offset) query = query.offset(offset);
  if (limit !== undefined) query = query.limit(limit);
  // Every content table has the columns of a stored row.
  return unpacked(served, (await query) as AnyRow[]);
}

function rowsOf(db: Database, served: ServedContentType, offset: number): ListSource<AnyRow> {
  const source: PgTable = served.table;
  const columns = listedColumns(served);
  return {
    select: (where, order, limit) => selectRows(db, served, { columns, where, order, offset, limit }),
    count: (where) => db.$count(source, where),
  };
}

/** One page of a list, by its definition. Unpublished items are included only for editors who set `status`. */
export async function listItems(
  served: ServedContentType,
  services: Services,
  query: AnyQuery,
  viewer: Viewer | undefined,
): Promise<ItemPage<AnyEntity>> {
  const { type, hooks } = served;
  if (hooks.list) return hooks.list(services, query, viewer);
  const { db, clock } = services;
  const now = clock.now();
  const listing = { db, query, viewer, now };
  const where = hooks.where ? await hooks.where(listing) : whereOf(served, listing);
  const offset = type.paged ? offsetOf(query) : 0;
  const cached = cachingCounts(served, listing);
  const { select, count: countRows } = rowsOf(db, served, offset);
  const source = { select, count: () => cached('total', async () => countRows(where)) };
  const page = await listPage(source, orderFor(served, query.sort), where, query);
  const facets = query['facets'] === '1' ? await cached('facets', async () => hooks.facets?.(listing)) : undefined;
  const items = await entitiesOf(served, listed(served, page.rows), now, db);
  const isEditor = viewer !== undefined && may(viewer, served, 'read');
  return {
    items: isEditor ? items : await withShownReferences(type, items, now, db),
    ...listFieldsOf(page),
    ...(facets && { facets }),
  };
}

/** @throws 404 when it does not exist, or this viewer may not see it */
export async function readItem(
  served: ServedContentType,
  services: Services,
  idOrSlug: string,
  viewer: Viewer | undefined,
): Promise<AnyEntity> {
  const { type, hooks } = served;
  if (hooks.one) return hooks.one(services, idOrSlug, viewer);
  const { db, clock } = services;
  const now = clock.now();
  const row = await findShown(services, served, idOrSlug, viewer);
  const items = await entitiesOf(served, [row], now, db);
  const isEditor = viewer !== undefined && may(viewer, served, 'read');
  const [entity] = isEditor ? items : await withShownReferences(type, items, now, db);
  if (!entity) throw notFound(type.what);
  return entity;
}

const READ_AT_ONCE = 200;

/**
 * Everything outside the trash, by name, in batches: the items at the beginning, each as it is when its batch is read.
 * Items deleted meanwhile are left out.
 */
export async function* everyItem(served: ServedContentType, db: Database, now: Date): AsyncGenerator<AnyEntity[]> {
  const { table } = served;
  const source: PgTable = table;
  const there = whereOwn(served, ne(table.status, 'trashed'));
  const order = [asc(table.sortName), asc(table.id)];
  const all = await db
    .select({ id: table.id })
    .from(source)
    .where(there)
    .orderBy(...order);
  for (let from = 0; from < all.length; from += READ_AT_ONCE) {
    const ids = all.slice(from, from + READ_AT_ONCE).map(({ id }) => id);
    const where = and(inArray(table.id, ids), there);
    const rows = await selectRows(db, served, { columns: getTableColumns(table), where, order });
    yield await entitiesOf(served, rows, now, db);
  }
}

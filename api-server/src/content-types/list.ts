import type { ContentType, Field, ListFilter } from 'api-client/content-types';
import { and, arrayOverlaps, asc, count, eq, gte, inArray, lte, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Viewer } from '../auth/viewer';
import { findShown } from '../content/find-content';
import { withStatus } from '../content/visibility';
import type { Database } from '../database/database';
import { propertyOf } from '../database/schema/columns-of';
import { notFound } from '../errors/failures';
import { listFieldsOf, listPage, offsetOf, type ListSource } from '../pagination/list-page';
import { isSort, orderOf, type Order, type OrderKey } from '../pagination/order';
import { several } from '../pagination/read-query';
import { matching, matchingFolded } from '../pagination/search-pattern';
import type { Services } from '../services';
import { entitiesOf } from './entities';
import { withShownReferences } from './shown-references';
import type { AnyEntity, AnyQuery, AnyRow, ContentTable, ItemPage, Listing, Served } from './served';
import { columnIn } from './table-parts';

function fieldOf({ fields, collection }: ContentType, name: string): Field {
  const field = fields[name];
  if (!field) throw new Error(`${collection} has no field ${name}`);
  return field;
}

const KINDS: Partial<Record<Field['kind'], OrderKey<AnyRow>['kind']>> = {
  integer: 'number',
  flag: 'boolean',
  date: 'day',
};

/** One key of an order: a field, or the moment of creation. */
function keyOf({ type, table }: Served, name: string): OrderKey<AnyRow> {
  const descending = name.startsWith('-');
  const field = descending ? name.slice(1) : name;
  if (field === 'createdAt') return { by: table.createdAt, descending, kind: 'moment', of: (row) => row.createdAt };
  const property = propertyOf(field, fieldOf(type, field));
  return {
    by: columnIn(table, property),
    descending,
    kind: KINDS[fieldOf(type, field).kind] ?? 'text',
    // The column is of this kind.
    of: (row) => row[property] as string | number | boolean,
  };
}

function orderFor(served: Served, sort: string | undefined): Order<AnyRow> {
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

function filtered({ type, table }: Served, filter: ListFilter, value: unknown): SQL | undefined {
  if (value === undefined || value === '') return undefined;
  if (filter.kind === 'except') return ne(table.id, value);
  if (filter.kind === 'switch' || filter.field === undefined) return undefined;
  const field = fieldOf(type, filter.field);
  const column = columnIn(table, propertyOf(filter.field, field));
  if (filter.kind === 'year') return and(gte(column, `${String(value)}-01-01`), lte(column, `${String(value)}-12-31`));
  if (filter.kind !== 'several') return eq(column, value);
  const values = several(Array.isArray(value) ? value.map(String) : String(value)) ?? [];
  return field.kind === 'lines' || field.kind === 'ids' ? arrayOverlaps(column, values) : inArray(column, values);
}

function whereOf(served: Served, { query, viewer, now }: Listing<AnyQuery>): SQL | undefined {
  const { type, table, roles } = served;
  const { fields = [], folded } = type.search ?? {};
  const searched = fields.map((name) => columnIn(table, propertyOf(name, fieldOf(type, name))));
  return and(
    withStatus(table, query.status, viewer, roles, now),
    'visible' in type.fields && query.status === undefined ? eq(columnIn(table, 'visible'), true) : undefined,
    ...Object.entries(type.filters ?? {}).map(([name, filter]) => filtered(served, filter, query[name])),
    (folded ? matchingFolded : matching)(query.search, searched),
  );
}

interface Selection {
  readonly where: SQL | undefined;
  readonly order: SQL[];
  readonly offset?: number;
  readonly limit?: number;
}

async function selectRows(db: Database, table: PgTable, { where, order, offset, limit }: Selection): Promise<AnyRow[]> {
  let query = db
    .select()
    .from(table)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  if (offset) query = query.offset(offset);
  if (limit !== undefined) query = query.limit(limit);
  // Every content table has the columns of a stored row.
  return (await query) as AnyRow[];
}

function rowsOf(db: Database, table: ContentTable, offset: number): ListSource<AnyRow> {
  const source: PgTable = table;
  return {
    select: (where, order, limit) => selectRows(db, table, { where, order, offset, limit }),
    count: async (where) => (await db.select({ count: count() }).from(source).where(where))[0]?.count ?? 0,
  };
}

/** One page of a list, as its definition says it. What visitors do not see is there only where an editor asks by `status`. */
export async function listItems(
  served: Served,
  services: Services,
  query: AnyQuery,
  viewer: Viewer | undefined,
): Promise<ItemPage<AnyEntity>> {
  const { type, table, hooks, roles } = served;
  if (hooks.list) return hooks.list(services, query, viewer);
  const { db, clock } = services;
  const now = clock.now();
  const listing = { db, query, viewer, now };
  const where = hooks.where ? await hooks.where(listing) : whereOf(served, listing);
  const offset = type.paged ? offsetOf(query) : 0;
  const page = await listPage(rowsOf(db, table, offset), orderFor(served, query.sort), where, query);
  const facets = query['facets'] === '1' ? await hooks.facets?.(listing) : undefined;
  const items = await entitiesOf(served, page.rows, now, db);
  const isEditor = viewer !== undefined && roles.includes(viewer.role);
  return {
    items: isEditor ? items : await withShownReferences(type, items, now, db),
    ...listFieldsOf(page),
    ...(facets && { facets }),
  };
}

/** @throws 404 when there is none, or none that this viewer may see. */
export async function readItem(
  served: Served,
  services: Services,
  idOrSlug: string,
  viewer: Viewer | undefined,
): Promise<AnyEntity> {
  const { type, hooks, roles, table } = served;
  if (hooks.one) return hooks.one(services, idOrSlug, viewer);
  const { db, clock } = services;
  const now = clock.now();
  const row = await findShown(services, { table, what: type.what, roles }, idOrSlug, viewer);
  const items = await entitiesOf(served, [row], now, db);
  const isEditor = viewer !== undefined && roles.includes(viewer.role);
  const [entity] = isEditor ? items : await withShownReferences(type, items, now, db);
  if (!entity) throw notFound(type.what);
  return entity;
}

/** Everything that is not in the trash, by name. */
export async function everyItem(served: Served, db: Database, now: Date): Promise<AnyEntity[]> {
  const { table } = served;
  const order = [asc(table.sortName), asc(table.id)];
  const rows = await selectRows(db, table, { where: ne(table.status, 'trashed'), order });
  return entitiesOf(served, rows, now, db);
}

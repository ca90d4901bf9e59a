import { slugKey } from 'api-client';
import type { Field } from 'api-client/content-types';
import { and, inArray, ne, or } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { contentTypes } from '../../content-types';
import type { ServedContentType } from '../../content-types/served-content-type';
import { columnIn, isSlugged } from '../../content-types/table-parts';
import type { Database } from '../../database/database';
import { propertyOf } from '../../database/schema/columns-of';
import { invalidField } from '../../errors/failures';
import { sortKey } from '../../text/fold';

type Row = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, unknown>> & { readonly id: string };
type Reference = Extract<Field, { kind: 'reference' | 'ids' }>;

const isReference = (field: Field): field is Reference => field.kind === 'reference' || field.kind === 'ids';
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The column with the name of the item that a reference field refers to: `sectorName` for `sectorId`. */
const nameColumn = (field: string): string => `${field.replace(/Id$/, '')}Name`;

/** The value of a reference field in a row: an id, an address or a name. */
const writtenIn = (row: Row, field: string): string | undefined =>
  [row[field], row[nameColumn(field)]].find(isText)?.trim();

function targetOf(field: Reference): ServedContentType {
  const name = field.kind === 'ids' ? field.of : field.to;
  const target = contentTypes.find(({ collection }) => collection === name);
  if (!target) throw new Error(`There are no ${name} to refer to`);
  return target;
}

const parentsOf = ({ type }: ServedContentType): [string, Field][] =>
  Object.entries(type.fields).filter(([, { kind }]) => kind === 'reference');

/** The items with one of these ids, addresses or names. */
async function itemsLike(db: Database, target: ServedContentType, values: readonly string[]): Promise<Item[]> {
  const { table } = target;
  const source: PgTable = table;
  const columns: Record<string, AnyPgColumn> = {
    ...{ id: table.id, sortName: table.sortName },
    ...(isSlugged(table) && { slugKey: table.slugKey }),
    ...Object.fromEntries(parentsOf(target).map(([name, field]) => [name, columnIn(table, propertyOf(name, field))])),
  };
  const isCalled = or(
    inArray(table.sortName, values.map(sortKey)),
    isSlugged(table) ? inArray(table.slugKey, values.map(slugKey)) : undefined,
  );
  return (await db
    .select(columns)
    .from(source)
    .where(or(inArray(table.id, [...values]), and(ne(table.status, 'trashed'), isCalled)))) as Item[];
}

/** The only one of several items with the same name that belongs to the parent which the row also names. */
async function amongParents(
  db: Database,
  target: ServedContentType,
  items: readonly Item[],
  row: Row,
): Promise<readonly Item[]> {
  let left = items;
  for (const [name, field] of parentsOf(target)) {
    const written = writtenIn(row, name);
    if (written === undefined || !isReference(field)) continue;
    const parents = await itemsLike(db, targetOf(field), [written]);
    left = left.filter((item) => parents.some(({ id }) => id === item[name]));
  }
  return left;
}

/** @throws 400 when several items have this name, or when none of a list has it */
async function idOf(
  db: Database,
  { name, field, items, row }: { name: string; field: Reference; items: readonly Item[]; row: Row },
  value: string,
): Promise<string> {
  const exact = items.find(({ id }) => id === value) ?? items.find((item) => item['slugKey'] === slugKey(value));
  if (exact) return exact.id;
  const named = items.filter((item) => item['sortName'] === sortKey(value));
  const target = targetOf(field);
  const what = target.type.what.toLowerCase();
  const [item, other] = named.length > 1 ? await amongParents(db, target, named, row) : named;
  if (named.length > 1 && (!item || other))
    throw invalidField(name, `Several items have the name “${value}”. Enter the address of the right ${what} instead.`);
  // Saving an item checks its single references, but not the entries of a list.
  if (!item && field.kind === 'ids') throw invalidField(name, `There is no ${what} “${value}”`);
  return item?.id ?? value;
}

/** The ids, addresses or names in a list: of a JSON file, or a cell with JSON or with semicolons between them. */
function listed(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isText(value) || value.trim().startsWith('[')) return undefined;
  return value
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * A row with ids in its reference fields, which may have addresses or names of items. A single value that matches no item
 * stays; saving refuses it.
 *
 * @throws 400 when several items have the name in a field, or no item matches an entry of a list
 */
export async function withIds(db: Database, { type }: ServedContentType, row: Row): Promise<Row> {
  const found: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    if (!isReference(field) || field.readOnly) continue;
    const written = field.kind === 'ids' ? listed(row[name]) : writtenIn(row, name);
    const values = [written].flat().filter(isText);
    if (values.length === 0) continue;
    const items = await itemsLike(db, targetOf(field), values);
    const toId = (value: unknown) => (isText(value) ? idOf(db, { name, field, items, row }, value) : value);
    found[name] = Array.isArray(written) ? await Promise.all(written.map(toId)) : await toId(written);
  }
  return { ...row, ...found };
}

import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentTable, StoredContentType } from '../content/stored-content-type';

export function columnIn(table: ContentTable, property: string): AnyPgColumn {
  const column = getTableColumns(table)[property];
  if (!column) throw new Error(`There is no column for ${property}`);
  return column;
}

/** A property of a content type in a query. */
export const columnOf = ({ table, shared }: Pick<StoredContentType, 'table' | 'shared'>, property: string): SQL =>
  shared?.column(property) ?? sql`${columnIn(table, property)}`;

export function isPlaced(table: ContentTable): table is ContentTable & { order: AnyPgColumn } {
  return 'order' in table;
}

export function isSlugged(table: ContentTable): table is ContentTable & { slugKey: AnyPgColumn } {
  return 'slugKey' in table;
}

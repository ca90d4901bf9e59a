import { getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentTable } from '../content/stored-content-type';

export function columnIn(table: ContentTable, property: string): AnyPgColumn {
  const column = getTableColumns(table)[property];
  if (!column) throw new Error(`There is no column for ${property}`);
  return column;
}

export function isPlaced(table: ContentTable): table is ContentTable & { order: AnyPgColumn } {
  return 'order' in table;
}

export function isSlugged(table: ContentTable): table is ContentTable & { slugKey: AnyPgColumn } {
  return 'slugKey' in table;
}

import type { Collection } from 'api-client';
import { contentTypes, singleContentTypes } from 'api-client/content-types';
import { asc, getTableColumns, inArray, is } from 'drizzle-orm';
import { PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import * as tables from '../../database/schema';

/** An item that shows a file. */
export interface Use {
  collection: Collection;
  _id: string;
  title: string;
  /** It is in the trash, and can be restored. */
  inTrash: boolean;
}

interface Source {
  collection: Collection;
  table: PgTable;
  id: AnyPgColumn;
  title: AnyPgColumn;
  /** Missing for content that is never deleted. */
  status?: AnyPgColumn;
}

const SOURCES = Object.entries({ ...contentTypes, ...singleContentTypes }).map(
  ([name, { collection, title }]): Source => {
    const table: unknown = Reflect.get(tables, name);
    if (!is(table, PgTable)) throw new Error(`There is no table of ${name}`);
    const { id, [title]: called, status } = getTableColumns(table);
    if (!id || !called) throw new Error(`The table of ${name} lacks a column`);
    return { collection, table, id, title: called, status };
  },
);

/** The uses of files, by their names, with the titles of the items. Items in the trash count: they can be restored. */
export async function usesOf(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, Use[]>> {
  const wanted = new Map<string, Use[]>(names.map((name) => [name, []]));
  if (wanted.size === 0) return wanted;
  const uses = await db
    .select()
    .from(tables.fileUses)
    .where(inArray(tables.fileUses.name, [...wanted.keys()]))
    .orderBy(asc(tables.fileUses.entityId));
  for (const { collection, table, id, title, status } of SOURCES) {
    const ofCollection = uses.filter((use) => use.collection === collection);
    if (ofCollection.length === 0) continue;
    const ids = [...new Set(ofCollection.map(({ entityId }) => entityId))];
    const rows = await db
      .select({ id, title, ...(status && { status }) })
      .from(table)
      .where(inArray(id, ids));
    const known = new Map(
      rows.map((row) => [String(row.id), { title: String(row.title), inTrash: row.status === 'trashed' }]),
    );
    for (const { name, entityId } of ofCollection) {
      wanted.get(name)?.push({ collection, _id: entityId, title: '', inTrash: false, ...known.get(entityId) });
    }
  }
  return wanted;
}

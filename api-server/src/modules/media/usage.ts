import type { Collection } from 'api-client';
import { contentTypes, singleContentTypes } from 'api-client/content-types';
import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import * as tables from '../../database/schema';

/** Where a file is shown. */
export interface Use {
  collection: Collection;
  _id: string;
  title: string;
}

interface Source {
  collection: Collection;
  table: PgTable;
  id: AnyPgColumn;
  title: AnyPgColumn;
}

const SOURCES = Object.entries({ ...contentTypes, ...singleContentTypes }).map(
  ([name, { collection, title }]): Source => {
    const table: unknown = Reflect.get(tables, name);
    if (!is(table, PgTable)) throw new Error(`There is no table of ${name}`);
    const { id, [title]: called } = getTableColumns(table);
    if (!id || !called) throw new Error(`The table of ${name} lacks a column`);
    return { collection, table, id, title: called };
  },
);

/** Every name of a file of ours that occurs anywhere in a row: in a field of its own, in a list, in the text. */
const namesIn = (table: PgTable): SQL<string> =>
  sql<string>`(regexp_matches(to_jsonb(${table})::text, '/api/v1/files/([a-z0-9][a-z0-9.-]*)', 'g'))[1]`;

/** Where files are used, by their names. What lies in the trash counts: it can come back. */
export async function usesOf(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, Use[]>> {
  const wanted = new Map<string, Use[]>(names.map((name) => [name, []]));
  if (wanted.size === 0) return wanted;
  for (const { collection, table, id: key, title } of SOURCES) {
    const found = await db.select({ id: key, title, name: namesIn(table) }).from(table);
    for (const { id, title: called, name } of found) {
      const uses = wanted.get(name);
      if (uses && !uses.some((use) => use.collection === collection && use._id === id)) {
        uses.push({ collection, _id: String(id), title: String(called) });
      }
    }
  }
  return wanted;
}

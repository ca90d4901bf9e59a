import type { Collection } from 'api-client';
import { collectionOf, contentTypes, singleContentTypes } from 'api-client/content-types';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core';
import * as tables from './schema';

/** The collection of the uses of files by changes that are not published yet. */
export const PENDING = 'pending-changes';

/** A table of content, whose rows may refer to files. */
export interface TableWithFiles {
  readonly collection: Collection;
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly title: AnyPgColumn;
  /** Missing for content that is never deleted. */
  readonly status?: AnyPgColumn | undefined;
}

/** The table of every content type, by the definitions. */
export const contentTables: readonly TableWithFiles[] = Object.entries({
  ...contentTypes,
  ...singleContentTypes,
}).map(([name, type]) => {
  const table: unknown = Reflect.get(tables, name);
  if (!is(table, PgTable)) throw new Error(`There is no table of ${name}`);
  const { id, [type.title]: title, status } = getTableColumns(table);
  if (!id || !title) throw new Error(`The table of ${name} lacks a column`);
  return { collection: collectionOf(type), table, id, title, status };
});

/**
 * The collection of translations in the history, the audit log, releases and the uses of files. The id of one is that of
 * its row, such as `blogs/42/hi`.
 */
export const TRANSLATIONS = 'translations';

/** Every table whose rows refer to files. */
const tablesWithFiles = [
  ...contentTables,
  { collection: PENDING, table: tables.pendingChanges },
  { collection: TRANSLATIONS, table: tables.translations },
];

const watchTable = (name: string, collection: string): string => `
  if to_regclass('public.${name}') is not null and not exists (
    select from pg_trigger where tgrelid = to_regclass('public.${name}') and tgname = 'file_uses_kept'
  ) then
    create trigger file_uses_kept after insert or update or delete on ${name}
      for each row execute function keep_file_uses('${collection}');
    insert into file_uses (name, collection, entity_id)
      select unnest(file_names(to_jsonb(item))), '${collection}', item.id from ${name} as item on conflict do nothing;
  end if;`;

/**
 * The statement that gives tables of content without it the trigger that maintains the uses of files, and records the
 * files of their rows. It runs after each migration, so a migration of a new content type needs no trigger.
 */
export function watchFileUses(watched: readonly { collection: string; table: PgTable }[] = tablesWithFiles): string {
  const statements = watched.map(({ table, collection }) => watchTable(getTableName(table), collection));
  return `do $$ begin ${statements.join('')} end $$`;
}

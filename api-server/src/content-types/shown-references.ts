import type { ContentType } from 'api-client/content-types';
import { and, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { contentTables } from '../content/content-tables';
import { publicOnly } from '../content/visibility';
import type { Database } from '../database/database';
import type { AnyEntity, ContentTable } from '../content/stored-content-type';

const TABLES: Readonly<Record<string, ContentTable>> = contentTables;

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Items for visitors: the ids of unpublished items are removed from a type's lists of ids. */
export async function withShownReferences(
  { fields }: ContentType,
  items: readonly AnyEntity[],
  now: Date,
  db: Database,
): Promise<AnyEntity[]> {
  let shown = [...items];
  for (const [name, field] of Object.entries(fields)) {
    const table = field.kind === 'ids' ? TABLES[field.of] : undefined;
    const named = [...new Set(shown.flatMap((item) => idsIn(Reflect.get(item, name))))];
    if (!table || named.length === 0) continue;
    const source: PgTable = table;
    const rows = await db
      .select({ id: table.id })
      .from(source)
      .where(and(inArray(table.id, named), publicOnly(table, now)));
    const known = new Set(rows.map(({ id }) => id));
    shown = shown.map((item) => ({ ...item, [name]: idsIn(Reflect.get(item, name)).filter((id) => known.has(id)) }));
  }
  return shown;
}

import { itemPath } from 'api-client/content-types';
import { and, count, eq, getTableColumns, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { entitiesOf } from '../../content-types/entities';
import type { ServedContentType } from '../../content-types/served-content-type';
import { contentFieldsOf, type AnyRow } from '../../content/columns';
import { findContent } from '../../content/find-content';
import { entityOf, lockRow, type AnyEntity } from '../../content/stored-content-type';
import { sourceTexts, type TranslationRow } from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { translations } from '../../database/schema';
import { listFieldsOf, listPage, offsetOf } from '../../pagination/list-page';
import { orderOf } from '../../pagination/order';
import { matching } from '../../pagination/search-pattern';
import { NO_COUNTS, type ListedPage, type ListQuery, type SourceItem, type Translatable } from './translatable';

const { missing, outdated, drafted, texts, published } = translations;

const isMissing = or(isNull(translations.id), gt(missing, 0));
const isOutdated = gt(outdated, 0);
const isDrafted = gt(drafted, 0);
const isChanged = sql`coalesce(${published}, '{}'::jsonb) <> ${texts}`;
const isOpen = or(isMissing, isOutdated, isDrafted, isChanged);
const isDone = sql`not (${isOpen})`;

const STATES: Readonly<Record<NonNullable<ListQuery['state']>, SQL | undefined>> = {
  open: isOpen,
  missing: isMissing,
  outdated: isOutdated,
  drafted: isDrafted,
  changed: isChanged,
  done: isDone,
  all: undefined,
};

/** The condition that joins the translation of an item. */
const inLanguage = ({ collection, table }: ServedContentType, language: string): SQL | undefined =>
  and(
    eq(translations.collection, collection),
    eq(translations.entityId, table.id),
    eq(translations.language, language),
  );

/** The items that can be translated: all outside the trash. */
const isThere = ({ table }: ServedContentType): SQL => ne(table.status, 'trashed');

function itemOf(served: ServedContentType, row: AnyRow, entity: AnyEntity, now: Date): SourceItem {
  const { status } = contentFieldsOf(row, now);
  return {
    ...{ id: row.id, title: served.titleOf(row), version: row.version, status },
    path: status === 'published' ? itemPath(served.type, entity) : undefined,
    texts: sourceTexts(served.fields, entity),
  };
}

async function sourceOf(db: Database, served: ServedContentType, row: AnyRow | undefined, now: Date) {
  if (!row || row.status === 'trashed') return undefined;
  return itemOf(served, row, await entityOf(served, row, now, db), now);
}

const nameFieldOf = ({ type }: ServedContentType): string => (type.slug ? 'slug' : type.title);

async function itemsNamed(db: Database, served: ServedContentType, names: readonly string[], now: Date) {
  const source: PgTable = served.table;
  const field = nameFieldOf(served);
  const name = (getTableColumns(source) as Record<string, AnyPgColumn>)[field];
  if (!name) throw new Error(`${served.what} has no name`);
  const rows = (await db
    .select()
    .from(source)
    .where(inArray(name, [...names]))) as AnyRow[];
  const entities = await entitiesOf(served, rows, now, db);
  return new Map(
    entities.map((entity, at) => [String(entity[field]), itemOf(served, rows[at] as AnyRow, entity, now)] as const),
  );
}

async function countsOf(db: Database, served: ServedContentType, language: string) {
  const having = (state: SQL | undefined) => sql<number>`(count(*) filter (where ${state}))::integer`;
  const [counts] = await db
    .select({
      items: count(),
      ...{ missing: having(isMissing), outdated: having(isOutdated), drafted: having(isDrafted) },
      ...{ changed: having(isChanged), done: having(isDone) },
    })
    .from(served.table as PgTable)
    .leftJoin(translations, inLanguage(served, language))
    .where(isThere(served));
  return { collection: served.collection, ...NO_COUNTS, ...counts };
}

interface Joined {
  readonly item: AnyRow;
  readonly translations: TranslationRow | null;
}

async function pageOf(
  db: Database,
  served: ServedContentType,
  language: string,
  { state = 'open', search, limit, page: number, cursor }: ListQuery,
  now: Date,
): Promise<ListedPage> {
  const { table, type, hooks } = served;
  const source = table as PgTable;
  const join = inLanguage(served, language);
  const where = and(isThere(served), STATES[state], matching(search, [table.sortName]));
  const order = orderOf<AnyRow>(table, 'name', []);
  const page = await listPage<Joined>(
    {
      select: async (condition, by, most) =>
        (await db
          .select({ item: getTableColumns(source), translations })
          .from(source)
          .leftJoin(translations, join)
          .where(condition)
          .orderBy(...by)
          .limit(most)
          .offset(offsetOf({ limit, page: number, cursor }))) as unknown as Joined[],
      count: async (condition) => {
        const [counted] = await db
          .select({ total: count() })
          .from(source)
          .leftJoin(translations, join)
          .where(condition);
        return counted?.total ?? 0;
      },
    },
    { ...order, keys: order.keys.map((key) => ({ ...key, of: ({ item }: Joined) => key.of(item) })) },
    where,
    { limit: limit ?? 50, cursor },
  );
  const rows = page.rows.map(({ item }) => item);
  const entities = await entitiesOf({ type, hooks }, rows, now, db);
  return {
    listed: entities.map((entity, at) => {
      const { item: row, translations: translation } = page.rows[at] as Joined;
      return { item: itemOf(served, row, entity, now), translation: translation ?? undefined };
    }),
    listFields: listFieldsOf(page),
  };
}

/** The translations of the items of a content type. */
export const translatableCollection = (served: ServedContentType): Translatable => ({
  ...{ collection: served.collection, what: served.what, fields: served.fields, roles: served.roles },
  nameField: nameFieldOf(served),
  named: (db, names, now) => itemsNamed(db, served, names, now),
  find: async (db, idOrSlug, now) => {
    const row = await findContent(db, served.table, served.collection, idOrSlug, served.shared);
    return sourceOf(db, served, row as AnyRow | undefined, now);
  },
  lock: async (tx, id, now) => sourceOf(tx, served, await lockRow(tx, served, id), now),
  counts: (db, language) => countsOf(db, served, language),
  page: (db, language, query, now) => pageOf(db, served, language, query, now),
});

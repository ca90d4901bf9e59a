import type { ListedTranslation, TranslationCounts, TranslationText } from 'api-client';
import { translatedFields } from 'api-client/content-types';
import type { translationCalls } from 'api-client/schemas';
import { and, count, eq, getTableColumns, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { mayRead, type Viewer } from '../../auth/viewer';
import { contentTypes } from '../../content-types';
import { entitiesOf } from '../../content-types/entities';
import type { ServedContentType } from '../../content-types/served-content-type';
import { contentFieldsOf, type AnyRow } from '../../content/columns';
import { requireLanguage } from '../../content/site-languages';
import { progressOf, sourceTexts, type SourceText, type TranslationRow } from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { translations } from '../../database/schema';
import { listFieldsOf, listPage, offsetOf } from '../../pagination/list-page';
import { orderOf } from '../../pagination/order';
import { matching } from '../../pagination/search-pattern';
import type { Services } from '../../services';
import { publicationOf, toField, translatedType, translates, type Named } from './translations';

type Query = z.output<(typeof translationCalls)['fetchTranslations']['query']>;

const { missing, outdated, texts, published } = translations;

const isMissing = or(isNull(translations.id), gt(missing, 0));
const isOutdated = gt(outdated, 0);
const isChanged = sql`coalesce(${published}, '{}'::jsonb) <> ${texts}`;
const isOpen = or(isMissing, isOutdated, isChanged);
const isDone = sql`not (${isOpen})`;

const STATES: Readonly<Record<NonNullable<Query['state']>, SQL | undefined>> = {
  open: isOpen,
  missing: isMissing,
  outdated: isOutdated,
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

async function countsOf(db: Database, served: ServedContentType, language: string): Promise<TranslationCounts> {
  const having = (state: SQL | undefined) => sql<number>`(count(*) filter (where ${state}))::integer`;
  const [counts] = await db
    .select({
      items: count(),
      ...{ missing: having(isMissing), outdated: having(isOutdated), changed: having(isChanged), done: having(isDone) },
    })
    .from(served.table as PgTable)
    .leftJoin(translations, inLanguage(served, language))
    .where(isThere(served));
  return { collection: served.collection, ...{ items: 0, missing: 0, outdated: 0, changed: 0, done: 0 }, ...counts };
}

/** How much of each collection that a user edits is translated. @throws 400 for a language that the site does not have */
export async function countTranslations(
  { db, config }: Services,
  viewer: Viewer,
  language: string,
): Promise<TranslationCounts[]> {
  requireLanguage(config, language);
  const types = contentTypes.filter(
    (served) =>
      translatedFields(served.fields).length > 0 && translates(viewer, served) && mayRead(viewer, served.collection),
  );
  return Promise.all(types.map((served) => countsOf(db, served, language)));
}

interface Joined {
  readonly item: AnyRow;
  readonly translations: TranslationRow | null;
}

/** An item as the API answers it, with its row and its translation. */
interface Listed {
  readonly row: AnyRow;
  readonly sources: readonly SourceText[];
  readonly translation: TranslationRow | undefined;
}

/** One page of the items of a collection with their translations. @throws as `translatedType` */
async function pageOf(
  services: Services,
  viewer: Viewer,
  named: Omit<Named, 'id'>,
  { state = 'open', search, limit, page: number, cursor }: Query,
) {
  const served = await translatedType(services, viewer, named);
  const { db, clock } = services;
  const now = clock.now();
  const { table, type, hooks } = served;
  const source = table as PgTable;
  const join = inLanguage(served, named.language);
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
  const items = await entitiesOf({ type, hooks }, rows, now, db);
  const listed = items.map((item, at): Listed => {
    const { item: row, translations: translation } = page.rows[at] as Joined;
    return { row, sources: sourceTexts(served.fields, item), translation: translation ?? undefined };
  });
  return { served, now, listed, listFields: listFieldsOf(page) };
}

const NOTHING = { texts: {}, sources: {} };

/** One page of the items of a collection, each with the state of its translation. @throws as `translatedType` */
export async function listTranslations(
  services: Services,
  viewer: Viewer,
  named: Omit<Named, 'id'>,
  query: Query,
): Promise<{ translations: ListedTranslation[]; total: number; nextCursor?: string }> {
  const { served, now, listed, listFields } = await pageOf(services, viewer, named, query);
  return {
    translations: listed.map(({ row, sources, translation }) => ({
      ...{ _id: row.id, title: served.titleOf(row), status: contentFieldsOf(row, now).status },
      ...publicationOf(translation),
      ...progressOf(sources, translation ?? NOTHING),
    })),
    ...listFields,
  };
}

/** The texts of one page of the items of a collection. @throws as `translatedType` */
export async function listTexts(
  services: Services,
  viewer: Viewer,
  named: Omit<Named, 'id'>,
  query: Query,
): Promise<{ texts: TranslationText[]; total: number; nextCursor?: string }> {
  const { served, listed, listFields } = await pageOf(services, viewer, named, query);
  const texts = listed.flatMap(({ row, sources, translation }) =>
    sources.map((source) => {
      const { field, label, kind, max, source: english, value, state } = toField(source, translation, {});
      const text = { field, label, kind, ...(max !== undefined && { max }), source: english, value, state };
      return { item: row.id, title: served.titleOf(row), ...text };
    }),
  );
  return { texts, ...listFields };
}

/** All texts of a collection, in parts. */
export async function* everyText(
  services: Services,
  viewer: Viewer,
  named: Omit<Named, 'id'>,
  state: Query['state'],
): AsyncGenerator<readonly TranslationText[]> {
  let cursor: string | undefined;
  do {
    const { texts, nextCursor } = await listTexts(services, viewer, named, { state, limit: 100, cursor });
    yield texts;
    cursor = nextCursor;
  } while (cursor !== undefined);
}

import { fold, type Collection } from 'api-client';
import type { AnyContentType } from 'api-client/content-types';
import { and, eq } from 'drizzle-orm';
import type { ContentEntity } from '../../content/stored-content-type';
import { NO_TEXTS, ofItem, progressOf, sourceTexts, type TranslationRow } from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { translations } from '../../database/schema';
import { sameTexts } from './texts';
import { NO_COUNTS, type Listed, type ListQuery, type SourceItem, type Translatable } from './translatable';

/** Content with one item. */
interface Single {
  readonly definition: AnyContentType;
  readonly collection: Collection;
  /** Undefined until it is first set. */
  read(db: Database): Promise<ContentEntity | undefined>;
  /** The same, locked until the transaction ends. */
  lock(tx: Database): Promise<ContentEntity | undefined>;
}

type State = NonNullable<ListQuery['state']>;

/** Whether an item is in each state of a list. */
function statesOf({ item, translation }: Listed): Record<State, boolean> {
  const { missing, outdated, drafted } = progressOf(item.texts, translation ?? NO_TEXTS);
  const isChanged = translation !== undefined && !sameTexts(translation.texts, translation.published ?? {});
  const isOpen = missing > 0 || outdated > 0 || drafted > 0 || isChanged;
  return {
    ...{ open: isOpen, missing: missing > 0, outdated: outdated > 0, drafted: drafted > 0 },
    ...{ changed: isChanged, done: !isOpen, all: true },
  };
}

/** The translations of content with one item. */
export function translatableSingle({ definition, collection, read, lock }: Single): Translatable {
  const { what, fields } = definition;
  const itemOf = (entity: ContentEntity | undefined): SourceItem | undefined =>
    entity && {
      ...{ id: entity._id, title: what, version: entity.version, status: 'published' },
      texts: sourceTexts(fields, { ...entity }),
    };
  const withId = (item: SourceItem | undefined, id: string) => (item?.id === id ? item : undefined);
  const listed = async (db: Database, language: string): Promise<Listed | undefined> => {
    const item = itemOf(await read(db));
    if (!item) return undefined;
    const rows: TranslationRow[] = await db
      .select()
      .from(translations)
      .where(and(ofItem(collection, item.id), eq(translations.language, language)));
    return { item, translation: rows[0] };
  };
  return {
    ...{ collection, what, fields },
    find: async (db, id) => withId(itemOf(await read(db)), id),
    lock: async (tx, id) => withId(itemOf(await lock(tx)), id),
    named: async (db) => {
      const item = itemOf(await read(db));
      return new Map(item ? [[collection, item]] : []);
    },
    counts: async (db, language) => {
      const one = await listed(db, language);
      if (!one) return { collection, ...NO_COUNTS };
      const { missing, outdated, drafted, changed, done } = statesOf(one);
      const counts = {
        ...{ items: 1, missing: +missing, outdated: +outdated, drafted: +drafted },
        ...{ changed: +changed, done: +done },
      };
      return { collection, ...counts };
    },
    page: async (db, language, { state = 'open', search = '', page = 1 }) => {
      const one = await listed(db, language);
      const isFound = one && statesOf(one)[state] && fold(what).includes(fold(search));
      return { listed: isFound && page === 1 ? [one] : [], listFields: { total: isFound ? 1 : 0 } };
    },
  };
}

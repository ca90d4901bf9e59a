import type { TranslatedValue } from 'api-client';
import {
  contentTypes,
  type AnyContentType,
  isPart,
  partFields,
  partTextName,
  translatedFields,
  type ContentType,
  type Field,
  type FieldOf,
  type PartField,
} from 'api-client/content-types';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { plainBeginning, READ_FOR_SUMMARY, sanitizeRichText } from '../content/rich-text';
import { showRichText } from '../content/stored-rich-text';
import type { AnyEntity, ContentEntity } from '../content/stored-content-type';
import { choiceName, markOfTexts, sourceTexts, type SourceText } from '../content/translated-texts';
import type { Database } from '../database/database';
import { translations } from '../database/schema';
import { countWords, LINE_END, minutesFor, TAG } from '../text/reading-minutes';
import { DESCRIPTION_LENGTH, summaryOf } from '../text/summary';

/** The published texts of an item in a language. */
interface PublishedTexts {
  readonly texts: Readonly<Record<string, TranslatedValue>>;
  readonly renderedHtml: string | null;
  readonly renderedMark: string;
  /** The beginning of the long text, which a list leaves out, and the number of its words. */
  readonly beginning: string | null;
  readonly words: number | null;
}

/** An item in an answer in another language than English. */
type ItemInLanguage = AnyEntity & { readonly locale: string; readonly untranslated: readonly string[] };

/** A content type, of which some leave the long text out of a list. */
type Translated = Pick<AnyContentType, 'collection' | 'fields'> & Pick<ContentType, 'described'>;

/** The published translations of items. */
export const publishedOf = (collection: string, language: string, ids: readonly string[]): SQL | undefined =>
  and(
    eq(translations.collection, collection),
    inArray(translations.entityId, [...ids]),
    eq(translations.language, language),
    isNotNull(translations.published),
  );

/** The number of words of a long text, counted as `countWords` does. */
const wordsIn = (text: SQL): SQL<number | null> => sql`array_length(regexp_split_to_array(trim(
  regexp_replace(regexp_replace(${text}, ${LINE_END.source}::text, ' ', 'g'), ${TAG.source}::text, '', 'g')), '\\s+'), 1)`;

async function publishedTexts(
  db: Database,
  { collection, described }: Translated,
  language: string,
  ids: readonly string[],
  isList: boolean,
): Promise<ReadonlyMap<string, PublishedTexts>> {
  const { entityId, published, renderedHtml, renderedMark } = translations;
  const left = isList && described;
  const long = sql`${published} ->> ${described?.text ?? ''}::text`;
  const rows = await db
    .select({
      id: entityId,
      texts: left ? sql<PublishedTexts['texts']>`${published} - ${left.text}::text` : published,
      renderedHtml: left ? sql<null>`null` : renderedHtml,
      renderedMark,
      beginning: left ? sql<string | null>`left(${long}, ${READ_FOR_SUMMARY})` : sql<null>`null`,
      words: described?.minutes ? wordsIn(long) : sql<null>`null`,
    })
    .from(translations)
    .where(publishedOf(collection, language, ids));
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, texts: row.texts ?? {} }]));
}

/** A description in a list: the translated one, else the beginning of the translated text. */
const descriptionOf = ({ described }: Translated, beginning: string | null): Record<string, TranslatedValue> =>
  described && beginning ? { [described.by]: summaryOf(plainBeginning(beginning), DESCRIPTION_LENGTH) } : {};

/** The time that it takes to read the translated text. */
const minutesOf = ({ described }: Translated, words: number | null): Record<string, number> =>
  described?.minutes && words !== null ? { [described.minutes]: minutesFor(words) } : {};

type Values = Readonly<Record<string, unknown>>;

type Identified = Pick<ContentEntity, '_id'>;

/** The text of a field in a language; undefined if it is not translated. */
type TextIn = (source: SourceText) => TranslatedValue | undefined;

/** The names of an item's fields, or of a part's, with the fields. */
type TranslatedFields = readonly (readonly [name: string, field: Field | PartField])[];

/** The texts of an item in a language. */
interface Shown {
  readonly locale: string;
  readonly sources: ReadonlyMap<string, SourceText>;
  readonly textIn: TextIn;
}

/** The translated words to choose from, by the English ones; undefined without any. */
function choicesInLanguage(words: unknown, nameOf: (word: string) => string, { sources, textIn }: Shown) {
  const named = (Array.isArray(words) ? (words as string[]) : []).flatMap((word) => {
    const source = sources.get(nameOf(word));
    return source ? [[word, textIn(source)] as const] : [];
  });
  const known = named.filter(([, text]) => text !== undefined);
  return {
    words: known.length > 0 ? Object.fromEntries(known) : undefined,
    isComplete: known.length === named.length,
  };
}

/**
 * An item, or a part of one, with its texts and those of its parts in a language.
 *
 * @param within the beginning of the names of its texts
 */
function withTexts<Of extends Values>(fields: TranslatedFields, values: Of, shown: Shown, within = '') {
  const { locale, sources, textIn } = shown;
  const translated: Record<string, unknown> = {};
  const untranslated: string[] = [];
  for (const [name, field] of fields) {
    if (field.kind === 'custom') {
      const [entries, texts] = [values[name], partFields(field, values)];
      if (Array.isArray(entries) && texts.length > 0)
        translated[name] = entries.map((entry: unknown) =>
          isPart(entry) ? withTexts(texts, entry, shown, partTextName(within + name, entry, '')) : entry,
        );
      continue;
    }
    if (field.kind === 'choices') {
      const shownWords = choicesInLanguage(values[name], (word) => choiceName(within + name, word), shown);
      if (shownWords.words) translated[field.shownIn] = shownWords.words;
      if (!shownWords.isComplete) untranslated.push(name);
      continue;
    }
    const source = sources.get(within + name);
    const text = source && textIn(source);
    const place = ('shownIn' in field && field.shownIn) || name;
    if (text !== undefined) translated[place] = text;
    else if (source) untranslated.push(name);
  }
  return { ...values, ...translated, locale, untranslated };
}

function inLanguage(
  type: Translated,
  locale: string,
  item: AnyEntity,
  known: PublishedTexts | undefined,
): ItemInLanguage {
  const texts = known && { ...descriptionOf(type, known.beginning), ...known.texts };
  const textIn: TextIn = ({ name, field, kind }) => {
    const text = texts?.[name];
    if (known === undefined || text === undefined || kind !== 'richText') return text;
    if (field.kind !== 'text') return showRichText(String(text), known);
    return known.renderedMark === markOfTexts(known.texts) ? text : sanitizeRichText(String(text));
  };
  const sources = new Map(sourceTexts(type.fields, item).map((source) => [source.name, source]));
  const shown = withTexts(translatedFields(type.fields), item, { locale, sources, textIn });
  return { ...shown, ...minutesOf(type, known?.words ?? null) };
}

/** A whole item with texts that are not published, in the form of `publishedColumns`. */
export async function itemWithTexts(
  db: Database,
  type: Translated,
  language: string,
  item: AnyEntity,
  {
    published,
    ...rendered
  }: Omit<PublishedTexts, 'texts' | 'beginning' | 'words'> & { readonly published: PublishedTexts['texts'] },
): Promise<AnyEntity> {
  const long = published[type.described?.text ?? ''];
  const known = {
    ...{ ...rendered, texts: published },
    ...{ beginning: null, words: long === undefined ? null : countWords(String(long)) },
  };
  return withNames(inLanguage(type, language, item, known), await namesFor(db, type, language, [item]));
}

/** The published names of items of a content type in a language, by their ids; those without a translation are missing. */
export async function publishedNames(
  db: Database,
  collection: string,
  language: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const title = Object.values(contentTypes).find((type) => type.collection === collection)?.title ?? '';
  const { entityId, published } = translations;
  const name = sql<string>`${published} ->> ${title}::text`;
  const rows = await db
    .select({ id: entityId, name })
    .from(translations)
    .where(and(publishedOf(collection, language, ids), isNotNull(name)));
  return new Map(rows.map(({ id, name: known }) => [id, known]));
}

/** A field with the name of another item, by the field with its id, and these names in a language. */
interface Names {
  readonly field: string;
  readonly by: string;
  readonly names: ReadonlyMap<string, string>;
}

/** The names of other items that items show, in a language. */
const namesFor = (
  db: Database,
  { fields }: Translated,
  language: string,
  items: readonly AnyEntity[],
): Promise<Names[]> =>
  Promise.all(
    (Object.entries(fields) as [string, FieldOf<'line'>][]).flatMap(([field, { kind, nameOf }]) => {
      if (kind !== 'line' || !nameOf) return [];
      const { collection, by } = nameOf;
      const ids = [...new Set(items.map((item) => String(item[by])))];
      return [publishedNames(db, collection, language, ids).then((names) => ({ field, by, names }))];
    }),
  );

const withNames = (item: ItemInLanguage, known: readonly Names[]): ItemInLanguage =>
  known.reduce((named, { field, by, names }) => {
    const name = names.get(String(item[by]));
    return name === undefined
      ? { ...named, untranslated: [...named.untranslated, field] }
      : { ...named, [field]: name };
  }, item);

async function allInLanguage<Item extends Identified>(
  db: Database,
  type: Translated,
  language: string | undefined,
  items: Item[],
  isList: boolean,
): Promise<Item[]> {
  if (language === undefined || items.length === 0 || translatedFields(type.fields).length === 0) return items;
  const ids = items.map(({ _id }) => _id);
  // The fields are read by their names.
  const entities = items as unknown as readonly AnyEntity[];
  const [known, names] = await Promise.all([
    publishedTexts(db, type, language, ids, isList),
    namesFor(db, type, language, entities),
  ]);
  const found = entities.map((item) => withNames(inLanguage(type, language, item, known.get(item._id)), names));
  // The texts have the types of the fields.
  return found as unknown as Item[];
}

/**
 * The items of a list with their published texts in a language. A text that is not translated stays English, and
 * `untranslated` of the item names its field.
 *
 * @param language undefined for English, in which items stay as they are
 */
export const itemsInLanguage = <Item extends Identified>(
  db: Database,
  type: Translated,
  language: string | undefined,
  items: Item[],
): Promise<Item[]> => allInLanguage(db, type, language, items, true);

/** The same for whole items, with their long texts. */
export const wholeItemsInLanguage = <Item extends Identified>(
  db: Database,
  type: Translated,
  language: string | undefined,
  items: Item[],
): Promise<Item[]> => allInLanguage(db, type, language, items, false);

/** The same for one item. */
export async function itemInLanguage<Item extends Identified>(
  db: Database,
  type: Translated,
  language: string | undefined,
  item: Item,
): Promise<Item> {
  const [found] = await allInLanguage(db, type, language, [item], false);
  return found ?? item;
}

import type { TranslatedValue } from 'api-client';
import { translatedFields, type ContentType } from 'api-client/content-types';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { plainBeginning, READ_FOR_SUMMARY } from '../content/rich-text';
import { showRichText } from '../content/stored-rich-text';
import type { AnyEntity } from '../content/stored-content-type';
import { sourceTexts } from '../content/translated-texts';
import type { Database } from '../database/database';
import { translations } from '../database/schema';
import { DESCRIPTION_LENGTH, summaryOf } from '../text/summary';

/** The published texts of an item in a language. */
interface PublishedTexts {
  readonly texts: Readonly<Record<string, TranslatedValue>>;
  readonly renderedHtml: string | null;
  readonly renderedMark: string;
  /** The beginning of the long text, which a list leaves out. */
  readonly beginning: string | null;
}

type Served = Pick<{ readonly type: ContentType }, 'type'>;

async function publishedTexts(
  db: Database,
  { type: { collection, described } }: Served,
  language: string,
  ids: readonly string[],
  isList: boolean,
): Promise<ReadonlyMap<string, PublishedTexts>> {
  const { entityId, published, renderedHtml, renderedMark } = translations;
  const left = isList && described;
  const rows = await db
    .select({
      id: entityId,
      texts: left ? sql<PublishedTexts['texts']>`${published} - ${left.text}::text` : published,
      renderedHtml: left ? sql<null>`null` : renderedHtml,
      renderedMark,
      beginning: left
        ? sql<string | null>`left(${published} ->> ${left.text}::text, ${READ_FOR_SUMMARY})`
        : sql<null>`null`,
    })
    .from(translations)
    .where(
      and(
        eq(translations.collection, collection),
        inArray(entityId, [...ids]),
        eq(translations.language, language),
        isNotNull(published),
      ),
    );
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, texts: row.texts ?? {} }]));
}

/** A description in a list: the translated one, else the beginning of the translated text. */
const descriptionOf = ({ described }: ContentType, beginning: string | null): Record<string, TranslatedValue> =>
  described && beginning ? { [described.by]: summaryOf(plainBeginning(beginning), DESCRIPTION_LENGTH) } : {};

function inLanguage({ type }: Served, item: AnyEntity, known: PublishedTexts | undefined): AnyEntity {
  const texts = known && { ...descriptionOf(type, known.beginning), ...known.texts };
  const shown: Record<string, unknown> = {};
  const untranslated: string[] = [];
  for (const { name, field } of sourceTexts(type.fields, item)) {
    const text = texts?.[name];
    if (known === undefined || text === undefined) untranslated.push(name);
    else shown[name] = field.kind === 'richText' ? showRichText(String(text), known) : text;
  }
  return { ...item, ...shown, untranslated };
}

/** Whether items of a content type differ between languages. */
const hasTexts = ({ type }: Served): boolean => translatedFields(type.fields).length > 0;

/**
 * The items of a list with their published texts in a language. A text that is not translated stays English, and
 * `untranslated` of the item names its field.
 *
 * @param language undefined for English, in which items stay as they are
 */
export async function itemsInLanguage(
  db: Database,
  served: Served,
  language: string | undefined,
  items: AnyEntity[],
): Promise<AnyEntity[]> {
  if (language === undefined || items.length === 0 || !hasTexts(served)) return items;
  const ids = items.map(({ _id }) => _id);
  const known = await publishedTexts(db, served, language, ids, true);
  return items.map((item) => inLanguage(served, item, known.get(item._id)));
}

/** The same for a whole item, with its long texts. */
export async function itemInLanguage(
  db: Database,
  served: Served,
  language: string | undefined,
  item: AnyEntity,
): Promise<AnyEntity> {
  if (language === undefined || !hasTexts(served)) return item;
  const known = await publishedTexts(db, served, language, [item._id], false);
  return inLanguage(served, item, known.get(item._id));
}

import { fold, type FieldError, type TranslatedValue } from 'api-client';
import { translatedChartMistake, writtenSchema } from 'api-client/schemas';
import { isDeepStrictEqual } from 'node:util';
import { fieldErrors } from '../../contract/validation';
import { storePlainRichText, storeRichText, type Rendered } from '../../content/stored-rich-text';
import { isFilled, markOfTexts, withSources, type SourceText, type Texts } from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { invalid } from '../../errors/failures';

/** A text as it is saved; its value is undefined if it was removed. */
interface StoredText {
  readonly name: string;
  readonly hash: string;
  readonly value: TranslatedValue | undefined;
}

/** Whether two translations have the same texts. */
export const sameTexts = (one: object, other: object): boolean => isDeepStrictEqual(one, other);

/** A rich text as it is stored: that of a part, or of a section, has pictures of one width. */
const sanitised = async (tx: Database, { field }: SourceText, html: string): Promise<string> =>
  (await (field.kind === 'richText' ? storeRichText : storePlainRichText)(tx, html)).text;

/** The rendered form of published texts. */
async function renderedTexts(tx: Database, sources: readonly SourceText[], texts: Texts): Promise<Rendered> {
  const name = sources.find(({ field }) => field.kind === 'richText')?.name;
  if (name === undefined) return { renderedHtml: null, renderedMark: markOfTexts(texts) };
  const { text: _, ...rendered } = await storeRichText(tx, String(texts[name] ?? ''));
  return rendered;
}

/**
 * The columns of published texts: the texts themselves, their rendered form, and the words for searches, whose first line
 * is the title.
 */
export async function publishedColumns(tx: Database, sources: readonly SourceText[], texts: Texts) {
  const published = withSources(texts, sources);
  const short = sources.filter(({ kind }) => kind !== 'richText');
  const searched = fold(short.flatMap(({ name }) => published[name] ?? '').join('\n'));
  return { published, searched, ...(await renderedTexts(tx, sources, published)) };
}

/** A text that follows the rules of its field. */
interface CheckedText {
  readonly source: SourceText;
  readonly value: TranslatedValue;
}

/**
 * Checks texts by the rules of their fields.
 *
 * @param sources the English texts of the item
 * @param pathOf the path of a text in errors, by its name
 * @returns the valid texts, and the errors: of each invalid text, and of each that has no English one
 */
export function checkTexts(
  sources: readonly SourceText[],
  given: Texts,
  pathOf: (name: string) => string,
): { texts: CheckedText[]; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const texts: CheckedText[] = [];
  for (const [name, value] of Object.entries(given)) {
    const source = sources.find((one) => one.name === name);
    const path = pathOf(name);
    if (!source) {
      errors.push({ path, message: 'This item has no such text to translate' });
      continue;
    }
    const { required: _, ...field } = source.field;
    const read = writtenSchema(field).safeParse(value);
    const isChart = 'isChart' in source.field && source.field.isChart === true;
    const message = isChart && translatedChartMistake(String(source.value), String(value));
    if (message) errors.push({ path, message });
    else if (read.success) texts.push({ source, value: read.data as TranslatedValue });
    for (const error of read.error ? fieldErrors(read.error) : [])
      errors.push({ path: [path, error.path].filter(Boolean).join('.'), message: error.message });
  }
  return { texts, errors };
}

/** The stored form of checked texts: rich text is sanitised. */
export async function storedTexts(tx: Database, texts: readonly CheckedText[]): Promise<StoredText[]> {
  const all: StoredText[] = [];
  for (const { source, value } of texts) {
    const stored = source.kind === 'richText' ? await sanitised(tx, source, String(value)) : value;
    all.push({ name: source.name, hash: source.hash, value: isFilled(stored) ? stored : undefined });
  }
  return all;
}

/**
 * Validates texts by the rules of their fields, and sanitises rich text.
 *
 * @param sources the English texts of the item
 * @throws 400 that names each invalid field, and each that has no English text
 */
export async function readTexts(
  tx: Database,
  sources: readonly SourceText[],
  given: Readonly<Record<string, { readonly value: TranslatedValue }>>,
): Promise<StoredText[]> {
  const values = Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value]));
  const { texts, errors } = checkTexts(sources, values, (name) => `fields.${name}.value`);
  if (errors.length > 0) throw invalid(errors);
  return storedTexts(tx, texts);
}

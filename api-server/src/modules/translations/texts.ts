import type { FieldError, TranslatedValue } from 'api-client';
import { writtenSchema } from 'api-client/schemas';
import { isDeepStrictEqual } from 'node:util';
import { fieldErrors } from '../../contract/validation';
import { storePlainRichText, storeRichText, type Rendered } from '../../content/stored-rich-text';
import { isFilled, markOfTexts, type SourceText, type Texts } from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { invalid } from '../../errors/failures';

/** A saved text; its value is undefined if it was removed. */
interface ReadText {
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
export async function renderedTexts(tx: Database, sources: readonly SourceText[], texts: Texts): Promise<Rendered> {
  const name = sources.find(({ field }) => field.kind === 'richText')?.name;
  if (name === undefined) return { renderedHtml: null, renderedMark: markOfTexts(texts) };
  const { text: _, ...rendered } = await storeRichText(tx, String(texts[name] ?? ''));
  return rendered;
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
): Promise<ReadText[]> {
  const errors: FieldError[] = [];
  const texts: ReadText[] = [];
  for (const [name, { value }] of Object.entries(given)) {
    const source = sources.find((one) => one.name === name);
    const path = `fields.${name}.value`;
    if (!source) {
      errors.push({ path, message: 'This item has no such text to translate' });
      continue;
    }
    const { required: _, ...field } = source.field;
    const read = writtenSchema(field).safeParse(value);
    if (read.error) {
      errors.push(
        ...fieldErrors(read.error).map((error) => ({
          path: [path, error.path].filter(Boolean).join('.'),
          message: error.message,
        })),
      );
      continue;
    }
    const written = read.data as TranslatedValue;
    const stored = source.kind === 'richText' ? await sanitised(tx, source, String(written)) : written;
    texts.push({ name, hash: source.hash, value: isFilled(stored) ? stored : undefined });
  }
  if (errors.length > 0) throw invalid(errors);
  return texts;
}

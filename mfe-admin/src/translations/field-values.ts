import type { Translation, TranslatedField, TranslatedValue } from 'api-client';

/** The texts of a form by field; a list has a line for each entry. */
export type Texts = Readonly<Record<string, string>>;

export const toText = (value: TranslatedValue | null): string =>
  Array.isArray(value) ? value.join('\n') : (value ?? '');

const toValue = ({ kind }: TranslatedField, text: string): TranslatedValue =>
  kind === 'lines'
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : kind === 'richText'
      ? text
      : text.trim();

/** The text of a field in its form: a machine's draft, or the saved text. */
const shownText = ({ draft, value }: Pick<TranslatedField, 'draft' | 'value'>): string => toText(draft ?? value);

/** The texts of a translation for its form. */
export const toTexts = ({ fields }: Pick<Translation, 'fields'>): Record<string, string> =>
  Object.fromEntries(fields.map((one) => [one.field, shownText(one)]));

/** All texts of a form as the API takes them. */
export const typedTexts = ({ fields }: Pick<Translation, 'fields'>, texts: Texts): Record<string, TranslatedValue> =>
  Object.fromEntries(fields.map((one) => [one.field, toValue(one, texts[one.field] ?? '')]));

interface ChangedText {
  readonly value: TranslatedValue;
  readonly sourceHash: string;
}

/** The texts of a form that differ from those that it began with, each with the English text that it translates. */
export function changedTexts({ fields }: Pick<Translation, 'fields'>, texts: Texts): Record<string, ChangedText> {
  const changed = fields.filter((one) => (texts[one.field] ?? '') !== shownText(one));
  return Object.fromEntries(
    changed.map((one) => [one.field, { value: toValue(one, texts[one.field] ?? ''), sourceHash: one.sourceHash }]),
  );
}

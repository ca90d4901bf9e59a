import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { TranslatedField, TranslatedValue, TranslationState } from 'api-client';
import {
  partFields,
  partsIn,
  partTextName,
  translatedFields,
  type Field,
  type FieldOf,
  type Fields,
  type PartField,
} from 'api-client/content-types';
import { and, eq } from 'drizzle-orm';
import { isAmong } from '../database/among';
import type { Database } from '../database/database';
import { updateRows } from '../database/update-rows';
import { translations } from '../database/schema';
import type { ContentEntity, StoredContentType } from './stored-content-type';
import { markOf } from './stored-rich-text';

export type TranslationRow = typeof translations.$inferSelect;
export type Texts = Readonly<Record<string, TranslatedValue>>;

/** A text in English. */
export interface SourceText {
  /**
   * The name of the field; of a part's text `<field>:<id of the part>:<name>`, of a word to choose from with its hash
   * behind that.
   */
  readonly name: string;
  /** Its name in messages and forms. */
  readonly label: string;
  readonly field: Field | Exclude<PartField, Choices>;
  readonly kind: TranslatedField['kind'];
  readonly value: TranslatedValue;
  /** Names this state of it; computed when it is read, since most readers do not need it. */
  readonly hash: string;
}

/** Names a state of a text. */
export const hashOf = (value: TranslatedValue): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

const isText = (value: unknown): value is TranslatedValue => typeof value === 'string' || Array.isArray(value);

/** Whether a text has a word; an empty one needs no translation. */
export const isFilled = (value: TranslatedValue): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value.length > 0;

type Choices = Extract<PartField, { kind: 'choices' }>;

type Values = Readonly<Record<string, unknown>>;

/** Whether a text has a letter: figures are the same in every language. */
const isTranslatable = (value: TranslatedValue): boolean => /\p{L}/u.test(String(value));

function kindOf(field: SourceText['field'], values: Values): SourceText['kind'] | undefined {
  if (field.kind === 'text' && field.sameIf?.is.includes(String(values[field.sameIf.field]))) return undefined;
  if (field.kind === 'text' && field.richIf && values[field.richIf.field] === field.richIf.is) return 'richText';
  return field.kind === 'line' || field.kind === 'text' || field.kind === 'richText' || field.kind === 'lines'
    ? field.kind
    : undefined;
}

/** The name of a word to choose from. The word identifies itself: another word is another choice. */
export const choiceName = (list: string, word: string): string => `${list}:${hashOf(word)}`;

/** The words to choose from, of the field `name`. */
const choicesIn = (field: Choices, words: unknown, { name, label }: Pick<SourceText, 'name' | 'label'>): SourceText[] =>
  (Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []).flatMap((word, at) =>
    isTranslatable(word)
      ? [
          {
            ...{
              name: choiceName(name, word),
              label: `${label} ${at + 1}`,
              kind: 'line',
              value: word,
            },
            get hash() {
              return hashOf(word);
            },
            field: { kind: 'line', label: field.label, ...(field.max !== undefined && { max: field.max }) },
          },
        ]
      : [],
  );

/** The name of a part in the label of another of its texts, such as ` (Flash point)`; empty for parts without one. */
function partName({ parts = {} }: Pick<FieldOf<'custom'>, 'parts'>, text: PartField, part: Values): string {
  const [name] = Object.entries(parts).find(([, one]) => one.namesPart && one !== text) ?? [];
  const words = name === undefined ? '' : String(part[name] ?? '').trim();
  return words === '' ? '' : ` (${words})`;
}

/** The texts of an item in English, or of a part whose names and labels begin with those of `within`. */
function textsIn(
  fields: readonly (readonly [name: string, field: Field | PartField])[],
  values: Values,
  within: Pick<SourceText, 'name' | 'label'>,
): SourceText[] {
  return fields.flatMap(([own, field]): SourceText[] => {
    const label = within.label + (field.formLabel ?? field.label);
    const name = within.name + own;
    const value = values[own];
    if (field.kind === 'choices') return choicesIn(field, value, { name, label });
    if (field.kind !== 'custom') {
      const kind = kindOf(field, values);
      return kind && isText(value) && isTranslatable(value)
        ? [
            {
              ...{ name, label, field, kind, value },
              get hash() {
                return hashOf(value);
              },
            },
          ]
        : [];
    }
    return partsIn(values, own).flatMap((part, at) =>
      partFields(field, values).flatMap((one) =>
        textsIn([one], part, {
          name: partTextName(name, part, ''),
          label: `${label} ${at + 1}${partName(field, one[1], part)}: `,
        }),
      ),
    );
  });
}

/** The translated texts of an item in English, in the order of its fields, without those that have no letter. */
export const sourceTexts = (fields: Fields, item: Values): SourceText[] =>
  textsIn(translatedFields(fields), item, { name: '', label: '' });

/** The saved texts of a translation, and a machine's drafts. */
export type SavedTexts = Pick<TranslationRow, 'texts' | 'sources' | 'drafts'>;

export const NO_TEXTS: SavedTexts = { texts: {}, sources: {}, drafts: {} };

/** The state of a text in a language. */
export function stateOf(
  { name, hash }: Pick<SourceText, 'name' | 'hash'>,
  { texts, sources, drafts }: SavedTexts,
): TranslationState {
  const draft = drafts[name];
  if (draft) return draft.hash === hash ? 'drafted' : 'outdated';
  if (texts[name] === undefined) return 'missing';
  return sources[name]?.hash === hash ? 'done' : 'outdated';
}

/** The number of texts in each state. */
export function progressOf(sources: readonly SourceText[], row: SavedTexts): Record<TranslationState, number> {
  const progress = { missing: 0, outdated: 0, drafted: 0, done: 0 };
  for (const source of sources) progress[stateOf(source, row)] += 1;
  return progress;
}

/** The mark of published texts that were sanitised under today's rules; the database keeps no order of fields. */
export const markOfTexts = (texts: Texts): string =>
  markOf(JSON.stringify(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1))), null);

/** The id of the row of an item's translation. */
export const rowId = (collection: string, entityId: string, language: string): string =>
  `${collection}/${entityId}/${language}`;

/** The rows of the translations of an item. */
export const ofItem = (collection: string, id: string) =>
  and(eq(translations.collection, collection), eq(translations.entityId, id));

/** The columns with the numbers of texts that are to be done. */
export function openColumns(sources: readonly SourceText[], row: SavedTexts) {
  const { done: _, ...open } = progressOf(sources, row);
  return open;
}

/** Notes which translations of items changes have made incomplete or outdated. Pass the transaction of the changes. */
export async function followSource(
  tx: Database,
  type: Pick<StoredContentType, 'collection' | 'fields'>,
  items: readonly ContentEntity[],
): Promise<void> {
  if (translatedFields(type.fields).length === 0 || items.length === 0) return;
  const { id, entityId, texts, sources, drafts, missing, outdated, drafted } = translations;
  // The last state of an item that was changed several times.
  const changed = new Map(items.map((item) => [item._id, item]));
  const rows = await tx
    .select({ id, entityId, texts, sources, drafts, open: { missing, outdated, drafted } })
    .from(translations)
    .where(and(eq(translations.collection, type.collection), isAmong(entityId, [...changed.keys()])));
  const opened = rows.flatMap((row) => {
    const open = openColumns(sourceTexts(type.fields, { ...changed.get(row.entityId) }), row);
    return isDeepStrictEqual(open, row.open) ? [] : [[row.id, open] as const];
  });
  await updateRows(tx, translations, new Map(opened));
}

/** Texts without those of fields that the content type does not have, or that are empty in English. */
export const withSources = (texts: Texts, sources: readonly SourceText[]): Texts =>
  Object.fromEntries(sources.flatMap(({ name }) => (texts[name] === undefined ? [] : [[name, texts[name]]])));

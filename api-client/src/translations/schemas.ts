import * as z from 'zod';
import { numberText } from '../formats/counts';
import { TRANSLATION_TEXTS } from '../limits';
import { livePreviewSchema } from '../preview-links/schemas';
import { revisionParams, revisionSchema } from '../revisions/schemas';
import { answer, changeAnswer, listFields } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { contentStatusSchema, pathPart } from '../validation/entity';
import { languageSchema } from '../validation/language';
import { listQuerySchema, pageNumberSchema, switchSchema } from '../validation/list-query';
import { flag } from '../validation/text';

/** A text, or the lines of a list, which are translated together. */
const valueSchema = z.union([z.string(), z.array(z.string()).max(1_000)], {
  error: 'A text must be text, or a list of lines',
});
export type TranslatedValue = z.output<typeof valueSchema>;

/**
 * `missing`: it has no translation; `outdated`: the English text was changed after it was translated; `drafted`: a
 * machine translated it, and no person has agreed yet.
 */
const fieldStateSchema = z.enum(['missing', 'outdated', 'drafted', 'done']);
export type TranslationState = z.output<typeof fieldStateSchema>;

/** A field of an item in English and in a language. A field that is empty in English is left out. */
export const translatedFieldSchema = z.object({
  /** Its name; of a text of a part `<field>:<id of the part>:<name>`. */
  field: z.string(),
  label: z.string(),
  kind: z.enum(['line', 'text', 'richText', 'lines']),
  /** The most characters that it may have, of a list each line. */
  max: z.int().optional(),
  source: valueSchema,
  /** Names this state of the English text; a save says with it which text was translated. */
  sourceHash: z.string(),
  /** The saved translation; null without one. */
  value: valueSchema.nullable(),
  /** A machine's translation, which is not published until a person agrees; null without one. */
  draft: valueSchema.nullable(),
  /** The text on the site; null if that is the English one. */
  published: valueSchema.nullable(),
  state: fieldStateSchema,
  /** The English text that was translated, if it was changed since; null if no revision of the item has it. */
  translatedSource: valueSchema.nullable(),
  /** For a missing text, the newest saved translation of the same English text in another item; null without one. */
  known: valueSchema.nullable(),
});
export type TranslatedField = z.output<typeof translatedFieldSchema>;

const translationFields = {
  _id: z.string(),
  /** In English. */
  title: z.string(),
  /** The status of the item: visitors see a published translation only of an item that they see. */
  status: contentStatusSchema,
  /** Visitors see texts in this language. */
  isPublished: z.boolean(),
  /** The saved texts differ from what visitors see. */
  isChanged: z.boolean(),
  /** The time of the last save, and its author; null and empty without one. */
  at: z.iso.datetime().nullable(),
  by: z.string(),
};

export const translationSchema = z.object({
  ...translationFields,
  /** It rises by one with each save and publication; 0 before the first. */
  version: z.int(),
  publishedAt: z.iso.datetime().nullable(),
  publishedBy: z.string(),
  /** The address of the item's page, without a language; empty if visitors see no such page. */
  path: z.string(),
  fields: z.array(translatedFieldSchema),
});
export type Translation = z.output<typeof translationSchema>;

/** A translation in a list, with the number of its fields in each state. */
export const listedTranslationSchema = z.object({
  ...translationFields,
  missing: z.int(),
  outdated: z.int(),
  drafted: z.int(),
  done: z.int(),
});
export type ListedTranslation = z.output<typeof listedTranslationSchema>;

/** The number of items of a collection, and of those with a missing, an outdated, a drafted or an unpublished text. */
const translationCountsSchema = z.object({
  collection: z.string(),
  items: z.int(),
  missing: z.int(),
  outdated: z.int(),
  drafted: z.int(),
  changed: z.int(),
  done: z.int(),
});
export type TranslationCounts = z.output<typeof translationCountsSchema>;

/** A text of an item in English and in a language. */
const translationTextSchema = translatedFieldSchema
  .pick({ field: true, label: true, kind: true, max: true, source: true, value: true, state: true })
  .extend({
    /** The id of the item, and its title in English. */
    item: z.string(),
    title: z.string(),
    /** Whether `value` is a machine's draft. */
    machine: z.boolean(),
  });
export type TranslationText = z.output<typeof translationTextSchema>;

const importedTextSchema = z.object({
  item: pathPart,
  field: z.string().max(200),
  /** The translation; the lines of a list may be one text. */
  value: valueSchema,
  /** The English text that was translated, by default the current one; after another one the translation is outdated. */
  source: valueSchema.optional(),
  /** A machine translated it: it is a draft until a person agrees. */
  machine: z.boolean({ error: 'Machine must be true or false' }).optional(),
});
export type ImportedText = z.output<typeof importedTextSchema>;

export const importedTextsSchema = z
  .array(importedTextSchema, { error: 'Texts must be a list' })
  .min(1, 'The file has no texts')
  .max(TRANSLATION_TEXTS, `At most ${numberText(TRANSLATION_TEXTS)} texts at once. Divide the file.`);

const translationImportSchema = z.object({
  /** The texts that differ from the saved ones, with these. */
  changes: z.array(
    z.object({
      ...{ item: z.string(), title: z.string(), field: z.string(), label: z.string() },
      ...{ before: valueSchema.nullable(), value: valueSchema },
      /** `outdated`: the English text was changed after it was translated. */
      state: fieldStateSchema,
      /** Saved as a draft. */
      machine: z.boolean(),
    }),
  ),
  /** The number of texts that are saved already, or empty, or a machine's where a person has translated the same English text. */
  unchanged: z.int(),
  /** The texts that cannot be saved. The others are. */
  errors: z.array(z.object({ item: z.string(), field: z.string(), message: z.string() })),
});
export type TranslationImport = z.output<typeof translationImportSchema>;

/** `open`, the default: something is missing, out of date, a machine's draft or not published. */
const listStateSchema = z
  .enum(['open', 'missing', 'outdated', 'drafted', 'changed', 'done', 'all'], {
    error: 'State must be open, missing, outdated, drafted, changed, done or all',
  })
  .optional();

const languageParams = z.object({ language: languageSchema });
const collectionParams = languageParams.extend({ collection: collectionSchema });
const itemParams = collectionParams.extend({ id: pathPart });

/** The version that a call is based on; 0 before the first save. */
const version = z.int('Version must be a whole number').min(0, 'Version must be at least 0');

export const translationCalls = {
  fetchTranslationCounts: { params: languageParams, answer: answer({ counts: z.array(translationCountsSchema) }) },
  fetchTranslations: {
    params: collectionParams,
    query: listQuerySchema.pick({ limit: true, cursor: true, search: true }).extend({
      page: pageNumberSchema,
      state: listStateSchema,
    }),
    answer: answer({ translations: z.array(listedTranslationSchema), ...listFields }),
  },
  fetchTranslation: { params: itemParams, answer: answer({ translation: translationSchema }) },
  fetchTranslationTexts: {
    params: collectionParams,
    query: listQuerySchema.pick({ limit: true, cursor: true }).extend({ state: listStateSchema }),
    /** `total` and `nextCursor` are those of the items: a page has all texts of its items. */
    answer: answer({ texts: z.array(translationTextSchema), ...listFields }),
  },
  exportTranslations: {
    params: collectionParams,
    query: z.object({ state: listStateSchema }),
    answer: z.string(),
  },
  importTranslations: {
    params: collectionParams,
    query: z.object({ dryRun: switchSchema.optional() }),
    /** The texts, or the text of a CSV file as `exportTranslations` writes it. */
    body: z
      .object({
        texts: importedTextsSchema.optional(),
        csv: z.string({ error: 'CSV must be text' }).optional(),
        /** A machine translated all of them. */
        machine: flag('Machine').optional(),
      })
      .refine((body) => (body.texts === undefined) !== (body.csv === undefined), {
        path: ['texts'],
        message: 'Either texts or csv is required',
      }),
    answer: changeAnswer({ result: translationImportSchema }),
  },
  saveTranslation: {
    params: itemParams,
    body: z.object({
      version,
      /** The changed or confirmed texts by field; an empty one removes the translation. The others stay. */
      fields: z.record(
        z.string(),
        z.object({
          value: valueSchema,
          /** The `sourceHash` of the text that was translated; by default that of the current text. */
          sourceHash: z.string().max(100).optional(),
        }),
        { error: 'Fields must be an object' },
      ),
    }),
    answer: changeAnswer({ translation: translationSchema }),
  },
  previewTranslation: {
    params: itemParams,
    /** The typed texts by field; the others are shown in English. */
    body: z.object({ fields: z.record(z.string(), valueSchema, { error: 'Fields must be an object' }) }),
    answer: changeAnswer({ preview: livePreviewSchema }),
  },
  agreeToTranslation: {
    params: itemParams,
    /** The names of the texts; all drafts by default. */
    body: z.object({ version, fields: z.array(z.string().max(200), { error: 'Fields must be a list' }).optional() }),
    answer: changeAnswer({ translation: translationSchema }),
  },
  publishTranslation: {
    params: itemParams,
    body: z.object({ version }),
    answer: changeAnswer({ translation: translationSchema }),
  },
  unpublishTranslation: { params: itemParams, answer: changeAnswer({ translation: translationSchema }) },
  fetchTranslationRevisions: { params: itemParams, answer: answer({ revisions: z.array(revisionSchema) }) },
  restoreTranslation: {
    params: itemParams.extend({ number: revisionParams.shape.number }),
    body: z.object({ version }),
    answer: changeAnswer({ translation: translationSchema }),
  },
};

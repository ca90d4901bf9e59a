import * as z from 'zod';
import { importedCollections } from '../content-types';
import { IMPORT_ROWS, IMPORT_TABLE_CHARACTERS } from '../limits';
import { answer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';
import { switchSchema } from '../validation/list-query';

export const importExportCollectionSchema = z.enum(importedCollections, {
  error: 'There is no such collection to import',
});

/**
 * Either the rows themselves or the text of a CSV file whose first line names the fields. The server holds to these rules
 * while it reads the body.
 */
export const importBodySchema = z
  .object({
    rows: z
      .array(z.record(z.string(), z.unknown()), { error: 'Rows must be a list' })
      .max(IMPORT_ROWS, 'At most 100,000 rows')
      .optional(),
    csv: z.string({ error: 'CSV must be text' }).max(IMPORT_TABLE_CHARACTERS, 'The file is too long').optional(),
  })
  .refine((body) => (body.rows === undefined) !== (body.csv === undefined), {
    path: ['rows'],
    message: 'Either rows or csv is required',
  });

/** One error about one row; rows are counted from 1, the line of names not among them. */
export const importRowErrorSchema = z.object({ row: z.int(), path: z.string(), message: z.string() });
export type ImportRowError = z.output<typeof importRowErrorSchema>;

/** A row that is not as what is there: what it is called, and its fields that differ. */
export const importChangeSchema = z.object({ row: z.int(), title: z.string(), fields: z.array(z.string()) });

/** A file that is brought in, a part of its rows at a time, while nobody has to wait for it. */
export const importRunSchema = z.object({
  _id: z.string(),
  collection: importExportCollectionSchema,
  /** Nothing is stored: every bad row is named. */
  dryRun: z.boolean(),
  /** `failed`: the site met an error of its own. What was handled before an end stays. */
  state: z.enum(['running', 'done', 'cancelled', 'failed']),
  rows: z.int(),
  /** Rows that have been brought in, tried, left alone or found bad. */
  handled: z.int(),
  created: z.int(),
  updated: z.int(),
  /** Rows that say what is there already: they are left alone. */
  unchanged: z.int(),
  failed: z.int(),
  startedBy: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type ImportRun = z.output<typeof importRunSchema>;

/** A run and what it found. */
export const importReportSchema = importRunSchema.extend({
  /** The columns that are no field of the collection; nothing is made of them. */
  unknownFields: z.array(z.string()),
  /** The first 1,000 of the rows that change something. */
  changes: z.array(importChangeSchema),
  /** What is wrong with bad rows, the first 1,000 errors. */
  errors: z.array(importRowErrorSchema),
});
export type ImportReport = z.output<typeof importReportSchema>;

export const exportFileSchema = z.templateLiteral([importExportCollectionSchema, '.', z.enum(['csv', 'json'])]);

export const importExportCalls = {
  importCollection: {
    params: z.object({ collection: importExportCollectionSchema }),
    query: z.object({ dryRun: switchSchema.optional() }),
    body: importBodySchema,
    answer: answer({ run: importRunSchema }),
  },
  fetchImports: { answer: answer({ runs: z.array(importRunSchema) }) },
  fetchImport: { params: idParams, answer: answer({ report: importReportSchema }) },
  cancelImport: { params: idParams, answer: messageAnswer },
  exportCollection: { params: z.object({ file: exportFileSchema }), answer: z.string() },
};

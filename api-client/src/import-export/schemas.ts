import * as z from 'zod';
import { remoteCollectionSchema } from '../collections/definition-schema';
import { importedCollections } from '../content-types';
import { numberText } from '../formats/counts';
import { IMPORT_ROWS, IMPORT_TABLE_CHARACTERS } from '../limits';
import { answer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';
import { switchSchema } from '../validation/list-query';

export const importExportCollectionSchema = z.union([z.enum(importedCollections), remoteCollectionSchema], {
  error: 'There is no such collection to import',
});

/**
 * The rows, or the text of a CSV file with a header. Fields that refer to other items may have their addresses or names
 * in place of ids. The server applies these rules while it reads the body.
 */
export const importBodySchema = z
  .object({
    rows: z
      .array(z.record(z.string(), z.unknown()), { error: 'Rows must be a list' })
      .max(IMPORT_ROWS, `At most ${numberText(IMPORT_ROWS)} rows`)
      .optional(),
    csv: z.string({ error: 'CSV must be text' }).max(IMPORT_TABLE_CHARACTERS, 'The file is too long').optional(),
  })
  .refine((body) => (body.rows === undefined) !== (body.csv === undefined), {
    path: ['rows'],
    message: 'Either rows or csv is required',
  });

/** One error of one row. Rows of a table are numbered as in a spreadsheet, whose row 1 is the header; others from 1. */
export const importRowErrorSchema = z.object({ row: z.int(), path: z.string(), message: z.string() });
export type ImportRowError = z.output<typeof importRowErrorSchema>;

/** A row that differs from the stored item: its title, and the fields that differ. */
export const importChangeSchema = z.object({ row: z.int(), title: z.string(), fields: z.array(z.string()) });

/** An import of a file, or the undoing of one. It runs in the background in batches of rows. */
export const importRunSchema = z.object({
  _id: z.string(),
  collection: importExportCollectionSchema,
  /** Nothing is stored; every invalid row is named. */
  dryRun: z.boolean(),
  /** `failed`: the import ended with an internal error. Rows handled before an end stay. */
  state: z.enum(['running', 'done', 'cancelled', 'failed']),
  rows: z.int(),
  /** Rows that were imported, tried, skipped or found invalid. */
  handled: z.int(),
  created: z.int(),
  updated: z.int(),
  /** Rows that equal the stored item: they are skipped. */
  unchanged: z.int(),
  failed: z.int(),
  /** Items that undoing moved to the trash. */
  deleted: z.int(),
  /** The id of the import that this run undoes; null for an import. */
  undoes: z.string().nullable(),
  /** Whether it stored items that have not been undone. */
  undoable: z.boolean(),
  startedBy: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type ImportRun = z.output<typeof importRunSchema>;

export const importReportSchema = importRunSchema.extend({
  /** Columns that are not fields of the collection; they are ignored. */
  unknownFields: z.array(z.string()),
  /** The first 1,000 of the rows that change something. */
  changes: z.array(importChangeSchema),
  /** The errors of invalid rows, the first 1,000; `exportImportErrors` has all. */
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
  exportImportErrors: { params: idParams, answer: z.string() },
  cancelImport: { params: idParams, answer: messageAnswer },
  undoImport: { params: idParams, answer: answer({ run: importRunSchema }) },
  exportCollection: { params: z.object({ file: exportFileSchema }), answer: z.string() },
};

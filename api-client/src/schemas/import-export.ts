import * as z from 'zod';
import { importedCollections } from '../content-types';
import { answer } from './answer';
import { switchSchema } from './list-query';

export const importExportCollectionSchema = z.enum(importedCollections, {
  error: 'There is no such collection to import',
});

/** Either the rows themselves or the text of a CSV file whose first line names the fields. */
export const importBodySchema = z
  .object({
    rows: z
      .array(z.record(z.string(), z.unknown()), { error: 'Rows must be a list' })
      .max(100_000, 'At most 100,000 rows')
      .optional(),
    csv: z.string({ error: 'CSV must be text' }).max(20_000_000, 'The file is too long').optional(),
  })
  .refine((body) => (body.rows === undefined) !== (body.csv === undefined), {
    path: ['rows'],
    message: 'Either rows or csv is required',
  });

/** One error about one row; rows are counted from 1, the line of names not among them. */
export const importRowErrorSchema = z.object({ row: z.int(), path: z.string(), message: z.string() });

/** A row that is not as what is there: what it is called, and its fields that differ. */
export const importChangeSchema = z.object({ row: z.int(), title: z.string(), fields: z.array(z.string()) });

export const importReportSchema = z.object({
  dryRun: z.boolean(),
  created: z.int(),
  updated: z.int(),
  /** Rows that say what is there already: they are left alone. */
  unchanged: z.int(),
  failed: z.int(),
  /** The columns that are no field of the collection; nothing is made of them. */
  unknownFields: z.array(z.string()),
  /** The first of the rows that change something. */
  changes: z.array(importChangeSchema),
  errors: z.array(importRowErrorSchema),
});

export const exportFileSchema = z.templateLiteral([importExportCollectionSchema, '.', z.enum(['csv', 'json'])]);

export const importExportCalls = {
  importCollection: {
    params: z.object({ collection: importExportCollectionSchema }),
    query: z.object({ dryRun: switchSchema.optional() }),
    body: importBodySchema,
    answer: answer({ report: importReportSchema }),
  },
  exportCollection: { params: z.object({ file: exportFileSchema }), answer: z.string() },
};

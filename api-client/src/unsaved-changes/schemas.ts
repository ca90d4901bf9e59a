import * as z from 'zod';
import { revisionListParams } from '../revisions/schemas';
import { answer, emptyAnswer } from '../validation/answer';

const typed = z.object({
  /** The version of the item that the input changes; null for a new item. */
  version: z.int('Version must be a whole number').nullable(),
  /** The values of the changed fields of the editor's form. */
  changed: z.record(z.string(), z.unknown()),
});

/** The unsaved input of the caller's editor. */
export const unsavedChangesSchema = typed.extend({ at: z.iso.datetime() });
export type UnsavedChanges = z.output<typeof unsavedChangesSchema>;

export const unsavedChangesCalls = {
  fetchUnsavedChanges: {
    params: revisionListParams,
    answer: answer({ unsavedChanges: unsavedChangesSchema.nullable() }),
  },
  storeUnsavedChanges: { params: revisionListParams, body: typed, answer: emptyAnswer },
  deleteUnsavedChanges: { params: revisionListParams, answer: emptyAnswer },
};

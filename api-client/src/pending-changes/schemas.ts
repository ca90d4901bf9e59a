import * as z from 'zod';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { pathPart } from '../validation/entity';
import { momentSchema } from '../validation/text';

/** Saved changes of a published item that visitors do not see yet. */
export const pendingChangeSchema = z.object({
  /** The changed item. */
  _id: z.string(),
  /** The time of the last save, in milliseconds. */
  version: z.int(),
  /** The version of the item that the changes were made to; a newer item was changed after them. */
  baseVersion: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** When the changes are published by themselves; null for never. */
  publishAt: z.iso.datetime().nullable(),
  /** At that time visitors no longer find the item, which keeps the changes. */
  unpublish: z.boolean(),
  /** Publishing them deletes the item. */
  deletes: z.boolean(),
  /** Why the scheduled publication failed; empty if it did not. */
  failure: z.string(),
  /** The caller began these changes. */
  isMine: z.boolean(),
});
export type PendingChange = z.output<typeof pendingChangeSchema>;

/** The changes, with the whole item as it will be. */
const withContent = pendingChangeSchema.extend({ content: z.record(z.string(), z.unknown()) });
export type PendingItem = z.output<typeof withContent>;

const collectionParams = z.object({ collection: collectionSchema });
const itemParams = collectionParams.extend({ id: pathPart });

/**
 * The state that a call is based on: the `version` of the pending changes; without them, the time of the item's last
 * change, in milliseconds.
 */
const version = z.int('Version must be a whole number').min(0, 'Version must be at least 0');

export const pendingChangeCalls = {
  fetchPendingChanges: { params: collectionParams, answer: answer({ pendingChanges: z.array(pendingChangeSchema) }) },
  fetchPendingChange: { params: itemParams, answer: answer({ pendingChange: withContent.nullable() }) },
  savePendingChange: {
    params: itemParams,
    body: z
      .object({
        /** The body that the item's own update would receive. */
        fields: z.record(z.string(), z.unknown()),
        version,
        /** The changes are meant for the current item, although it was changed after them. */
        rebase: z.boolean().optional(),
        publishAt: momentSchema.nullable().optional(),
        /** Unpublishes the item at that time. */
        unpublish: z.boolean({ error: 'Unpublish must be true or false' }).optional(),
      })
      .refine(({ unpublish, publishAt }) => !unpublish || publishAt, {
        path: ['publishAt'],
        message: 'Enter the time from which visitors no longer find it',
      }),
    answer: changeAnswer({ pendingChange: withContent }),
  },
  publishPendingChange: { params: itemParams, body: z.object({ version }), answer: messageAnswer },
  discardPendingChange: { params: itemParams, answer: messageAnswer },
};

import * as z from 'zod';
import { answer, listFields, messageAnswer } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { pathPart } from '../validation/entity';
import { listQuerySchema } from '../validation/list-query';

export const revisionSchema = z.object({
  /** The version of the item that this change made. */
  number: z.int(),
  at: z.string(),
  by: z.string(),
  action: z.enum(['created', 'updated', 'deleted', 'restored']),
  /** The whole item after the change. */
  content: z.record(z.string(), z.unknown()),
});
export type Revision = z.output<typeof revisionSchema>;

export const revisionListParams = z.object({ collection: collectionSchema, id: pathPart });
export const revisionParams = revisionListParams.extend({
  number: z.coerce
    .number<number | string>({ error: 'Revision must be a number' })
    .int('Revision must be a whole number')
    .min(1, 'Revision must be at least 1')
    .max(2_147_483_647, 'There is no such revision'),
});

export const revisionCalls = {
  fetchRevisions: {
    params: revisionListParams,
    query: listQuerySchema,
    answer: answer({ revisions: z.array(revisionSchema), ...listFields }),
  },
  restoreRevision: { params: revisionParams, answer: messageAnswer },
};

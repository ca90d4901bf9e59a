import * as z from 'zod';
import { answer, listFields, messageAnswer } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { pathPart } from '../validation/entity';
import { listQuerySchema } from '../validation/list-query';

/** Deleted content, stored for 30 days. */
export const trashedItemSchema = z.object({
  _id: z.string(),
  collection: collectionSchema,
  title: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  purgeAt: z.string(),
});
export type TrashedItem = z.output<typeof trashedItemSchema>;

export const trashCalls = {
  fetchTrash: {
    query: listQuerySchema.extend({ collection: collectionSchema.optional() }),
    answer: answer({ trash: z.array(trashedItemSchema), ...listFields }),
  },
  restoreFromTrash: { params: z.object({ collection: collectionSchema, id: pathPart }), answer: messageAnswer },
};

import * as z from 'zod';
import { answer, listFields, messageAnswer } from './answer';
import { collectionSchema } from './collections';
import { pathPart } from './entity';
import { listQuerySchema } from './list-query';

/** Deleted content, kept for 30 days. */
export const trashedItemSchema = z.object({
  _id: z.string(),
  collection: collectionSchema,
  title: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  purgeAt: z.string(),
});

export const trashCalls = {
  fetchTrash: {
    query: listQuerySchema.extend({ collection: collectionSchema.optional() }),
    answer: answer({ trash: z.array(trashedItemSchema), ...listFields }),
  },
  restoreFromTrash: { params: z.object({ collection: collectionSchema, id: pathPart }), answer: messageAnswer },
};

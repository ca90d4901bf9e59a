import * as z from 'zod';
import { answer } from './answer';
import { collectionSchema } from './collections';
import { contentStatusSchema } from './entity';
import { contentListQuerySchema } from './list-query';

/** An item of any kind of content, as editors find it again. `editedBy` is empty for what nobody has changed yet. */
export const foundContentSchema = z.object({
  _id: z.string(),
  collection: collectionSchema,
  title: z.string(),
  status: contentStatusSchema,
  publishAt: z.string().nullable(),
  updatedAt: z.string(),
  editedBy: z.string(),
});

export const contentSearchCalls = {
  findContent: {
    query: contentListQuerySchema.pick({ search: true, limit: true }).extend({
      status: z
        .enum(['draft', 'scheduled', 'published'], { error: 'Status must be draft, scheduled or published' })
        .optional(),
    }),
    answer: answer({ content: z.array(foundContentSchema) }),
  },
};

import * as z from 'zod';
import { answer } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { contentStatusSchema } from '../validation/entity';
import { contentListQuerySchema } from '../validation/list-query';

/** An item of any content type in the editors' search. `editedBy` is empty for unchanged initial content. */
export const foundContentSchema = z.object({
  _id: z.string(),
  collection: collectionSchema,
  title: z.string(),
  status: contentStatusSchema,
  publishAt: z.string().nullable(),
  updatedAt: z.string(),
  editedBy: z.string(),
});
export type FoundContent = z.output<typeof foundContentSchema>;

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

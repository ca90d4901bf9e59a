import * as z from 'zod';
import { answer } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { contentStatusSchema } from '../validation/entity';
import { contentListQuerySchema } from '../validation/list-query';
import { line } from '../validation/text';

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

/** An item that links to a page, or the menus. */
const contentLinkSchema = foundContentSchema.pick({ _id: true, collection: true, title: true });

export const contentSearchCalls = {
  fetchLinksTo: {
    query: z.object({ path: line('Path', 300).regex(/^\/[^\s?#]*$/, 'Path must be a path of this site') }),
    answer: answer({ links: z.array(contentLinkSchema) }),
  },
  findContent: {
    query: contentListQuerySchema.pick({ search: true, limit: true }).extend({
      status: z
        .enum(['draft', 'scheduled', 'published'], { error: 'Status must be draft, scheduled or published' })
        .optional(),
    }),
    answer: answer({ content: z.array(foundContentSchema) }),
  },
};

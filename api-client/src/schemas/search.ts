import { z } from 'zod';
import { answer } from './answer';
import { listQuerySchema } from './list-query';
import { line } from './text';

/** One hit of the search over everything published. */
export const searchResultSchema = z.object({
  _id: z.string(),
  kind: z.enum(['product', 'subsector', 'sector', 'service', 'blog', 'news', 'job']),
  title: z.string(),
  summary: z.string(),
  /** Empty when there is no picture. */
  image: z.string(),
  /** The path of its page. */
  path: z.string(),
});

export const searchCalls = {
  searchSite: {
    query: listQuerySchema.pick({ limit: true }).extend({ search: line('Search') }),
    answer: answer({ results: z.array(searchResultSchema) }),
  },
};

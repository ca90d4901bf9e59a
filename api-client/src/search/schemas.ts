import * as z from 'zod';
import { answer } from '../validation/answer';
import { listQuerySchema } from '../validation/list-query';
import { line } from '../validation/text';

/** A page is one that editors made, or one of the site that is no content, such as the privacy notice. */
export const searchKindSchema = z.enum(['product', 'subsector', 'sector', 'service', 'blog', 'news', 'job', 'page'], {
  error: 'Kind must be product, subsector, sector, service, blog, news, job or page',
});
export type SearchKind = z.output<typeof searchKindSchema>;

/** One hit of the search over everything published. */
export const searchResultSchema = z.object({
  _id: z.string(),
  kind: searchKindSchema,
  title: z.string(),
  summary: z.string(),
  /** Empty when there is no picture. */
  image: z.string(),
  /** The path of its page. */
  path: z.string(),
});
export type SearchResult = z.output<typeof searchResultSchema>;

export const searchCalls = {
  searchSite: {
    /** `limit` is for each kind. */
    query: listQuerySchema.pick({ limit: true }).extend({ search: line('Search'), kind: searchKindSchema.optional() }),
    /** `results` by kind, the kind of the best hit first; `counts` says how many of each kind there are. */
    answer: answer({
      results: z.array(searchResultSchema),
      counts: z.array(z.object({ kind: searchKindSchema, count: z.int() })),
    }),
  },
};

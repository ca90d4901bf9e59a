import * as z from 'zod';
import { productDocumentSchema } from '../products/schemas';
import { answer } from '../validation/answer';
import { listQuerySchema, localeQuery, switchSchema } from '../validation/list-query';
import { line } from '../validation/text';

/** A page is one created by editors, or one of the site that is not content, such as the privacy notice. */
export const searchKindSchema = z.enum(
  ['product', 'subsector', 'sector', 'service', 'blog', 'news', 'job', 'page', 'document'],
  { error: 'Kind must be product, subsector, sector, service, blog, news, job, page or document' },
);
export type SearchKind = z.output<typeof searchKindSchema>;

/** One result of the search over all published content. */
export const searchResultSchema = z.object({
  _id: z.string(),
  kind: searchKindSchema,
  title: z.string(),
  summary: z.string(),
  /** Empty without a picture. */
  image: z.string(),
  /** The path of its page; of a document that of its product, whose name is its summary. */
  path: z.string(),
  /** The file of a document. */
  document: productDocumentSchema.pick({ kind: true, language: true, size: true, url: true }).optional(),
  /** In an answer in another language than English: that language, and `title` or `summary` if they are English. */
  locale: z.string().optional(),
  untranslated: z.array(z.string()).optional(),
});
export type SearchResult = z.output<typeof searchResultSchema>;

export const searchCalls = {
  searchSite: {
    /** `limit` applies to each kind. */
    query: listQuerySchema.pick({ limit: true }).extend({
      ...localeQuery,
      search: line('Search'),
      kind: searchKindSchema.optional(),
      /** `1` to find documents, too. Without it the answer has none: earlier front ends do not know them. */
      documents: switchSchema.optional(),
    }),
    /** `results` by kind, the kind of the best result first; `counts` has the number of results of each kind. */
    answer: answer({
      results: z.array(searchResultSchema),
      counts: z.array(z.object({ kind: searchKindSchema, count: z.int() })),
    }),
  },
};

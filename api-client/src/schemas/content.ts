import { blogs, clients, feedbacks, jobPostings, news, redirects, sectors, subsectors } from '../content-types';
import { reactionCalls } from '../content-types/blogs/schemas';
import { pageSchemas } from '../content-types/pages/schemas';
import { categoryCalls, productSchemas } from '../content-types/products/schemas';
import { orderCalls, sectionSchemas } from '../content-types/sections/schemas';
import { innerServiceCalls, serviceSchemas } from '../content-types/services/schemas';
import { derive } from '../content-types/derive';
import { schemasOf } from './schemas-of';

export * from '../content-types/blogs/schemas';
export * from '../content-types/pages/schemas';
export * from '../content-types/products/schemas';
export * from '../content-types/sections/schemas';
export * from '../content-types/services/schemas';

export const blogSchemas = schemasOf(blogs);
export const clientSchemas = schemasOf(clients);
export const feedbackSchemas = schemasOf(feedbacks);
export const jobPostingSchemas = schemasOf(jobPostings);
export const newsSchemas = schemasOf(news);
export const redirectSchemas = schemasOf(redirects);
export const sectorSchemas = schemasOf(sectors);
export const subsectorSchemas = schemasOf(subsectors);

/** The schemas of every content type, by the names that `contentTypes` has. */
export const contentSchemas = {
  pages: pageSchemas,
  products: productSchemas,
  sections: sectionSchemas,
  services: serviceSchemas,
  blogs: blogSchemas,
  clients: clientSchemas,
  feedbacks: feedbackSchemas,
  jobPostings: jobPostingSchemas,
  news: newsSchemas,
  redirects: redirectSchemas,
  sectors: sectorSchemas,
  subsectors: subsectorSchemas,
};

type Every = (typeof contentSchemas)[keyof typeof contentSchemas]['calls'];
/** All calls of a union of them, as one. */
type Together<Calls> = (Calls extends unknown ? (calls: Calls) => void : never) extends (calls: infer All) => void
  ? All
  : never;

/** The schemas of the calls of every content type: those that all have, and those of their own. */
export const contentCalls = {
  ...derive<Together<Every>>(Object.values(contentSchemas).flatMap(({ calls }) => Object.entries(calls))),
  ...reactionCalls,
  ...categoryCalls,
  ...orderCalls,
  ...innerServiceCalls,
};

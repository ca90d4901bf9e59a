import { blogs } from '../content-types/blogs/definition';
import { clients } from '../content-types/clients/definition';
import { feedbacks } from '../content-types/feedbacks/definition';
import { jobPostings } from '../content-types/job-postings/definition';
import { news } from '../content-types/news/definition';
import { sectors } from '../content-types/sectors/definition';
import { subsectors } from '../content-types/subsectors/definition';
import { schemasOf } from './schemas-of';

export * from '../content-types/blogs/schemas';
export * from '../content-types/products/schemas';
export * from '../content-types/sections/schemas';
export * from '../content-types/services/schemas';

export const blogSchemas = schemasOf(blogs);
export const clientSchemas = schemasOf(clients);
export const feedbackSchemas = schemasOf(feedbacks);
export const jobPostingSchemas = schemasOf(jobPostings);
export const newsSchemas = schemasOf(news);
export const sectorSchemas = schemasOf(sectors);
export const subsectorSchemas = schemasOf(subsectors);

import * as definitions from 'api-client/content-types';
import * as schemas from 'api-client/schemas';
import * as tables from '../database/schema';
import { blogHooks } from './blogs/hooks';
import { contentType } from './content-type';
import { jobPostingHooks } from './job-postings/hooks';
import { newsHooks } from './news/hooks';
import { pageHooks } from './pages/hooks';
import { productHooks } from './products/hooks';
import { redirectHooks } from './redirects/hooks';
import { sectionHooks } from './sections/hooks';
import { sectorHooks } from './sectors/hooks';
import type { ServedContentType } from './served-content-type';
import { serviceHooks } from './services/hooks';
import { subsectorHooks } from './subsectors/hooks';

/** Every content type with items, one line each. */
export const contentTypes: readonly ServedContentType[] = [
  contentType(definitions.blogs, schemas.blogSchemas, tables.blogs, blogHooks),
  contentType(definitions.clients, schemas.clientSchemas, tables.clients),
  contentType(definitions.feedbacks, schemas.feedbackSchemas, tables.feedbacks),
  contentType(definitions.news, schemas.newsSchemas, tables.news, newsHooks),
  contentType(definitions.pages, schemas.pageSchemas, tables.pages, pageHooks),
  contentType(definitions.sections, schemas.sectionSchemas, tables.sections, sectionHooks),
  contentType(definitions.jobPostings, schemas.jobPostingSchemas, tables.jobPostings, jobPostingHooks),
  contentType(definitions.products, schemas.productSchemas, tables.products, productHooks),
  contentType(definitions.redirects, schemas.redirectSchemas, tables.redirects, redirectHooks),
  contentType(definitions.sectors, schemas.sectorSchemas, tables.sectors, sectorHooks),
  contentType(definitions.services, schemas.serviceSchemas, tables.services, serviceHooks),
  contentType(definitions.subsectors, schemas.subsectorSchemas, tables.subsectors, subsectorHooks),
];

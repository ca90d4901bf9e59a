import { contentTypes as definitions } from 'api-client/content-types';
import { contentSchemas } from 'api-client/schemas';
import * as tables from '../database/schema';
import { blogHooks } from './blogs/hooks';
import { contentType } from './content-type';
import { formHooks } from './forms/hooks';
import { jobPostingHooks } from './job-postings/hooks';
import { newsHooks } from './news/hooks';
import { pageHooks } from './pages/hooks';
import { productHooks } from './products/hooks';
import { redirectHooks } from './redirects/hooks';
import { sectionHooks } from './sections/hooks';
import { sectorHooks } from './sectors/hooks';
import type { AnyHooks, HooksOf, ServedContentType } from './served-content-type';
import { serviceHooks } from './services/hooks';
import { subsectorHooks } from './subsectors/hooks';

type Name = keyof typeof definitions;

const hooks: { readonly [One in Name]?: HooksOf<One> } = {
  blogs: blogHooks,
  forms: formHooks,
  jobPostings: jobPostingHooks,
  news: newsHooks,
  pages: pageHooks,
  products: productHooks,
  redirects: redirectHooks,
  sections: sectionHooks,
  sectors: sectorHooks,
  services: serviceHooks,
  subsectors: subsectorHooks,
};

export const contentTypes: readonly ServedContentType[] = Object.entries(definitions).map(([key, type]) => {
  const name = key as Name;
  // The code for all types knows rows and bodies by their definition only, so the types of hooks end here.
  return contentType(type, {
    schemas: contentSchemas[name],
    table: tables[name],
    hooks: hooks[name] as AnyHooks | undefined,
  });
});

import { blogs } from './blogs/definition';
import { careerBanner } from './career-banner/definition';
import { clients } from './clients/definition';
import { feedbacks } from './feedbacks/definition';
import { jobPostings } from './job-postings/definition';
import { news } from './news/definition';
import { pages } from './pages/definition';
import { products } from './products/definition';
import { redirects } from './redirects/definition';
import { sections } from './sections/definition';
import { sectors } from './sectors/definition';
import { services } from './services/definition';
import { siteSettings } from './site-settings/definition';
import { subsectors } from './subsectors/definition';

export type * from './content-type';
export { derive } from './derive';
export { emptyItem } from './empty-item';
export { endpointsOf } from './endpoints-of';
export type * from './field';
export { seoFields } from './seo-fields';
export {
  blogs,
  careerBanner,
  clients,
  feedbacks,
  jobPostings,
  news,
  pages,
  products,
  redirects,
  sections,
  sectors,
  services,
  siteSettings,
  subsectors,
};

/** Every content type that has items, in the order that lists of them have. Tables and schemas go by the same names. */
export const contentTypes = {
  products,
  sectors,
  subsectors,
  jobPostings,
  blogs,
  news,
  pages,
  clients,
  feedbacks,
  sections,
  services,
  redirects,
};

/** Content of which there is one. */
export const singleContentTypes = { careerBanner, siteSettings };

type OneOf<Types> = Types[keyof Types];

/** What is drafted, scheduled, published and put into the trash, by its name in an address. */
export type ContentCollection = OneOf<typeof contentTypes>['collection'];
/** Content whose changes are kept, by its name in an address. */
export type Collection = ContentCollection | OneOf<typeof singleContentTypes>['collection'];
/** What can be brought in and out as a file. */
export type ImportedCollection = Extract<OneOf<typeof contentTypes>, { imported: true }>['collection'];

export const contentCollections: readonly ContentCollection[] = Object.values(contentTypes).map(
  ({ collection }) => collection,
);
export const collections: readonly Collection[] = [
  ...contentCollections,
  ...Object.values(singleContentTypes).map(({ collection }) => collection),
];
export const importedCollections: readonly ImportedCollection[] = Object.values(contentTypes).flatMap((type) =>
  'imported' in type ? [type.collection] : [],
);

/** The name of a content type in an address. */
export function collectionOf(type: { readonly collection: string }): Collection {
  const found = collections.find((collection) => collection === type.collection);
  if (!found) throw new Error(`${type.collection} is none of the content types`);
  return found;
}

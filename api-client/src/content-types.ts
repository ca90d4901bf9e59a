import { blogApi } from './blogs/contract';
import { blogDefinition } from './blogs/definition';
import { careerBanner } from './career-banner/definition';
import { clientApi } from './clients/contract';
import { clientDefinition } from './clients/definition';
import { feedbackApi } from './feedbacks/contract';
import { feedbackDefinition } from './feedbacks/definition';
import { formApi } from './forms/contract';
import { formDefinition } from './forms/definition';
import { jobPostingApi } from './job-postings/contract';
import { jobPostingDefinition } from './job-postings/definition';
import { menus } from './menus/definition';
import { newsApi } from './news/contract';
import { newsDefinition } from './news/definition';
import { pageApi } from './pages/contract';
import { pageDefinition } from './pages/definition';
import { productApi } from './products/contract';
import { productDefinition } from './products/definition';
import { redirectApi } from './redirects/contract';
import { redirectDefinition } from './redirects/definition';
import { sectionApi } from './sections/contract';
import { sectionDefinition } from './sections/definition';
import { sectorApi } from './sectors/contract';
import { sectorDefinition } from './sectors/definition';
import { serviceApi } from './services/contract';
import { serviceDefinition } from './services/definition';
import { siteSettings } from './site-settings/definition';
import { subsectorApi } from './subsectors/contract';
import { subsectorDefinition } from './subsectors/definition';
import { isRemoteCollection, type RemoteCollection } from './tags';

export { isRemoteCollection } from './tags';
export { itemPath } from './item-path';
export { collectionType, remoteCollection } from './collections/collection-type';
export { answersName, answersOf, formCollection, FORMS, reportDefinition, withFormerFields } from './forms/answers';
export { lossesOf } from './collections/losses-of';
export type { CollectionDefinition, CollectionDefinitions } from './collections/define-collection';
export type * from './content-type/content-type';
export { endpointOf } from './content-type/content-contract';
export { derive } from './content-type/derive';
export { emptyItem, emptyValue } from './content-type/empty-item';
export { isEmptyValue, neededToPublish } from './content-type/needed-to-publish';
export type * from './content-type/field';
export { translatedFields } from './content-type/field';
export * from './content-type/parts';
export { seoFields } from './content-type/seo-fields';

/** Every content type that has items, in the order of menus and lists. Tables and schemas have the same names. */
export const contentTypes = {
  products: { ...productApi, ...productDefinition },
  sectors: { ...sectorApi, ...sectorDefinition },
  subsectors: { ...subsectorApi, ...subsectorDefinition },
  jobPostings: { ...jobPostingApi, ...jobPostingDefinition },
  blogs: { ...blogApi, ...blogDefinition },
  news: { ...newsApi, ...newsDefinition },
  pages: { ...pageApi, ...pageDefinition },
  forms: { ...formApi, ...formDefinition },
  clients: { ...clientApi, ...clientDefinition },
  feedbacks: { ...feedbackApi, ...feedbackDefinition },
  sections: { ...sectionApi, ...sectionDefinition },
  services: { ...serviceApi, ...serviceDefinition },
  redirects: { ...redirectApi, ...redirectDefinition },
};

export const {
  products,
  sectors,
  subsectors,
  jobPostings,
  blogs,
  news,
  pages,
  forms,
  clients,
  feedbacks,
  sections,
  services,
  redirects,
} = contentTypes;

/** Content with one item. */
export const singleContentTypes = { careerBanner, menus, siteSettings };
export { careerBanner, menus, siteSettings };

type OneOf<Types> = Types[keyof Types];

/** Content with drafts, schedules, publication and a trash, by its name in an address. */
export type ContentCollection = OneOf<typeof contentTypes>['collection'];
/** Content with a history of revisions, by its name in an address. */
export type SiteCollection = ContentCollection | OneOf<typeof singleContentTypes>['collection'];
/** The same, or a collection of a remote. */
export type Collection = SiteCollection | RemoteCollection;
export type ImportedCollection = Extract<OneOf<typeof contentTypes>, { imported: true }>['collection'];

export const contentCollections: readonly ContentCollection[] = Object.values(contentTypes).map(
  ({ collection }) => collection,
);
export const collections: readonly SiteCollection[] = [
  ...contentCollections,
  ...Object.values(singleContentTypes).map(({ collection }) => collection),
];
export const importedCollections: readonly ImportedCollection[] = Object.values(contentTypes).flatMap((type) =>
  'imported' in type ? [type.collection] : [],
);

/** The name of a content type in an address. */
export function collectionOf(type: { readonly collection: string }): Collection {
  if (isRemoteCollection(type.collection)) return type.collection;
  const found = collections.find((collection) => collection === type.collection);
  if (!found) throw new Error(`${type.collection} is none of the content types`);
  return found;
}

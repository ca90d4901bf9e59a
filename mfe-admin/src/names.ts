import { FORMS } from 'api-client';
import { contentTypes, singleContentTypes } from 'api-client/content-types';
import { pluralOf } from 'admin-kit/content';

/** The collections' names as people know them. */
export const COLLECTION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values({ ...contentTypes, ...singleContentTypes }).map((type) => [type.collection, pluralOf(type)]),
);

/** The other names in the audit log; these items never go to the trash. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  admins: 'Admins',
  'api-tokens': 'API tokens',
  collections: 'Collections',
  'contact-messages': 'Messages',
  'message-desks': 'Message desks',
  'job-applications': 'Applications',
  media: 'Media library',
  'missing-addresses': 'Missing addresses',
  newsletter: 'Newsletter',
  'people-data': "People's data",
  'pending-changes': 'Pending changes',
  'preview-links': 'Links to drafts',
  releases: 'Releases',
  reports: 'Reports without a name',
  reviews: 'Reviews',
  roles: 'Roles',
  'unsent-emails': 'Unsent emails',
  subscriptions: 'Subscribers',
  translations: 'Translations',
  visits: 'Visits',
  webhooks: 'Webhooks',
};

/** The collections of the audit log, by name. */
export const RECORDED_COLLECTIONS: readonly { readonly value: string; readonly label: string }[] = Object.entries({
  ...COLLECTION_NAMES,
  ...OTHER_NAMES,
})
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** A collection's name for people; its identifier if it has no such name. */
export function collectionName(collection: string): string {
  const name = COLLECTION_NAMES[collection] ?? OTHER_NAMES[collection];
  return name ?? (collection.startsWith(`${FORMS}:`) ? 'Answers to forms' : collection);
}

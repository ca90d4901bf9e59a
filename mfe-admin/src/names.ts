/** What people call the collections. */
export const COLLECTION_NAMES: Readonly<Record<string, string>> = {
  products: 'Products',
  sectors: 'Sectors',
  subsectors: 'Subsectors',
  blogs: 'Blogs',
  news: 'News',
  clients: 'Clients',
  feedbacks: 'Testimonials',
  'job-postings': 'Job postings',
  services: 'Services',
  sections: 'Page sections',
  'career-banner': 'Career banner',
  'site-settings': 'Site settings',
};

/** What else the audit log names; none of it goes to the trash. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  admins: 'Admins',
  'contact-messages': 'Messages',
  'job-applications': 'Applications',
  media: 'Media library',
  'people-data': "People's data",
};

/** A collection's name for people; its own name where there is none. */
export function collectionName(collection: string): string {
  return COLLECTION_NAMES[collection] ?? OTHER_NAMES[collection] ?? collection;
}

/** The tags of content: the names of its collections. */
export const CONTENT_TAGS = [
  'blogs',
  'career-banner',
  'clients',
  'feedbacks',
  'job-postings',
  'news',
  'pages',
  'products',
  'redirects',
  'sections',
  'sectors',
  'services',
  'site-settings',
  'subsectors',
] as const;

/** The other tags; `session` is the account of the signed-in person. */
const OTHER_TAGS = [
  'admins',
  'api-tokens',
  'audit',
  'collections',
  'contact-messages',
  'dashboard',
  'imports',
  'job-applications',
  'media',
  'missing-addresses',
  'newsletter',
  'pending-changes',
  'revisions',
  'session',
  'subscriptions',
  'trash',
  'unsent-emails',
  'visits',
  'webhooks',
] as const;

export const TAGS = [...CONTENT_TAGS, ...OTHER_TAGS];

export type ContentTag = (typeof CONTENT_TAGS)[number];
/** Names cached data: a read provides tags, and a change makes the reads with its tags stale. */
export type Tag = (typeof TAGS)[number];

const ALSO_CHANGED = ['revisions', 'trash', 'audit', 'dashboard'] as const;

/** The tags that a change of this content makes stale. */
export const changed = (...tags: readonly Tag[]): readonly Tag[] => [...tags, ...ALSO_CHANGED];

/** The tags that a change of content of any kind makes stale. */
export const ANY_CONTENT: readonly Tag[] = changed(...CONTENT_TAGS, 'collections', 'media');

/** The name of a collection that a remote brings, such as `events:talks`. */
export type RemoteCollection = `${string}:${string}`;

/** The tag of a content type: all collections of remotes have the same one. */
export const tagOf = (collection: ContentTag | RemoteCollection): Tag =>
  CONTENT_TAGS.find((tag) => tag === collection) ?? 'collections';

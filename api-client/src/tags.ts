/** The name of a collection that a remote brings, such as `events:talks`. */
export type RemoteCollection = `${string}:${string}`;

export const isRemoteCollection = (collection: string): collection is RemoteCollection => collection.includes(':');

/** A collection is its own tag; the collections of remotes share one. */
const tagOf = (collection: string): string => (isRemoteCollection(collection) ? 'collections' : collection);

/** The tags of a read of these collections. */
export const contentTags = (...collections: readonly string[]): readonly string[] => [
  ...collections.map(tagOf),
  'content',
];

/** The tags that a change of these collections makes stale. */
export const changed = (...collections: readonly string[]): readonly string[] => [
  ...collections.map(tagOf),
  'trash',
  'audit',
  'dashboard',
  'media',
  'content-search',
];

/** The tags that a change of content of any kind makes stale. */
export const ANY_CONTENT = /* @__PURE__ */ changed('content');

import { careerBanner, contentTypes, isRemoteCollection, type ContentTypeApi } from 'api-client/content-types';

/** The tags of the reads that a change makes stale; `all` for every read. */
export type StaleTags = ReadonlySet<string> | 'all';

const TYPES: readonly { readonly collection: string; readonly alsoChanges?: ContentTypeApi['alsoChanges'] }[] = [
  ...Object.values(contentTypes),
  careerBanner,
];
/** Any answer may contain a setting of the site or a file of the media library. */
const TAGS_OF_CHANGE: ReadonlyMap<string, readonly string[]> = new Map(
  TYPES.map(({ collection, alsoChanges = [] }) => [collection, [collection, ...alsoChanges]]),
);

/** Whether a change makes a read stale. A read without tags may depend on everything. */
export const isStale = (tags: ReadonlySet<string> | undefined, stale: StaleTags): boolean =>
  stale === 'all' || (stale.size > 0 && (tags === undefined || [...tags].some((tag) => stale.has(tag))));

const partsOf = (revision: string): ReadonlyMap<string, string> =>
  new Map(revision.split(' ').map((part) => [part.split('=')[0] ?? '', part]));

/** Compares revisions of the content, which consist of a revision of each collection. */
export class ContentRevision {
  private known: string | undefined;

  /** The tags that are stale because of the changes since the last revision. */
  changesUntil(revision: string): StaleTags {
    const before = partsOf(this.known ?? revision);
    this.known = revision;
    const after = partsOf(revision);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (collection) => before.get(collection) !== after.get(collection),
    );
    const stale = new Set<string>();
    for (const collection of changed) {
      const tags = isRemoteCollection(collection) ? ['collections'] : TAGS_OF_CHANGE.get(collection);
      if (!tags) return 'all';
      for (const tag of tags) stale.add(tag);
    }
    return stale;
  }
}

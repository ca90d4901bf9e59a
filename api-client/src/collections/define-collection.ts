import type { ContentTypeDefinition } from '../content-type/content-type';
import type { FieldKind, FieldOf } from '../content-type/field';
import type { Role } from '../roles';

/** The kinds of fields that a collection may have: all that need no code and no other content type. */
export type CollectionFieldKind = Exclude<FieldKind, 'custom' | 'ids' | 'reference'>;

/**
 * A content type that a remote brings, as data: the API serves it at `/x/<remote>/<collection>`, and the administration
 * has its list and its editor. Every item has a slug, a status, a history and a trash; lists have pages.
 */
export interface CollectionDefinition extends Pick<
  ContentTypeDefinition,
  'what' | 'plural' | 'screen' | 'form' | 'title' | 'search' | 'filters' | 'table' | 'publicForm' | 'pages'
> {
  /** Its texts have no translations. */
  readonly fields: Readonly<Record<string, FieldOf<CollectionFieldKind> & { readonly translated?: undefined }>>;
  /** The default order of a list: one field, or `createdAt`; `-` for descending. */
  readonly order: string;
  /** The roles that write it; by default owners, editors and authors, without authors if visitors send items. */
  readonly roles?: readonly Role[];
}

/** The collections of a remote, by their names in an address. */
export type CollectionDefinitions = Readonly<Record<string, CollectionDefinition>>;

/**
 * Types the definition of a collection, for `collections` of `src/remote.ts`. The build publishes it as data.
 *
 *     collections: { talks: defineCollection({ what: 'Talk', title: 'name', fields: { … }, order: '-date' }) },
 */
export const defineCollection = <const Definition extends CollectionDefinition>(definition: Definition): Definition =>
  definition;

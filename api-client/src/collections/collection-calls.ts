import { endpointOf } from '../content-type/content-contract';
import type { ListFilter } from '../content-type/content-type';
import type { Endpoint } from '../contract/endpoint';
import type { EntityOf, ListQueryOf } from '../content-type/schemas-of';
import { collectionType } from './collection-type';
import type { CollectionDefinition } from './define-collection';

/** The parts of a definition that decide the types of its calls. */
interface TypeOf<Definition extends CollectionDefinition> {
  readonly what: string;
  readonly title: string;
  readonly order: readonly string[];
  readonly slug: true;
  readonly paged: true;
  readonly fields: Definition['fields'];
  readonly filters: Definition extends { filters: infer Filters extends Readonly<Record<string, ListFilter>> }
    ? Filters
    : Record<never, never>;
}

/** An item of a collection, with the fields of its definition. */
export type CollectionItem<Definition extends CollectionDefinition> = EntityOf<TypeOf<Definition>>;

/** The parameters of its list: `limit`, `page`, `search`, and the filters of the definition. */
export type CollectionQuery<Definition extends CollectionDefinition> = ListQueryOf<TypeOf<Definition>>;

/** A page of its list. */
export interface CollectionPage<Definition extends CollectionDefinition> {
  readonly items: CollectionItem<Definition>[];
  readonly total: number;
  readonly nextCursor?: string;
}

interface CollectionReads<Definition extends CollectionDefinition> {
  readonly list: Endpoint<
    {
      params: undefined;
      query: Partial<CollectionQuery<Definition>>;
      body: undefined;
      answer: CollectionPage<Definition>;
    },
    'items',
    undefined
  >;
  readonly one: Endpoint<
    {
      params: { readonly id: string };
      query: undefined;
      body: undefined;
      answer: { readonly item: CollectionItem<Definition> };
    },
    'item',
    undefined
  >;
}

/** The reads of a collection, typed by its definition. Their ids are `list-<remote>-<collection>` and `read-…`. */
export function collectionCalls<const Definition extends CollectionDefinition>(
  remote: string,
  collection: string,
  definition: Definition,
): CollectionReads<Definition> {
  const type = collectionType(remote, collection, definition);
  // The server answers by the same definition.
  return { list: endpointOf(type, 'list'), one: endpointOf(type, 'one') } as CollectionReads<Definition>;
}

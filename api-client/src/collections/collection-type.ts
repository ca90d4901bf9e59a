import type { ContentType } from '../content-type/content-type';
import { WRITERS } from '../rights/presets';
import type { RemoteCollection } from '../tags';
import type { CollectionDefinition } from './define-collection';

/** The name of a remote's collection in histories, the trash, files and events: `events:talks`. */
export const remoteCollection = (remote: string, collection: string): RemoteCollection => `${remote}:${collection}`;

/** The content type of a collection: what it leaves out is the same for all of them. */
export function collectionType(
  remote: string,
  collection: string,
  { order, search, ...definition }: CollectionDefinition,
): ContentType {
  const operation = (verb: string): string => `${verb}-${remote}-${collection}`;
  return {
    ...definition,
    // Only editors read what visitors sent.
    roles: definition.roles ?? (definition.publicForm ? ['owner', 'editor'] : WRITERS),
    collection: remoteCollection(remote, collection),
    path: `/x/${remote}/${collection}`,
    item: 'item',
    items: 'items',
    operations: {
      list: operation('list'),
      one: operation('read'),
      create: operation('create'),
      update: operation('update'),
      delete: operation('delete'),
    },
    slug: true,
    order: [order],
    ...(search && { search: { ...search, folded: true } }),
    longBodies: true,
    paged: true,
    imported: true,
  };
}

import { pluralOf } from 'admin-kit/content';
import { fetchCollections, type RemoteCollection, type Role } from 'api-client';
import { collectionType, endpointOf, remoteCollection } from 'api-client/content-types';
import { useRead } from 'shared-store';

/** A collection of a remote; `live` is false when its remote is no longer on the site. */
export interface NamedCollection {
  readonly value: RemoteCollection;
  readonly label: string;
  readonly live: boolean;
}

/** The collections of remotes that a role may read and change. */
export function useRemoteCollections(role: Role | undefined): readonly NamedCollection[] {
  const { data: known = [] } = useRead(fetchCollections);
  return known
    .map(({ remote, collection, live, definition }) => ({
      ...{ remote, collection, live, type: collectionType(remote, collection, definition) },
    }))
    .filter(({ type }) => role === undefined || endpointOf(type, 'update').roles.includes(role))
    .map(({ remote, collection, live, type }) => ({
      value: remoteCollection(remote, collection),
      label: `${pluralOf(type)} (${remote})`,
      live,
    }));
}

import { pluralOf } from 'admin-kit/content';
import { EDITORS, fetchCollections, type RemoteCollection, type Role } from 'api-client';
import { collectionType, remoteCollection } from 'api-client/content-types';
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
    .filter(({ definition }) => role === undefined || (definition.roles ?? EDITORS).includes(role))
    .map(({ remote, collection, live, definition }) => ({
      value: remoteCollection(remote, collection),
      label: `${pluralOf(collectionType(remote, collection, definition))} (${remote})`,
      live,
    }));
}

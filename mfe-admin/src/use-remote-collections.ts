import { pluralOf } from 'admin-kit/content';
import { fetchCollections, isAllowed, type Action, type RemoteCollection } from 'api-client';
import { collectionType, remoteCollection } from 'api-client/content-types';
import { selectUserInfo, useAppSelector, useRead } from 'shared-store';

/** A collection of a remote; `live` is false when its remote is no longer on the site. */
export interface NamedCollection {
  readonly value: RemoteCollection;
  readonly label: string;
  readonly live: boolean;
}

/** The collections of remotes on which a user may take one of these actions. */
export function useRemoteCollections(action: Action | 'read'): readonly NamedCollection[] {
  const rights = useAppSelector(selectUserInfo)?.rights;
  const { data: known = [] } = useRead(fetchCollections);
  return known
    .map(({ remote, collection, live, definition }) => ({
      ...{ remote, collection, live, type: collectionType(remote, collection, definition) },
    }))
    .filter(({ type }) => rights === undefined || isAllowed(rights, [`${type.collection}:${action}`]))
    .map(({ remote, collection, live, type }) => ({
      value: remoteCollection(remote, collection),
      label: `${pluralOf(type)} (${remote})`,
      live,
    }));
}

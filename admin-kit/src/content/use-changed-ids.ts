import { fetchPendingChanges } from 'api-client';
import { collectionOf, type ContentType } from 'api-client/content-types';
import { useMemo } from 'react';
import { useRead } from 'shared-store';

/** The ids of the items with changes that visitors do not see yet. */
export function useChangedIds(type: ContentType): ReadonlySet<string> {
  const { data } = useRead(fetchPendingChanges, { params: { collection: collectionOf(type) } });
  return useMemo(() => new Set(data?.map(({ _id }) => _id)), [data]);
}

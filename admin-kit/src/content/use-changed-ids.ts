import { fetchPendingChanges, fetchReviews } from 'api-client';
import { collectionOf, type ContentType } from 'api-client/content-types';
import { useMemo } from 'react';
import { useRead } from 'shared-store';
import type { HiddenWork } from '../status-badge';

/** The items with changes that visitors do not see yet, and those in review, by id. */
export function useChangedIds(type: ContentType): ReadonlyMap<string, HiddenWork> {
  const collection = collectionOf(type);
  const { data: changes } = useRead(fetchPendingChanges, { params: { collection } });
  const { data: reviews } = useRead(fetchReviews, { query: { collection } });
  return useMemo(() => {
    const found = new Map<string, HiddenWork>(changes?.map(({ _id }) => [_id, { isChanged: true }]));
    for (const { _id, state } of reviews ?? []) found.set(_id, { isChanged: found.has(_id), review: state });
    return found;
  }, [changes, reviews]);
}

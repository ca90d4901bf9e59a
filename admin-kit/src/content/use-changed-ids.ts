import { fetchPendingChanges, fetchReviews, type PendingChange } from 'api-client';
import { collectionOf, type ContentType } from 'api-client/content-types';
import { useMemo } from 'react';
import { useRead } from 'shared-store';
import type { HiddenWork } from '../status-badge';

const hiddenWork = ({ failure, publishAt, unpublish }: PendingChange): HiddenWork => ({
  isChanged: true,
  failure,
  ...(publishAt && { planned: { at: publishAt, unpublishes: unpublish } }),
});

/** The items with changes that visitors do not see yet, and those in review, by id. */
export function useChangedIds(type: ContentType): ReadonlyMap<string, HiddenWork> {
  const collection = collectionOf(type);
  const { data: changes } = useRead(fetchPendingChanges, { params: { collection } });
  const { data: reviews } = useRead(fetchReviews, { query: { collection } });
  return useMemo(() => {
    const found = new Map<string, HiddenWork>(changes?.map((change) => [change._id, hiddenWork(change)]));
    for (const { _id, state } of reviews ?? []) found.set(_id, { isChanged: false, ...found.get(_id), review: state });
    return found;
  }, [changes, reviews]);
}

import { fetchPendingChanges } from 'api-client';
import { collectionOf, type ContentType } from 'api-client/content-types';
import { useMemo } from 'react';
import { useRead } from 'shared-store';
import type { PendingState } from '../status-badge';

/** The items with changes that visitors do not see yet, by id, and whether a reviewer has not answered yet. */
export function useChangedIds(type: ContentType): ReadonlyMap<string, PendingState> {
  const { data } = useRead(fetchPendingChanges, { params: { collection: collectionOf(type) } });
  return useMemo(
    () => new Map(data?.map(({ _id, isInReview }) => [_id, isInReview ? 'in review' : 'changed'] as const)),
    [data],
  );
}

import { fetchRevisions, restoreRevision, tagOf } from 'api-client';
import type { Collection, Tag } from 'api-client';
import { callApi, siteApi, useAppDispatch } from 'shared-store';
import { RevisionHistory } from '../revision-history';

interface ItemHistoryProps {
  readonly collection: Collection;
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
  /** The further tags that a restore invalidates. */
  readonly also?: readonly Tag[];
  /** Called after a revision was restored. */
  readonly onRestored: () => void;
}

/** The button for an item's history; a restore loads the item again on all screens. */
export function ItemHistory({ collection, id, labels, also = [], onRestored }: ItemHistoryProps) {
  const dispatch = useAppDispatch();
  return (
    <RevisionHistory
      labels={labels}
      load={async () => (await dispatch(callApi(fetchRevisions, { params: { collection, id } }))).revisions}
      restore={async (number) => {
        const answer = await dispatch(callApi(restoreRevision, { params: { collection, id, number: String(number) } }));
        dispatch(siteApi.util.invalidateTags([tagOf(collection), 'revisions', 'dashboard', ...also]));
        onRestored();
        return answer.message;
      }}
    />
  );
}

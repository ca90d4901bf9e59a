import { fetchRevisions, restoreRevision } from 'api-client';
import type { Collection } from 'api-client';
import { callApi, useAppDispatch, useChange } from 'shared-store';
import { RevisionHistory } from '../revision-history';

interface ItemHistoryProps {
  readonly collection: Collection;
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Whether the user may restore a revision; by default yes. */
  readonly mayRestore?: boolean;
  /** Called after a revision was restored. */
  readonly onRestored: () => void;
}

/** The button for an item's history; a restore loads the item again on all screens. */
export function ItemHistory({ collection, id, labels, mayRestore = true, onRestored }: ItemHistoryProps) {
  const dispatch = useAppDispatch();
  const [restore] = useChange(restoreRevision);
  return (
    <RevisionHistory
      labels={labels}
      load={async () => (await dispatch(callApi(fetchRevisions, { params: { collection, id } }))).revisions}
      restore={
        mayRestore
          ? async (number) => {
              const { message } = await restore({ params: { collection, id, number: String(number) } }).unwrap();
              onRestored();
              return message;
            }
          : undefined
      }
    />
  );
}

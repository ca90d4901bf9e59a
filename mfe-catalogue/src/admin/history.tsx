import { fetchRevisions, restoreRevision } from 'api-client';
import { callApi, siteApi, useAppDispatch, type SiteTag } from 'shared-store';
import { RevisionHistory } from 'admin-kit';

interface HistoryProps {
  readonly collection: 'products' | 'sectors' | 'subsectors';
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
}

const TAGS: SiteTag[] = ['products', 'sectors', 'subsectors', 'revisions'];

/** How an item was after each change, and the way back to it. */
export function History({ collection, id, labels }: HistoryProps) {
  const dispatch = useAppDispatch();
  return (
    <RevisionHistory
      labels={labels}
      load={async () => (await dispatch(callApi(fetchRevisions, { params: { collection, id } }))).revisions}
      restore={async (number) => {
        const { message } = await dispatch(
          callApi(restoreRevision, { params: { collection, id, number: String(number) } }),
        );
        dispatch(siteApi.util.invalidateTags(TAGS));
        return message;
      }}
    />
  );
}

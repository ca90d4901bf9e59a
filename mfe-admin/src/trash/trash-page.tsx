import { ShortDay, useChange, useRead } from 'shared-store';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from 'ui-kit';
import { CollectionScreen, type BulkAction, oneByOne } from 'admin-kit';
import { inWords, TRASH_DAYS, type TrashedItem, fetchTrash, restoreFromTrash } from 'api-client';
import { collectionName, COLLECTION_NAMES } from '../names';

/** Deleted content, which can be restored for a limited time. */
export function Component(): ReactNode {
  const { data, isError, refetch } = useRead(fetchTrash, undefined, { refetchOnMountOrArgChange: true });
  const [restore] = useChange(restoreFromTrash);
  const bringBack: BulkAction<TrashedItem> = {
    id: 'restore',
    label: 'Restore',
    icon: <RotateCcw aria-hidden="true" />,
    run: (items) => oneByOne(items, ({ collection, _id }) => restore({ params: { collection, id: _id } }).unwrap()),
  };
  return (
    <CollectionScreen
      title="Trash"
      lead={`Deleted content stays here for ${inWords(TRASH_DAYS, 'day')}. Select rows to restore them.`}
      noun={{ one: 'item', many: 'items' }}
      items={data}
      failed={isError && !data}
      onRetry={() => void refetch()}
      defaultSort="-deletedAt"
      columns={[
        { id: 'title', header: 'Title', cell: ({ title }) => title, sortValue: ({ title }) => title },
        {
          id: 'collection',
          header: 'Kind',
          cell: ({ collection }) => collectionName(collection),
          sortValue: ({ collection }) => collectionName(collection),
        },
        {
          id: 'deletedAt',
          header: 'Deleted',
          cell: ({ deletedAt }) => <ShortDay at={deletedAt} />,
          sortValue: ({ deletedAt }) => deletedAt,
        },
        { id: 'deletedBy', header: 'By', cell: ({ deletedBy }) => deletedBy, sortValue: ({ deletedBy }) => deletedBy },
        {
          id: 'purgeAt',
          header: 'Deletes permanently',
          cell: ({ purgeAt }) => <ShortDay at={purgeAt} />,
          sortValue: ({ purgeAt }) => purgeAt,
        },
      ]}
      filters={[
        {
          id: 'collection',
          label: 'Kind',
          options: Object.entries(COLLECTION_NAMES).map(([value, label]) => ({ value, label })),
          matches: ({ collection }, value) => collection === value,
        },
      ]}
      keyOf={({ collection, _id }) => `${collection}/${_id}`}
      labelOf={({ title }) => title}
      bulkActions={[bringBack]}
      empty={<EmptyState title="The trash is empty" drawing="documents" />}
    />
  );
}

import { ShortDay, useChange, useRead } from 'shared-store';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from 'ui-kit';
import { CollectionScreen, type BulkAction } from 'admin-kit';
import { dateColumn } from 'admin-kit/table';
import { inWords, TRASH_DAYS, type TrashedItem, fetchTrash, restoreFromTrash } from 'api-client';
import { collectionName, COLLECTION_NAMES } from '../names';

/** Deleted content, which can be restored for a limited time. */
export function Component(): ReactNode {
  const read = useRead(fetchTrash, undefined, { refetchOnMountOrArgChange: true });
  const [restore] = useChange(restoreFromTrash);
  const bringBack: BulkAction<TrashedItem> = {
    id: 'restore',
    label: 'Restore',
    icon: <RotateCcw aria-hidden="true" />,
    words: { doing: 'Restoring', done: 'restored' },
    each: ({ collection, _id }) => restore({ params: { collection, id: _id } }).unwrap(),
  };
  return (
    <CollectionScreen
      title="Trash"
      lead={`Deleted content stays here for ${inWords(TRASH_DAYS, 'day')}. Select rows to restore them.`}
      noun={{ one: 'item', many: 'items' }}
      items={read.data}
      read={read}
      defaultSort="-deletedAt"
      columns={[
        { id: 'title', header: 'Title', value: ({ title }) => title },
        { id: 'collection', header: 'Kind', value: ({ collection }) => collectionName(collection) },
        { ...dateColumn('deletedAt', 'Deleted', ShortDay), narrow: false },
        { id: 'deletedBy', header: 'By', value: ({ deletedBy }) => deletedBy },
        { ...dateColumn('purgeAt', 'Will be deleted on', ShortDay), narrow: false },
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

import { useParams } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ErrorPanel, SkeletonForm } from 'ui-kit';

interface ListedItemScreenProps<Item> {
  readonly list: { readonly data?: readonly Item[]; readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly editor: (item: Item) => ReactNode;
}

/** Finds the item that the address names among its collection, for content that has no call of its own. */
export function ListedItemScreen<Item extends { _id: string; version: number }>({
  list,
  editor,
}: ListedItemScreenProps<Item>) {
  const { id = '' } = useParams();
  const item = list.data?.find(({ _id }) => _id === id);
  if (item && !list.isFetching) return <div key={`${item._id} ${item.version}`}>{editor(item)}</div>;
  if (list.isFetching) return <SkeletonForm fields={6} />;
  return (
    <ErrorPanel message="The item could not be loaded. It may have been deleted." onRetry={() => void list.refetch()} />
  );
}

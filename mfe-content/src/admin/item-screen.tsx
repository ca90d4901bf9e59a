import { useParams } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ErrorPanel, SkeletonForm } from 'ui-kit';

interface Read<Item> {
  readonly currentData?: Item;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ItemScreenProps<Item> {
  readonly useItem: (id: string) => Read<Item>;
  readonly editor: (item: Item) => ReactNode;
}

/** Loads the item that the address names and hands it to its editor. */
export function ItemScreen<Item extends { _id: string; version: number }>({ useItem, editor }: ItemScreenProps<Item>) {
  const { id = '' } = useParams();
  const { currentData: item, isError, isFetching, refetch } = useItem(id);
  // Mounted anew with every version, so that the form never mixes two.
  if (item && !isFetching) return <div key={`${item._id} ${item.version}`}>{editor(item)}</div>;
  if (!isError) return <SkeletonForm fields={8} />;
  return (
    <ErrorPanel
      message="The item could not be loaded. It may have been deleted."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

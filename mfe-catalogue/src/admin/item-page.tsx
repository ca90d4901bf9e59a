import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ErrorPanel, SkeletonForm } from 'ui-kit';

/** The state of loading an item. */
export interface ItemRead<Item> {
  /** Undefined while loading, or if the item does not exist. */
  readonly item: Item | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
}

interface ItemPageProps<Item> {
  /** The name of its type, capitalised: "Product". */
  readonly what: string;
  readonly useItem: (id: string) => ItemRead<Item>;
  readonly Editor: ComponentType<{ readonly item?: Item; readonly original?: Item }>;
}

function ExistingItem<Item extends { _id: string; version: number }>({
  id,
  what,
  useItem,
  Editor,
  isCopied = false,
}: ItemPageProps<Item> & { readonly id: string; readonly isCopied?: boolean }) {
  const { item, loading, retry } = useItem(id);
  // Mounted again for every version, so that the form never mixes two.
  const key = item && `${item._id} ${item.version}`;
  if (item) return isCopied ? <Editor key={key} original={item} /> : <Editor key={key} item={item} />;
  if (loading) return <SkeletonForm fields={8} />;
  return (
    <ErrorPanel
      title={`${what} not found`}
      message="It could not be loaded. It may have been deleted."
      onRetry={retry}
    />
  );
}

/**
 * The page of an editor: for a new item, for the one in the address or, with `?from=`, for a copy of one; shows a
 * message if the item does not exist.
 */
export function ItemPage<Item extends { _id: string; version: number }>(props: ItemPageProps<Item>) {
  const { id } = useParams();
  const { Editor } = props;
  const from = useSearchParams()[0].get('from');
  if (id !== undefined) return <ExistingItem id={id} {...props} />;
  return from === null ? <Editor key="empty" /> : <ExistingItem key={from} id={from} {...props} isCopied />;
}

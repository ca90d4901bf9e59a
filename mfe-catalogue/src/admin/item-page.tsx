import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ErrorPanel, SkeletonForm } from 'ui-kit';

/** How the reading of the item that an address names stands. */
export interface ItemRead<Item> {
  /** Undefined until it is there, and where there is none. */
  readonly item: Item | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
}

interface ItemPageProps<Item> {
  /** What it is, with a capital: "Product". */
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
  // Mounted anew with every version, so that the form never mixes two.
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
 * The page of an editor: empty for a new item, filled for the one in the address or, with `?from=`, for a copy of one; or
 * the word that it is gone.
 */
export function ItemPage<Item extends { _id: string; version: number }>(props: ItemPageProps<Item>) {
  const { id } = useParams();
  const { Editor } = props;
  const from = useSearchParams()[0].get('from');
  if (id !== undefined) return <ExistingItem id={id} {...props} />;
  return from === null ? <Editor key="empty" /> : <ExistingItem key={from} id={from} {...props} isCopied />;
}

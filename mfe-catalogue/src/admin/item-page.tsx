import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
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
  readonly Editor: ComponentType<{ readonly item?: Item }>;
}

function ExistingItem<Item extends { _id: string; version: number }>({
  id,
  what,
  useItem,
  Editor,
}: ItemPageProps<Item> & { readonly id: string }) {
  const { item, loading, retry } = useItem(id);
  // Mounted anew with every version, so that the form never mixes two.
  if (item) return <Editor key={`${item._id} ${item.version}`} item={item} />;
  if (loading) return <SkeletonForm fields={8} />;
  return (
    <ErrorPanel
      title={`${what} not found`}
      message="It could not be loaded. It may have been deleted."
      onRetry={retry}
    />
  );
}

/** The page of an editor: empty for a new item, filled for the one in the address, or the word that it is gone. */
export function ItemPage<Item extends { _id: string; version: number }>(props: ItemPageProps<Item>) {
  const { id } = useParams();
  const { Editor } = props;
  return id === undefined ? <Editor /> : <ExistingItem id={id} {...props} />;
}

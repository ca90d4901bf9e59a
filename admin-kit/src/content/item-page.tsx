import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ContentType } from 'api-client/content-types';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import { useContentItem } from './content-calls';

interface Stored {
  readonly _id: string;
  readonly version: number;
}

interface ItemPageProps<Item> {
  readonly type: ContentType;
  /** What to say when it is gone. */
  readonly missing?: { readonly title?: string; readonly message: string };
  /** The editor of an item, or of a new one. */
  readonly editor: (item: Item | undefined) => ReactNode;
}

const GONE = { message: 'The item could not be loaded. It may have been deleted.' };

function StoredItem<Item extends Stored>({
  id,
  type,
  missing = GONE,
  editor,
}: ItemPageProps<Item> & { readonly id: string }) {
  const { data: item, isError, isFetching, refetch } = useContentItem<Item>(type, id);
  // Mounted anew with every version, so that the form never mixes two.
  if (item && !isFetching) return <div key={`${item._id} ${item.version}`}>{editor(item)}</div>;
  if (isFetching && !isError) return <SkeletonForm fields={8} />;
  return <ErrorPanel {...missing} busy={isFetching} onRetry={() => void refetch()} />;
}

/** The page of an editor: empty for a new item, filled for the one in the address, or the word that it is gone. */
export function ItemPage<Item extends Stored>(props: ItemPageProps<Item>): ReactNode {
  const { id } = useParams();
  return id === undefined ? props.editor(undefined) : <StoredItem id={id} {...props} />;
}

import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ContentType } from 'api-client/content-types';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import { useContentItem } from './content-calls';
import { OriginalContext } from './original';

interface Stored {
  readonly _id: string;
  readonly version: number;
}

interface ItemPageProps<Item> {
  readonly type: ContentType;
  /** The message if the item does not exist. */
  readonly missing?: { readonly title?: string; readonly message: string };
  /** Renders the editor of an item, or of a new one. */
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
  // Mounted again for every version, so that the form never mixes two.
  if (item && !isFetching) return <div key={`${item._id} ${item.version}`}>{editor(item)}</div>;
  if (isFetching && !isError) return <SkeletonForm fields={8} />;
  return <ErrorPanel {...missing} busy={isFetching} onRetry={() => void refetch()} />;
}

/**
 * The page of an editor: for a new item, for the one in the address, or with `?from=` for a copy of one; shows a
 * message if the item does not exist.
 */
export function ItemPage<Item extends Stored>(props: ItemPageProps<Item>): ReactNode {
  const { id } = useParams();
  const [query] = useSearchParams();
  const from = query.get('from');
  if (id !== undefined) return <StoredItem id={id} {...props} />;
  if (from === null) return <div key="empty">{props.editor(undefined)}</div>;
  const copy = (original: Item | undefined) => (
    <OriginalContext value={original}>{props.editor(undefined)}</OriginalContext>
  );
  return <StoredItem key={from} id={from} {...props} editor={copy} />;
}

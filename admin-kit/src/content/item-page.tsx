import { fetchPendingChange } from 'api-client';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { collectionOf, type ContentType } from 'api-client/content-types';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import { isNotFound, messageOf, useRead } from 'shared-store';
import { useContentItem, type Read } from './api';
import { OriginalContext } from './original';
import { LoadedContext } from './loaded';
import { useReviewLoading } from './use-review-loading';

interface Stored {
  readonly _id: string;
  readonly updatedAt: string;
  readonly version: number;
}

interface ItemPageProps<Item> {
  readonly type: ContentType;
  /** The message if the item does not exist; “… not found” by default. */
  readonly missing?: string;
  /** Loads an item in another way. */
  readonly useItem?: (id: string) => Read<Item>;
  /** Renders the editor of an item, or of a new one. */
  readonly editor: (item: Item | undefined) => ReactNode;
}

interface StoredItemProps<Item> extends ItemPageProps<Item> {
  readonly id: string;
  /** The editor is of a new item. */
  readonly isCopied?: boolean;
}

function StoredItem<Item extends Stored>({
  id,
  type,
  missing,
  useItem,
  editor,
  isCopied = false,
}: StoredItemProps<Item>) {
  const useTypesItem = (one: string): Read<Item> => useContentItem<Item>(type, one);
  const read = (useItem ?? useTypesItem)(id);
  const pending = useRead(
    fetchPendingChange,
    { params: { collection: collectionOf(type), id } },
    { refetchOnMountOrArgChange: true, skip: isCopied },
  );
  const { data: item } = read;
  const error = read.error ?? pending.error;
  const isFetching = read.isFetching || pending.isFetching;
  const refetch = useCallback(async (): Promise<void> => {
    await Promise.all([read.refetch(), pending.refetch()]);
    // The hooks' functions are new at every render, and do the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  const loaded = useMemo(() => ({ pending: pending.data ?? undefined, refetch }), [pending.data, refetch]);
  const isReviewLoading = useReviewLoading(type, isCopied ? undefined : item, Boolean(pending.data));
  // The form begins with what the server has now, and stays while the item is loaded again.
  const [isOpen, setOpen] = useState(false);
  if (item && !isFetching && !isReviewLoading && !error && !isOpen) setOpen(true);
  // The address of a link from the public page has the item's slug.
  if (item && !isCopied && item._id !== id) return <Navigate to={`../${item._id}`} relative="path" replace />;
  if (item && isOpen) return <LoadedContext value={loaded}>{editor(item)}</LoadedContext>;
  if ((isFetching || isReviewLoading) && !error) return <SkeletonForm fields={8} />;
  const failed = error !== undefined && !isNotFound(error);
  return (
    <ErrorPanel
      title={failed ? undefined : (missing ?? `${type.what} not found`)}
      message={failed ? messageOf(error) : 'It could not be loaded. It may have been deleted.'}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/**
 * The page of an editor: for a new item, for the one in the address, or with `?from=` for a copy of one; shows a
 * message if the item does not exist.
 */
export function ItemPage<Item extends Stored>(props: ItemPageProps<Item>): ReactNode {
  const { id } = useParams();
  const [query] = useSearchParams();
  const from = query.get('from');
  if (id !== undefined) return <StoredItem key={id} id={id} {...props} />;
  if (from === null) return <div key="empty">{props.editor(undefined)}</div>;
  const copy = (original: Item | undefined) => (
    <OriginalContext value={original}>{props.editor(undefined)}</OriginalContext>
  );
  return <StoredItem key={from} id={from} isCopied {...props} editor={copy} />;
}

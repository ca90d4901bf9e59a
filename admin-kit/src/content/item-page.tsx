import { fetchPendingChange } from 'api-client';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { collectionOf, type ContentType } from 'api-client/content-types';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import { isNotFound, messageOf, useRead } from 'shared-store';
import { useContentItem, type Read } from './api';
import { OriginalContext } from './original';
import type { Stored } from './stored-item';
import { LoadedContext } from './loaded';
import { useReviewLoading } from './use-review-loading';

/** The address of a new item. */
const NEW = 'new';

interface ItemPageProps<Item> {
  readonly type: ContentType;
  /** The message if the item does not exist; “… not found” by default. */
  readonly missing?: string;
  /** Loads an item in another way. */
  readonly useItem?: (id: string) => Read<Item>;
  /** Renders the editor of an item, or of a new one. */
  readonly editor: (item: Item | undefined) => ReactNode;
}

interface EditedItemProps<Item> extends ItemPageProps<Item> {
  /** The item's id or slug; undefined for a new one. */
  readonly id: string | undefined;
  /** The id of the original of a new item. */
  readonly from: string | undefined;
  /** The item that this editor has created. */
  readonly created: Stored | undefined;
  readonly onCreated: (item: Stored) => void;
}

function EditedItem<Item extends Stored>({
  id,
  from,
  created,
  onCreated,
  type,
  missing,
  useItem,
  editor,
}: EditedItemProps<Item>) {
  const useTypesItem = (one: string): Read<Item> => useContentItem<Item>(type, one);
  const isNew = id === undefined;
  const read = (useItem ?? useTypesItem)(id ?? from ?? '');
  const pending = useRead(
    fetchPendingChange,
    { params: { collection: collectionOf(type), id: id ?? '' } },
    { refetchOnMountOrArgChange: true, skip: isNew },
  );
  // The answer to the creation is an item of this type.
  const item = read.data ?? (isNew ? undefined : (created as Item | undefined));
  const error = read.error ?? pending.error;
  const isFetching = read.isFetching || pending.isFetching;
  const refetch = useCallback(async (): Promise<void> => {
    await Promise.all([read.refetch(), pending.refetch()]);
    // The hooks' functions are new at every render, and do the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  const loaded = useMemo(
    () => ({ pending: pending.data ?? undefined, refetch, onCreated }),
    [pending.data, refetch, onCreated],
  );
  const isReviewLoading = useReviewLoading(type, isNew ? undefined : item, Boolean(pending.data));
  // The form begins with what the server has now, and stays while the item is loaded again.
  const [isOpen, setOpen] = useState(isNew && from === undefined);
  const [original, setOriginal] = useState<Item>();
  if (item && !isFetching && !isReviewLoading && !error && !isOpen) {
    setOpen(true);
    if (isNew) setOriginal(item);
  }
  // The address of a link from the public page has the item's slug.
  if (item && !isNew && item._id !== id) return <Navigate to={`../${item._id}`} relative="path" replace />;
  if (isOpen && (item || isNew))
    return (
      <LoadedContext value={loaded}>
        <OriginalContext value={original}>{editor(isNew ? undefined : item)}</OriginalContext>
      </LoadedContext>
    );
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
 * message if the item does not exist. The editor of a new item stays when it is saved and has its own address.
 */
export function ItemPage<Item extends Stored>(props: ItemPageProps<Item>): ReactNode {
  const { id: named = NEW } = useParams();
  const [query] = useSearchParams();
  const id = named === NEW ? undefined : named;
  const from = id === undefined ? (query.get('from') ?? undefined) : undefined;
  const [created, setCreated] = useState<Stored>();
  const [shown, setShown] = useState({ id, from, editor: 0 });
  if (shown.id !== id || shown.from !== from) {
    const stays = created !== undefined && created._id === id;
    setShown({ id, from, editor: stays ? shown.editor : shown.editor + 1 });
    if (!stays) setCreated(undefined);
  }
  return <EditedItem key={shown.editor} {...{ id, from, created }} onCreated={setCreated} {...props} />;
}

import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ContentType } from 'api-client/content-types';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import { isNotFound, messageOf } from 'shared-store';
import { useContentItem, type Read } from './api';
import { OriginalContext } from './original';

interface Stored {
  readonly _id: string;
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

function StoredItem<Item extends Stored>({ id, type, missing, useItem, editor }: ItemPageProps<Item> & { id: string }) {
  const useTypesItem = (one: string): Read<Item> => useContentItem<Item>(type, one);
  const { data: item, error, isFetching, refetch } = (useItem ?? useTypesItem)(id);
  // Mounted again for every version, so that the form never mixes two.
  if (item && !isFetching) return <div key={`${item._id} ${item.version}`}>{editor(item)}</div>;
  if (isFetching && !error) return <SkeletonForm fields={8} />;
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
  if (id !== undefined) return <StoredItem id={id} {...props} />;
  if (from === null) return <div key="empty">{props.editor(undefined)}</div>;
  const copy = (original: Item | undefined) => (
    <OriginalContext value={original}>{props.editor(undefined)}</OriginalContext>
  );
  return <StoredItem key={from} id={from} {...props} editor={copy} />;
}

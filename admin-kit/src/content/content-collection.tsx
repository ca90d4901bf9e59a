import { useMemo, type ReactNode } from 'react';
import type { ContentType } from 'api-client/content-types';
import { useMayPublish } from 'shared-store';
import { CollectionScreen } from '../collection-screen';
import type { CollectionScreenProps } from '../collection-types';
import { PublicationBadges, statusOrChangedFilter } from '../status-badge';
import { useContentChanges, useContentItems, type Read } from './api';
import { useBulkEdit } from './bulk-edit';
import { contentColumns, type ColumnChanges } from './content-columns';
import { deletionQuestion } from './deletion-question';
import { DuplicateLink } from './duplicate-link';
import { PlacesButton } from '../ordering/places-button';
import { copyPath } from './original';
import { publicationActions, type Published } from './publication-actions';
import { selectFilters } from './select-filters';
import { screenWords } from './screen-words';
import { useChangedIds } from './use-changed-ids';

interface ContentCollectionProps<Item extends object> extends Partial<
  Pick<
    CollectionScreenProps<Item>,
    'lead' | 'purpose' | 'filters' | 'defaultSort' | 'bulkActions' | 'actions' | 'searchText' | 'rowActions'
  >
> {
  readonly type: ContentType;
  /** Overrides for columns of the definition. */
  readonly columns?: ColumnChanges<Item>;
  /** Loads the items in another way. */
  readonly useItems?: () => Read<Item[]>;
  /** Deletes an item in another way. */
  readonly remove?: (id: string) => Promise<{ message: string }>;
  /** Parts of the deletion that differ. */
  readonly deletion?: Partial<NonNullable<CollectionScreenProps<Item>['deletion']>>;
}

/** Columns whose cells say nothing without their names: places and “Yes”. */
const NAMELESS = new Set(['order', 'visible', 'pinned']);

/** The address of a content type's list. */
export const listPath = ({ collection }: Pick<ContentType, 'collection'>): string => `/admin/${collection}`;

const wordsIn = (item: object, names: readonly string[]): string =>
  names.map((name) => String(Reflect.get(item, name) ?? '')).join(' ');

/**
 * The list of a content type: search, status, publishing and deleting several items, by its definition. Items that
 * visitors sent are never published, and not copied.
 */
export function ContentCollection<Item extends Published>({
  type,
  columns,
  filters = selectFilters(type),
  useItems,
  remove,
  deletion,
  ...rest
}: ContentCollectionProps<Item>): ReactNode {
  const useTypesItems = () => useContentItems<Item>(type);
  const read = (useItems ?? useTypesItems)();
  const changes = useContentChanges(type);
  const bulkEdit = useBulkEdit<Item>(type, changes.update);
  const changed = useChangedIds(type);
  const { data } = read;
  const items = useMemo(
    () => data?.map((item) => ({ ...item, isChanged: changed.get(item._id)?.isChanged === true })),
    [data, changed],
  );
  const status = (item: Item): ReactNode => <PublicationBadges item={item} hidden={changed.get(item._id)} />;
  const { title, one, many, deleted } = screenWords(type);
  const path = listPath(type);
  const isFromVisitors = type.publicForm !== undefined;
  const publishes = useMayPublish(type.collection);
  return (
    <>
      <CollectionScreen
        bulkActions={[
          ...(isFromVisitors || !publishes ? [] : publicationActions<Item>(changes.update)),
          ...(publishes ? bulkEdit.actions : []),
        ]}
        defaultSort={type.order[0]}
        purpose={type.screen?.purpose ?? (isFromVisitors && 'They appear here when visitors send the form.')}
        actions={'order' in type.fields && <PlacesButton type={type} />}
        searchText={(item) => wordsIn(item, type.search?.fields ?? [type.title])}
        rowActions={(item) =>
          !isFromVisitors && (
            <DuplicateLink href={copyPath(`${path}/new`, item._id)} label={wordsIn(item, [type.title])} />
          )
        }
        lead={type.publicForm?.anonymous && 'Sent without a name; a key opens your answers.'}
        {...rest}
        title={title}
        noun={{ one, many }}
        items={items}
        read={read}
        layout={type.table?.some((name) => NAMELESS.has(name)) ? 'rows' : 'brief'}
        columns={contentColumns(type, { status: { cell: status }, ...columns })}
        keyOf={({ _id }) => _id}
        labelOf={(item) => wordsIn(item, [type.title])}
        filters={isFromVisitors ? filters : [...filters, statusOrChangedFilter]}
        // Reports without a name come from their senders alone.
        {...(!type.publicForm?.anonymous && { newHref: `${path}/new` })}
        newLabel={`Add ${one}`}
        isNewRare={isFromVisitors}
        editHref={({ _id }) => `${path}/${encodeURIComponent(_id)}`}
        deletion={{
          // The server refuses the others.
          allowed: ({ status }) => publishes || status === 'draft',
          question: (items) =>
            deletionQuestion(
              deleted,
              items.map((item) => wordsIn(item, [type.title])),
            ),
          each: ({ _id }) => (remove ?? changes.delete)(_id),
          undoEach: ({ _id }) => changes.restore(_id),
          ...deletion,
        }}
      />
      {bulkEdit.dialog}
    </>
  );
}

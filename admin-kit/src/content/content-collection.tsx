import type { ReactNode } from 'react';
import type { ContentType } from 'api-client/content-types';
import { CollectionScreen } from '../collection-screen';
import type { CollectionScreenProps } from '../collection-types';
import { statusFilter } from '../status-badge';
import { useContentChanges, useContentItems } from './api';
import { contentColumns, type ColumnChanges } from './content-columns';
import { deletionQuestion } from './deletion-question';
import { DuplicateLink } from './duplicate-link';
import { oneByOne } from '../one-by-one';
import { PlacesButton } from '../ordering/places-button';
import { copyPath } from './original';
import { publicationActions, type Published } from './publication-actions';
import { screenWords } from './screen-words';

interface ContentCollectionProps<Item extends object> extends Partial<
  Pick<CollectionScreenProps<Item>, 'lead' | 'filters' | 'defaultSort' | 'bulkActions' | 'actions'>
> {
  readonly type: ContentType;
  /** Overrides for columns of the definition. */
  readonly columns?: ColumnChanges<Item>;
}

/** The address of a content type's list. */
export const listPath = ({ collection }: Pick<ContentType, 'collection'>): string => `/admin/${collection}`;

const wordsIn = (item: object, names: readonly string[]): string =>
  names.map((name) => String(Reflect.get(item, name) ?? '')).join(' ');

/** The list of a content type: search, status, publishing and deleting several items, by its definition. */
export function ContentCollection<Item extends Published>({
  type,
  columns,
  filters = [],
  ...rest
}: ContentCollectionProps<Item>): ReactNode {
  const read = useContentItems<Item>(type);
  const changes = useContentChanges(type);
  const { title, one, many, deleted } = screenWords(type);
  const path = listPath(type);
  return (
    <CollectionScreen
      bulkActions={publicationActions<Item>(changes.update)}
      defaultSort={type.order[0]}
      purpose={type.screen?.purpose}
      actions={'order' in type.fields && <PlacesButton type={type} />}
      {...rest}
      title={title}
      noun={{ one, many }}
      items={read.data}
      read={read}
      columns={contentColumns(type, columns)}
      keyOf={({ _id }) => _id}
      labelOf={(item) => wordsIn(item, [type.title])}
      searchText={(item) => wordsIn(item, type.search?.fields ?? [type.title])}
      filters={[...filters, statusFilter]}
      newHref={`${path}/new`}
      newLabel={`Add ${one}`}
      editHref={({ _id }) => `${path}/${encodeURIComponent(_id)}`}
      rowActions={(item) => (
        <DuplicateLink href={copyPath(`${path}/new`, item._id)} label={wordsIn(item, [type.title])} />
      )}
      deletion={{
        question: (items) =>
          deletionQuestion(
            deleted,
            items.map((item) => wordsIn(item, [type.title])),
          ),
        run: (items) => oneByOne(items, ({ _id }) => changes.delete(_id)),
        undo: (items) => oneByOne(items, ({ _id }) => changes.restore(_id)),
      }}
    />
  );
}

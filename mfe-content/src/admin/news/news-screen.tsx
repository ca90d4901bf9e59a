import type { NewsItem } from 'api-client';
import { CollectionScreen, StatusBadge, statusFilter } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { Day } from '../../site/published-day';
import { adminPaths, editItemPath, newItemPath } from '../admin-paths';
import {
  useContentRestoreMutation,
  useNewsDeleteMutation,
  useNewsToManageQuery,
  useNewsUpdateMutation,
} from '../content-changes';
import { deletionQuestion } from '../deletion-question';
import { oneByOne } from '../one-by-one';
import { publicationActions } from '../publication-actions';

const columns: readonly TableColumn<NewsItem>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: ({ title }) => <span dir="auto">{title}</span>,
    sortValue: ({ title }) => title,
  },
  { id: 'category', header: 'Category', cell: ({ category }) => category, sortValue: ({ category }) => category },
  { id: 'pinned', header: 'Pinned', narrow: true, cell: ({ pinned }) => (pinned ? 'Yes' : '') },
  { id: 'status', header: 'Status', narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'date', header: 'Date', narrow: true, cell: ({ date }) => <Day value={date} />, sortValue: ({ date }) => date },
];

/** The news: search, status, publishing and deleting several at once. */
export function Component() {
  const { data, isError, refetch } = useNewsToManageQuery();
  const [update] = useNewsUpdateMutation();
  const [remove] = useNewsDeleteMutation();
  const [restore] = useContentRestoreMutation();
  return (
    <CollectionScreen
      title="News"
      noun={{ one: 'news item', many: 'news items' }}
      items={data}
      failed={isError}
      onRetry={() => void refetch()}
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ title }) => title}
      searchText={({ title, category, source }) => [title, category, source].join(' ')}
      filters={[statusFilter]}
      defaultSort="-date"
      newHref={newItemPath(adminPaths.news)}
      editHref={({ _id }) => editItemPath(adminPaths.news, _id)}
      bulkActions={publicationActions<NewsItem>((id, body) => update({ params: { id }, body }).unwrap())}
      deletion={{
        question: (items) => deletionQuestion('News', items.length),
        run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
        undo: (items) => oneByOne(items, ({ _id }) => restore({ params: { collection: 'news', id: _id } }).unwrap()),
      }}
    />
  );
}

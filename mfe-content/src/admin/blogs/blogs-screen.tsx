import type { Blog } from 'api-client';
import { CollectionScreen, StatusBadge, statusFilter } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { Day } from '../../site/published-day';
import { adminPaths, editItemPath, newItemPath } from '../admin-paths';
import {
  useBlogDeleteMutation,
  useBlogsToManageQuery,
  useBlogUpdateMutation,
  useContentRestoreMutation,
} from '../content-changes';
import { deletionQuestion } from '../deletion-question';
import { oneByOne } from '../one-by-one';
import { publicationActions } from '../publication-actions';

const columns: readonly TableColumn<Blog>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: ({ title }) => <span dir="auto">{title}</span>,
    sortValue: ({ title }) => title,
  },
  { id: 'author', header: 'Author', cell: ({ author }) => author, sortValue: ({ author }) => author },
  { id: 'status', header: 'Status', narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'views',
    header: 'Views',
    align: 'end',
    narrow: true,
    cell: ({ views }) => views,
    sortValue: ({ views }) => views,
  },
  {
    id: 'likes',
    header: 'Likes',
    align: 'end',
    narrow: true,
    cell: ({ likes }) => likes,
    sortValue: ({ likes }) => likes,
  },
  {
    id: 'date',
    header: 'Date',
    narrow: true,
    cell: (blog) => <Day value={blog.Date} />,
    sortValue: (blog) => blog.Date,
  },
];

/** The blogs: search, status, publishing and deleting several at once. */
export function Component() {
  const { data, isError, refetch } = useBlogsToManageQuery();
  const [update] = useBlogUpdateMutation();
  const [remove] = useBlogDeleteMutation();
  const [restore] = useContentRestoreMutation();
  return (
    <CollectionScreen
      title="Blogs"
      noun={{ one: 'blog', many: 'blogs' }}
      items={data}
      failed={isError}
      onRetry={() => void refetch()}
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ title }) => title}
      searchText={({ title, author, tags }) => [title, author, ...tags].join(' ')}
      filters={[statusFilter]}
      defaultSort="-date"
      newHref={newItemPath(adminPaths.blogs)}
      editHref={({ _id }) => editItemPath(adminPaths.blogs, _id)}
      bulkActions={publicationActions<Blog>((id, body) => update({ params: { id }, body }).unwrap())}
      deletion={{
        question: (items) => deletionQuestion('Blog', items.length),
        run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
        undo: (items) => oneByOne(items, ({ _id }) => restore({ params: { collection: 'blogs', id: _id } }).unwrap()),
      }}
    />
  );
}

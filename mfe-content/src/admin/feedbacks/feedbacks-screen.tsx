import type { Feedback } from 'api-client';
import { CollectionScreen, StatusBadge, statusFilter } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { adminPaths, editItemPath, newItemPath } from '../admin-paths';
import {
  useFeedbackDeleteMutation,
  useFeedbacksToManageQuery,
  useFeedbackUpdateMutation,
  useContentRestoreMutation,
} from '../content-changes';
import { deletionQuestion } from '../deletion-question';
import { oneByOne } from '../one-by-one';
import { changedPlaces } from '../ordering/changed-places';
import { OrderButton } from '../ordering/order-button';
import { publicationActions } from '../publication-actions';

const columns: readonly TableColumn<Feedback>[] = [
  { id: 'order', header: 'Place', narrow: true, cell: ({ order }) => order + 1, sortValue: ({ order }) => order },
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'company', header: 'Company', cell: ({ company }) => company, sortValue: ({ company }) => company },
  { id: 'rating', header: 'Rating', narrow: true, align: 'end', cell: ({ rating }) => rating ?? '' },
  { id: 'visible', header: 'Shown', narrow: true, cell: ({ visible }) => (visible ? 'Yes' : 'No') },
  { id: 'status', header: 'Status', narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The testimonials and their order. */
export function Component() {
  const { data, isError, refetch } = useFeedbacksToManageQuery();
  const [update] = useFeedbackUpdateMutation();
  const [remove] = useFeedbackDeleteMutation();
  const [restore] = useContentRestoreMutation();
  return (
    <CollectionScreen
      title="Testimonials"
      noun={{ one: 'testimonial', many: 'testimonials' }}
      items={data}
      failed={isError}
      onRetry={() => void refetch()}
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ name }) => name}
      searchText={({ name, company, message }) => [name, company, message].join(' ')}
      filters={[statusFilter]}
      defaultSort="order"
      newHref={newItemPath(adminPaths.feedbacks)}
      editHref={({ _id }) => editItemPath(adminPaths.feedbacks, _id)}
      bulkActions={publicationActions<Feedback>((id, body) => update({ params: { id }, body }).unwrap())}
      actions={
        <OrderButton
          title="Change the order"
          items={[...(data ?? [])].sort((a, b) => a.order - b.order)}
          labelOf={({ name }) => name}
          save={(items) =>
            oneByOne(changedPlaces(items), ({ item, order }) =>
              update({ params: { id: item._id }, body: { order } }).unwrap(),
            )
          }
        />
      }
      deletion={{
        question: (items) => deletionQuestion('Testimonial', items.length),
        run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
        undo: (items) =>
          oneByOne(items, ({ _id }) => restore({ params: { collection: 'feedbacks', id: _id } }).unwrap()),
      }}
    />
  );
}

import type { Client } from 'api-client';
import { Picture } from 'ui-kit';
import { CollectionScreen, StatusBadge, statusFilter } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { adminPaths, editItemPath, newItemPath } from '../admin-paths';
import {
  useClientDeleteMutation,
  useClientsToManageQuery,
  useClientUpdateMutation,
  useContentRestoreMutation,
} from '../content-changes';
import { deletionQuestion } from '../deletion-question';
import { oneByOne } from '../one-by-one';
import { changedPlaces } from '../ordering/changed-places';
import { OrderButton } from '../ordering/order-button';
import { publicationActions } from '../publication-actions';
import classes from './clients-screen.module.css';

const columns: readonly TableColumn<Client>[] = [
  { id: 'order', header: 'Place', narrow: true, cell: ({ order }) => order + 1, sortValue: ({ order }) => order },
  {
    id: 'logo',
    header: 'Logo',
    narrow: true,
    cell: ({ logo }) => (
      <Picture src={logo} alt="" width={80} height={40} sizes="80px" fit="contain" className={classes.logo} />
    ),
  },
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'website', header: 'Website', cell: ({ website }) => website },
  { id: 'visible', header: 'Shown', narrow: true, cell: ({ visible }) => (visible ? 'Yes' : 'No') },
  { id: 'status', header: 'Status', narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The clients and their order. */
export function Component() {
  const { data, isError, refetch } = useClientsToManageQuery();
  const [update] = useClientUpdateMutation();
  const [remove] = useClientDeleteMutation();
  const [restore] = useContentRestoreMutation();
  return (
    <CollectionScreen
      title="Clients"
      noun={{ one: 'client', many: 'clients' }}
      items={data}
      failed={isError}
      onRetry={() => void refetch()}
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ name }) => name}
      filters={[statusFilter]}
      defaultSort="order"
      newHref={newItemPath(adminPaths.clients)}
      editHref={({ _id }) => editItemPath(adminPaths.clients, _id)}
      bulkActions={publicationActions<Client>((id, body) => update({ params: { id }, body }).unwrap())}
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
        question: (items) => deletionQuestion('Client', items.length),
        run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
        undo: (items) => oneByOne(items, ({ _id }) => restore({ params: { collection: 'clients', id: _id } }).unwrap()),
      }}
    />
  );
}

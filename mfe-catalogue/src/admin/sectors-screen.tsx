import type { Sector } from 'api-client';
import { CollectionScreen, StatusBadge, statusFilter } from 'ui-kit/collection';
import type { TableColumn } from 'ui-kit/table';
import { useDeleteSectorMutation } from '../api/changes';
import { TABLE_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { preview } from '../texts/preview';
import { useSectorsToEditQuery } from './admin-endpoints';
import { adminPaths } from './admin-paths';
import { deleteQuestion } from './delete-question';

const columns: readonly TableColumn<Sector>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name.toLowerCase() },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => preview(description, TABLE_DESCRIPTION_CHARACTERS),
  },
  { id: 'status', header: 'Status', narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The sectors of the catalogue. */
export function Component() {
  const { data, isError, refetch } = useSectorsToEditQuery();
  const [remove] = useDeleteSectorMutation();
  return (
    <CollectionScreen
      title="Sectors"
      noun={{ one: 'sector', many: 'sectors' }}
      items={data}
      failed={isError}
      onRetry={() => void refetch()}
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ name }) => name}
      searchText={({ name, description }) => `${name} ${description}`}
      filters={[statusFilter]}
      newHref={adminPaths.sectors.add}
      editHref={({ _id }) => adminPaths.sectors.edit(_id)}
      deletion={{
        question: deleteQuestion('Sector'),
        run: async (items) => {
          let message: string | undefined;
          for (const { _id: id } of items) message = (await remove({ params: { id } }).unwrap()).message;
          return message;
        },
      }}
    />
  );
}

import type { Subsector } from 'api-client';
import { CollectionScreen, StatusBadge, statusFilter } from 'ui-kit/collection';
import type { TableColumn } from 'ui-kit/table';
import { useDeleteSubsectorMutation } from '../api/changes';
import { SUBSECTOR_DELETED } from '../editing/editing-messages';
import { TABLE_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { preview } from '../texts/preview';
import { useSectorsToEditQuery, useSubsectorsToEditQuery } from './admin-endpoints';
import { adminPaths } from './admin-paths';
import { deleteQuestion } from './delete-question';

const columns: readonly TableColumn<Subsector>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name.toLowerCase() },
  { id: 'sector', header: 'Sector', cell: ({ sectorName }) => sectorName, sortValue: ({ sectorName }) => sectorName },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => preview(description, TABLE_DESCRIPTION_CHARACTERS),
  },
  { id: 'status', header: 'Status', narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The subsectors of the catalogue. */
export function Component() {
  const { data, isError, refetch } = useSubsectorsToEditQuery();
  const { data: sectors = [] } = useSectorsToEditQuery();
  const [remove] = useDeleteSubsectorMutation();
  return (
    <CollectionScreen
      title="Subsectors"
      noun={{ one: 'subsector', many: 'subsectors' }}
      items={data}
      failed={isError}
      onRetry={() => void refetch()}
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ name }) => name}
      searchText={({ name, description, sectorName }) => `${name} ${sectorName} ${description}`}
      filters={[
        {
          id: 'sector',
          label: 'Sector',
          options: sectors.map(({ _id, name }) => ({ value: _id, label: name })),
          matches: ({ sectorId }, value) => sectorId === value,
        },
        statusFilter,
      ]}
      newHref={adminPaths.subsectors.add}
      editHref={({ _id }) => adminPaths.subsectors.edit(_id)}
      deletion={{
        question: deleteQuestion('Subsector'),
        run: async (items) => {
          for (const { _id: id } of items) await remove({ params: { id } }).unwrap();
          return SUBSECTOR_DELETED;
        },
      }}
    />
  );
}

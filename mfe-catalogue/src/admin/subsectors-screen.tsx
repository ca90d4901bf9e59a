import type { Subsector } from 'api-client';
import { CollectionScreen, statusFilter } from 'admin-kit';
import { useDeleteSubsectorMutation } from '../api/changes';
import { SUBSECTOR_DELETED } from '../editing/editing-messages';
import { useSectorsToEditQuery, useSubsectorsToEditQuery } from './admin-endpoints';
import { adminPaths } from './admin-paths';
import { catalogueColumns } from './columns';
import { deleteEach } from './delete-each';
import { deleteQuestion } from './delete-question';

const columns = catalogueColumns<Subsector>({
  id: 'sector',
  header: 'Sector',
  cell: ({ sectorName }) => sectorName,
  sortValue: ({ sectorName }) => sectorName,
});

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
          await deleteEach(
            items.map(({ _id }) => _id),
            (id) => remove({ params: { id } }).unwrap(),
          );
          return SUBSECTOR_DELETED;
        },
      }}
    />
  );
}

import type { Sector } from 'api-client';
import { CollectionScreen, statusFilter } from 'admin-kit';
import { useDeleteSectorMutation } from '../api/changes';
import { useSectorsToEditQuery } from './admin-endpoints';
import { adminPaths } from './admin-paths';
import { catalogueColumns } from './columns';
import { deleteEach } from './delete-each';
import { deleteQuestion } from './delete-question';

const columns = catalogueColumns<Sector>();

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
        run: (items) =>
          deleteEach(
            items.map(({ _id }) => _id),
            (id) => remove({ params: { id } }).unwrap(),
          ),
      }}
    />
  );
}

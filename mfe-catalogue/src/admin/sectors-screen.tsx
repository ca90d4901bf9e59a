import type { Sector } from 'api-client';
import { sectors } from 'api-client/content-types';
import { CollectionScreen, statusFilter } from 'admin-kit';
import { deletionQuestion, oneByOne } from 'admin-kit/content';
import { useDeleteSectorMutation } from '../api/changes';
import { useSectorsToEditQuery } from './admin-endpoints';
import { adminPaths } from './admin-paths';
import { catalogueColumns } from './columns';

const columns = catalogueColumns<Sector>(sectors);

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
        question: () => deletionQuestion('Sector', 1),
        run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
      }}
    />
  );
}

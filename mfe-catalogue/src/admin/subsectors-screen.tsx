import type { Subsector } from 'api-client';
import { subsectors } from 'api-client/content-types';
import { CollectionScreen, statusFilter, oneByOne } from 'admin-kit';
import { deletionQuestion, PlacesButton, publicationActions, useContentChanges } from 'admin-kit/content';
import { useDeleteSubsectorMutation } from '../editing/api';
import { SUBSECTOR_DELETED } from '../editing/editing-messages';
import { useSectorsToEditQuery, useSubsectorsToEditQuery } from './api';
import { adminPaths } from './admin-paths';
import { catalogueColumns } from './columns';
import { TAXONOMY } from './taxonomy-tags';

const columns = catalogueColumns<Subsector>(subsectors, { sectorName: { id: 'sector' } });

/** The subsectors of the catalogue. */
export function Component() {
  const read = useSubsectorsToEditQuery();
  const { data: sectors = [] } = useSectorsToEditQuery();
  const [remove] = useDeleteSubsectorMutation();
  const changes = useContentChanges(subsectors, TAXONOMY);
  return (
    <CollectionScreen
      title="Subsectors"
      purpose="Subsectors divide a sector; each product belongs to one."
      noun={{ one: 'subsector', many: 'subsectors' }}
      items={read.data}
      read={read}
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
      bulkActions={publicationActions<Subsector>(changes.update)}
      actions={<PlacesButton type={subsectors} also={TAXONOMY} />}
      deletion={{
        question: (items) =>
          deletionQuestion(
            'Subsector',
            items.map(({ name }) => name),
          ),
        run: async (items) => {
          await oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap());
          return SUBSECTOR_DELETED;
        },
        undo: (items) => oneByOne(items, ({ _id }) => changes.restore(_id)),
      }}
    />
  );
}

import { DeleteSector } from 'api-client';
import { useChange } from 'shared-store';
import type { Sector } from 'api-client';
import { sectors } from 'api-client/content-types';
import { CollectionScreen, statusFilter, oneByOne } from 'admin-kit';
import { deletionQuestion, PlacesButton, publicationActions, useContentChanges } from 'admin-kit/content';
import { useSectorsToEditQuery } from './api';
import { adminPaths } from './admin-paths';
import { catalogueColumns } from './columns';
import { TAXONOMY } from './taxonomy-tags';

const columns = catalogueColumns<Sector>(sectors);

/** The sectors of the catalogue. */
export function Component() {
  const read = useSectorsToEditQuery();
  const [remove] = useChange(DeleteSector);
  const changes = useContentChanges(sectors, TAXONOMY);
  return (
    <CollectionScreen
      title="Sectors"
      purpose="Sectors are the top of the catalogue and appear in the menu, below Offerings."
      noun={{ one: 'sector', many: 'sectors' }}
      items={read.data}
      read={read}
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ name }) => name}
      searchText={({ name, description }) => `${name} ${description}`}
      filters={[statusFilter]}
      newHref={adminPaths.sectors.add}
      editHref={({ _id }) => adminPaths.sectors.edit(_id)}
      bulkActions={publicationActions<Sector>(changes.update)}
      actions={<PlacesButton type={sectors} also={TAXONOMY} />}
      deletion={{
        question: (items) =>
          deletionQuestion(
            'Sector',
            items.map(({ name }) => name),
          ),
        run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
        undo: (items) => oneByOne(items, ({ _id }) => changes.restore(_id)),
      }}
    />
  );
}

import type { Sector, Subsector } from 'api-client';
import { sectors, subsectors } from 'api-client/content-types';
import { ContentCollection, useContentItems } from 'admin-kit/content';
import { useDeleteSubsectorMutation } from '../editing/api';
import { SUBSECTOR_DELETED } from '../editing/editing-messages';
import { useSubsectorsToEditQuery } from './api';
import { shortDescription } from './short-description';

const columns = { ...shortDescription, sectorName: { id: 'sector', header: 'Sector' } };

/** The subsectors of the catalogue. */
export function Component() {
  const { data: choices = [] } = useContentItems<Sector>(sectors);
  const [remove] = useDeleteSubsectorMutation();
  return (
    <ContentCollection<Subsector>
      type={subsectors}
      purpose="Subsectors divide a sector; each product belongs to one."
      columns={columns}
      searchText={({ name, description, sectorName }) => `${name} ${sectorName} ${description}`}
      filters={[
        {
          id: 'sector',
          label: 'Sector',
          options: choices.map(({ _id, name }) => ({ value: _id, label: name })),
          matches: ({ sectorId }, value) => sectorId === value,
        },
      ]}
      rowActions={undefined}
      useItems={useSubsectorsToEditQuery}
      remove={(id) =>
        remove({ params: { id } })
          .unwrap()
          .then(() => ({ message: SUBSECTOR_DELETED }))
      }
    />
  );
}

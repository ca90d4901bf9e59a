import type { Sector } from 'api-client';
import { sectors } from 'api-client/content-types';
import { ContentEditor, ItemPage } from 'admin-kit/content';
import { SectorFields, sectorValues } from '../editing/sector-fields';
import { useSaveSector } from '../editing/use-save-sector';
import { TAXONOMY } from './taxonomy-tags';

function SectorEditor({ sector }: { readonly sector: Sector | undefined }) {
  const { save, progress } = useSaveSector();
  return (
    <ContentEditor
      type={sectors}
      item={sector}
      crumb={sector?.name}
      lost="sector, its subsectors and their products"
      also={TAXONOMY}
      values={(of) => sectorValues(of)}
      save={(values, publication, version) => save(values, sector, version, publication)}
    >
      <SectorFields {...(sector && { sector })} progress={progress} />
    </ContentEditor>
  );
}

/** The editor of a new or existing sector. */
export const Component = () => (
  <ItemPage<Sector> type={sectors} editor={(sector) => <SectorEditor sector={sector} />} />
);

import { toBody, useUploads } from 'admin-kit/content';
import { EditSector } from 'api-client';
import { useChange } from 'shared-store';
import type { Sector, SectorBody } from 'api-client';
import { sectors } from 'api-client/content-types';
import { useAddSectorMutation } from './api';
import type { SectorValues } from './sector-fields';

/** Specification, section 8. */
export const SECTOR_ADDED = 'Sector added successfully';

/** Saves a sector: uploads its files, adds or changes it, and resolves to a message. */
export function useSaveSector() {
  const uploads = useUploads();
  const [addSector] = useAddSectorMutation();
  const [editSector] = useChange(EditSector);
  const save = async (
    { image, background, document, ...values }: SectorValues,
    sector: Sector | undefined,
    version = sector?.version,
    publication: Pick<SectorBody, 'status' | 'publishAt'> = {},
  ): Promise<string> => {
    const files = {
      logo: await uploads.image(image, sector?.logo),
      backgroundImage: await uploads.image(background, sector?.backgroundImage),
      pdf: await uploads.pdf(document, sector?.pdf),
    };
    const body = { ...toBody<SectorBody>(sectors, values), ...files, ...publication };
    if (sector) return (await editSector({ params: { id: sector._id }, body: { ...body, version } }).unwrap()).message;
    await addSector({ body }).unwrap();
    return SECTOR_ADDED;
  };
  return { progress: uploads.progress, save };
}

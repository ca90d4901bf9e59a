import { toBody, useUploads } from 'admin-kit/content';
import { EditSector } from 'api-client';
import { useChange } from 'shared-store';
import type { Sector, SectorBody } from 'api-client';
import { sectors } from 'api-client/content-types';
import { useAddSectorMutation } from './api';
import type { SectorValues } from './sector-fields';

/** Specification, section 8. */
export const SECTOR_ADDED = 'Sector added successfully';

/** Uploads the chosen files of a sector; resolves to their fields of the request body. */
export function useSectorUploads() {
  const uploads = useUploads();
  const upload = async ({ image, background, document }: SectorValues, sector: Sector | undefined) => ({
    logo: await uploads.image(image, sector?.logo),
    backgroundImage: await uploads.image(background, sector?.backgroundImage),
    pdf: await uploads.pdf(document, sector?.pdf),
  });
  return { progress: uploads.progress, upload };
}

/** Saves a sector for the dialog: uploads its files, adds or changes it, and resolves to a message. */
export function useSaveSector() {
  const { progress, upload } = useSectorUploads();
  const [addSector] = useAddSectorMutation();
  const [editSector] = useChange(EditSector);
  const save = async (values: SectorValues, sector: Sector | undefined): Promise<string> => {
    const body = { ...toBody<SectorBody>(sectors, values), ...(await upload(values, sector)) };
    if (sector) {
      const { _id: id, version } = sector;
      return (await editSector({ params: { id }, body: { ...body, version } }).unwrap()).message;
    }
    await addSector({ body }).unwrap();
    return SECTOR_ADDED;
  };
  return { progress, save };
}

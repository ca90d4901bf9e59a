import { IMAGE_UPLOAD, refuseImage, type Sector } from 'api-client';
import { sectors } from 'api-client/content-types';
import { ContentFields, fieldValues, withOthers, type FieldValuesOf } from 'admin-kit/content';
import { notify } from 'ui-kit';
import { FileField } from 'ui-kit/form';

/** The values of the sector form. */
export type SectorValues = FieldValuesOf<typeof sectors> & { image: File | null };

/** An empty form, or one with a sector's values. */
export const sectorValues = (sector?: Sector): SectorValues => ({ ...fieldValues(sectors, sector), image: null });

const LAYOUT = withOthers(sectors, ['name', 'description', 'accent'], ['logo']);

/** The fields of a sector. Stands inside a form. */
export function SectorFields({ sector, progress }: { readonly sector?: Sector; readonly progress: number | null }) {
  return (
    <>
      <ContentFields type={sectors} layout={LAYOUT} />
      <FileField
        name="image"
        label="Picture"
        hint={`At most ${IMAGE_UPLOAD.size}`}
        accept={IMAGE_UPLOAD.accept}
        current={sector?.logo ?? null}
        progress={progress}
        refuse={refuseImage}
        onRefused={notify.error}
        rules={sector ? {} : { required: 'Picture is required' }}
      />
    </>
  );
}

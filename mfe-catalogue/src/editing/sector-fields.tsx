import { IMAGE_UPLOAD, PDF_UPLOAD, refuseImage, refusePdf, type Sector } from 'api-client';
import { sectors } from 'api-client/content-types';
import { ContentFields, fieldValues, withOthers, type FieldValuesOf } from 'admin-kit/content';
import { notify } from 'ui-kit';
import { FileField } from 'ui-kit/form';

/** The values of the sector form. */
export type SectorValues = Omit<FieldValuesOf<typeof sectors>, 'logo' | 'backgroundImage' | 'pdf'> & {
  image: File | null;
  background: File | null;
  document: File | null;
};

/** The values of an empty form, or of a sector. */
export function sectorValues(sector?: Sector): SectorValues {
  const { logo, backgroundImage, pdf, ...values } = fieldValues(sectors, sector);
  return { ...values, image: null, background: null, document: null };
}

const FILES = ['logo', 'backgroundImage', 'pdf'];
const LAYOUT = withOthers(sectors, ['name', 'description', 'accent'], FILES);

const image = {
  hint: `At most ${IMAGE_UPLOAD.size}`,
  accept: IMAGE_UPLOAD.accept,
  refuse: refuseImage,
  onRefused: notify.error,
};

/** The fields of a sector. Must be inside a form. */
export function SectorFields({ sector, progress }: { readonly sector?: Sector; readonly progress: number | null }) {
  return (
    <>
      <ContentFields type={sectors} layout={LAYOUT} />
      <FileField
        {...image}
        name="image"
        label="Picture"
        current={sector?.logo ?? null}
        progress={progress}
        rules={sector ? {} : { required: 'Picture is required' }}
      />
      <FileField
        {...image}
        name="background"
        label="Background picture"
        hint={`Behind the heading of its page. If empty, the picture is used. ${image.hint}`}
        optional
        current={sector?.backgroundImage || null}
        progress={progress}
      />
      <FileField
        name="document"
        label="PDF"
        optional
        accept={PDF_UPLOAD.accept}
        current={sector?.pdf || null}
        progress={progress}
        refuse={refusePdf}
        onRefused={notify.error}
      />
    </>
  );
}

import { IMAGE_UPLOAD, type Sector } from 'api-client';
import { sectors } from 'api-client/content-types';
import {
  CommentedField,
  ContentFields,
  fieldValues,
  ImageFileField,
  PdfFileField,
  useNeededToPublish,
  withOthers,
  type FieldValuesOf,
} from 'admin-kit/content';
import { useWatch } from 'ui-kit/form';

/** The values of the sector form. */
export type SectorValues = Omit<FieldValuesOf<typeof sectors>, 'logo' | 'backgroundImage' | 'pdf' | 'charts'> & {
  image: File | null;
  background: File | null;
  document: File | null;
};

/** The values of an empty form, or of a sector. Its chart is edited in the administration: lists leave it out. */
export function sectorValues(sector?: Sector): SectorValues {
  const { logo, backgroundImage, pdf, charts, ...values } = fieldValues(sectors, sector);
  return { ...values, image: null, background: null, document: null };
}

const ELSEWHERE = ['logo', 'backgroundImage', 'pdf', 'charts'];
const LAYOUT = withOthers(
  sectors,
  [['name', 'accent'], 'description', ['screen', 'cardlinkTitle'], 'subsectorsHeading', 'subsectorsText'],
  ELSEWHERE,
);

const HINT = `At most ${IMAGE_UPLOAD.size}`;

interface SectorFilesProps {
  readonly sector?: Sector;
  readonly progress: number | null;
}

/** The files of a sector. Must be inside a form. */
export function SectorFiles({ sector, progress }: SectorFilesProps) {
  const image: unknown = useWatch({ name: 'image' });
  const { required, hint } = useNeededToPublish('Picture is required', !sector?.logo && !image, HINT);
  return (
    <>
      <CommentedField name="logo" label="Picture">
        <ImageFileField
          name="image"
          label="Picture"
          hint={hint}
          current={sector?.logo || null}
          progress={progress}
          rules={sector?.logo || !required ? {} : { required }}
        />
      </CommentedField>
      <CommentedField name="backgroundImage" label="Background picture">
        <ImageFileField
          name="background"
          label="Background picture"
          hint={`Behind the heading of its page. If empty, the picture is used. ${HINT}`}
          optional
          current={sector?.backgroundImage || null}
          progress={progress}
        />
      </CommentedField>
      <CommentedField name="pdf" label="PDF">
        <PdfFileField name="document" label="PDF" optional current={sector?.pdf || null} progress={progress} />
      </CommentedField>
    </>
  );
}

/** The fields of a sector except its files and its chart. Must be inside a form. */
export const SectorTexts = () => <ContentFields type={sectors} layout={LAYOUT} />;

import { IMAGE_UPLOAD, type Subsector } from 'api-client';
import { subsectors } from 'api-client/content-types';
import {
  CommentedField,
  ContentFields,
  fieldValues,
  ImageFileField,
  PdfFileField,
  withOthers,
  type FieldValuesOf,
} from 'admin-kit/content';
import { useTaxonomy } from '../taxonomy/api';

/** The values of the subsector form. */
export type SubsectorValues = Omit<FieldValuesOf<typeof subsectors>, 'backgroundImage' | 'pdf'> & {
  background: File | null;
  pdf: File | null;
};

/** The values of an empty form for a sector, or of a subsector. */
export function subsectorValues(subsector?: Subsector, sectorId = ''): SubsectorValues {
  const { backgroundImage, ...values } = fieldValues(subsectors, subsector);
  return { ...values, ...(!subsector && { sectorId }), background: null, pdf: null };
}

const LAYOUT = withOthers(subsectors, ['sectorId', 'name', 'description'], ['backgroundImage', 'pdf']);

/** The fields of a subsector. Must be inside a form. */
export function SubsectorFields({
  subsector,
  progress,
}: {
  readonly subsector?: Subsector;
  readonly progress: number | null;
}) {
  const { sectors } = useTaxonomy();
  // Always includes the subsector's own sector: it may be a draft, or the list may still be loading.
  const own = subsector && !sectors.some(({ _id }) => _id === subsector.sectorId) ? [subsector] : [];
  return (
    <>
      <ContentFields
        type={subsectors}
        layout={LAYOUT}
        choices={{
          sectorId: [
            ...own.map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName })),
            ...sectors.map(({ _id, name }) => ({ value: _id, label: name })),
          ],
        }}
      />
      <CommentedField name="backgroundImage" label="Background picture">
        <ImageFileField
          name="background"
          label="Background picture"
          hint={`On its card and behind the heading of its page. If empty, its sector’s is used. At most ${IMAGE_UPLOAD.size}`}
          optional
          current={subsector?.backgroundImage || null}
          progress={progress}
        />
      </CommentedField>
      <CommentedField name="pdf" label="PDF">
        <PdfFileField name="pdf" label="PDF" optional current={subsector?.pdf || null} progress={progress} />
      </CommentedField>
    </>
  );
}

import { PDF_UPLOAD, refusePdf, type Subsector } from 'api-client';
import { subsectors } from 'api-client/content-types';
import { ContentFields, fieldValues, withOthers, type FieldValuesOf } from 'admin-kit/content';
import { notify } from 'ui-kit';
import { FileField } from 'ui-kit/form';
import { useTaxonomy } from '../api/taxonomy';

/** The values of the subsector form. */
export type SubsectorValues = Omit<FieldValuesOf<typeof subsectors>, 'pdf'> & { pdf: File | null };

/** An empty form for a sector, or one with a subsector's values. */
export const subsectorValues = (subsector?: Subsector, sectorId = ''): SubsectorValues => ({
  ...fieldValues(subsectors, subsector),
  ...(!subsector && { sectorId }),
  pdf: null,
});

const LAYOUT = withOthers(subsectors, ['sectorId', 'name', 'description'], ['pdf']);

/** The fields of a subsector. Stands inside a form. */
export function SubsectorFields({
  subsector,
  progress,
}: {
  readonly subsector?: Subsector;
  readonly progress: number | null;
}) {
  const { sectors } = useTaxonomy();
  // Its own sector is there from the start: it may be a draft, or the list still on its way.
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
      <FileField
        name="pdf"
        label="PDF"
        optional
        accept={PDF_UPLOAD.accept}
        current={subsector?.pdf || null}
        progress={progress}
        refuse={refusePdf}
        onRefused={notify.error}
      />
    </>
  );
}

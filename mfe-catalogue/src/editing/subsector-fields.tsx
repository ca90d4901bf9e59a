import type { Subsector } from 'api-client';
import { notify } from 'ui-kit';
import { FileField, SelectField, TextAreaField, TextField } from 'ui-kit/form';
import { useTaxonomy } from '../api/taxonomy';
import { pdfError } from './file-rules';
import { filled } from './filled';

/** The values of the subsector form. */
export interface SubsectorValues {
  sectorId: string;
  name: string;
  description: string;
  pdf: File | null;
}

/** An empty form for a sector, or one with a subsector's values. */
export const subsectorValues = (subsector?: Subsector, sectorId = ''): SubsectorValues => ({
  sectorId: subsector?.sectorId ?? sectorId,
  name: subsector?.name ?? '',
  description: subsector?.description ?? '',
  pdf: null,
});

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
      <SelectField
        name="sectorId"
        label="Sector"
        placeholder="Choose a sector"
        rules={{ required: 'Sector is required' }}
        options={[
          ...own.map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName })),
          ...sectors.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <TextField name="name" label="Name" maxLength={200} rules={filled('Name')} />
      <TextAreaField name="description" label="Description" rows={6} maxLength={10_000} rules={filled('Description')} />
      <FileField
        name="pdf"
        label="PDF"
        optional
        accept="application/pdf"
        current={subsector?.pdf || null}
        progress={progress}
        refuse={pdfError}
        onRefused={notify.error}
      />
    </>
  );
}

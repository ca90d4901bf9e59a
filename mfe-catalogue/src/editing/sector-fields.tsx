import type { Accent, Sector } from 'api-client';
import { notify } from 'ui-kit';
import { FileField, SelectField, TextAreaField, TextField } from 'ui-kit/form';
import { imageError } from './file-rules';
import { filled } from './filled';

/** The values of the sector form. */
export interface SectorValues {
  name: string;
  description: string;
  accent: Accent;
  image: File | null;
}

/** An empty form, or one with a sector's values. */
export const sectorValues = (sector?: Sector): SectorValues => ({
  name: sector?.name ?? '',
  description: sector?.description ?? '',
  accent: sector?.accent ?? 'oil-gas',
  image: null,
});

const accents: { value: Accent; label: string }[] = [
  { value: 'oil-gas', label: 'Amber' },
  { value: 'chemicals', label: 'Ember' },
  { value: 'renewable', label: 'Leaf' },
  { value: 'water', label: 'Teal' },
  { value: 'pipeline', label: 'Petrol' },
  { value: 'lubricants', label: 'Gold' },
];

/** The fields of a sector. Stands inside a form. */
export function SectorFields({ sector, progress }: { readonly sector?: Sector; readonly progress: number | null }) {
  return (
    <>
      <TextField name="name" label="Name" maxLength={200} rules={filled('Name')} />
      <TextAreaField name="description" label="Description" rows={6} maxLength={5000} rules={filled('Description')} />
      <SelectField name="accent" label="Colour" options={accents} />
      <FileField
        name="image"
        label="Picture"
        hint="At most 5 MB"
        accept="image/*"
        current={sector?.logo ?? null}
        progress={progress}
        refuse={imageError}
        onRefused={notify.error}
        rules={sector ? {} : { required: 'Picture is required' }}
      />
    </>
  );
}

import type { Accent, Sector } from 'api-client';
import { Button, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { FileField, Form, FormButtons, SelectField, SubmitButton, TextAreaField, TextField, useForm } from 'ui-kit/form';
import { useAddSectorMutation, useEditSectorMutation } from '../api/changes';
import { imageFault } from './file-rules';
import { filled } from './filled';
import { useSubmit } from './use-submit';
import { useUploads } from './use-uploads';

/** Specification, section 8. */
export const SECTOR_ADDED = 'Sector added successfully';

interface SectorValues {
  name: string;
  description: string;
  accent: Accent;
  image: File | null;
}

const accents: { value: Accent; label: string }[] = [
  { value: 'oil-gas', label: 'Amber' },
  { value: 'chemicals', label: 'Ember' },
  { value: 'renewable', label: 'Leaf' },
  { value: 'water', label: 'Teal' },
  { value: 'pipeline', label: 'Petrol' },
  { value: 'lubricants', label: 'Gold' },
];

/** Adds a sector, or edits one. */
export function SectorDialog({ sector, onClose }: { readonly sector?: Sector; readonly onClose: () => void }) {
  const form = useForm<SectorValues>({
    defaultValues: { name: sector?.name ?? '', description: sector?.description ?? '', accent: sector?.accent ?? 'oil-gas', image: null },
  });
  const uploads = useUploads();
  const [addSector] = useAddSectorMutation();
  const [editSector] = useEditSectorMutation();
  const [busy, submit] = useSubmit(form, async ({ image, name, description, accent }) => {
    const body = { name: name.trim(), description: description.trim(), accent, logo: await uploads.image(image, sector?.logo) };
    if (sector) {
      const { message } = await editSector({ params: { id: sector._id }, body: { ...body, version: sector.version } }).unwrap();
      notify.success(message);
    } else {
      await addSector({ body }).unwrap();
      notify.success(SECTOR_ADDED);
    }
    onClose();
  });
  return (
    <Dialog open title={sector ? 'Edit sector' : 'Add sector'} busy={busy} onOpenChange={onClose}>
      <Form form={form} onSubmit={submit}>
        <TextField name="name" label="Name" maxLength={200} rules={filled('Name')} />
        <TextAreaField name="description" label="Description" rows={6} maxLength={5000} rules={filled('Description')} />
        <SelectField name="accent" label="Colour" options={accents} />
        <FileField
          name="image"
          label="Picture"
          hint="At most 5 MB"
          accept="image/*"
          current={sector?.logo ?? null}
          progress={uploads.progress}
          refuse={imageFault}
          onRefused={notify.error}
          rules={sector ? {} : { required: 'Picture is required' }}
        />
        <FormButtons>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Saving…">{sector ? 'Save changes' : 'Add sector'}</SubmitButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}

import type { Subsector } from 'api-client';
import { Button, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { FileField, Form, FormButtons, SelectField, SubmitButton, TextAreaField, TextField, useForm } from 'ui-kit/form';
import { useAddSubsectorMutation, useEditSubsectorMutation } from '../api/changes';
import { useTaxonomy } from '../api/taxonomy';
import { pdfFault } from './file-rules';
import { filled } from './filled';
import { useSubmit } from './use-submit';
import { useUploads } from './use-uploads';

interface SubsectorValues {
  sectorId: string;
  name: string;
  description: string;
  pdf: File | null;
}

interface SubsectorDialogProps {
  readonly subsector?: Subsector;
  /** The sector that a new subsector is added to. */
  readonly sectorId?: string;
  readonly onClose: () => void;
}

/** Adds a subsector, or edits one. Its products are not touched. */
export function SubsectorDialog({ subsector, sectorId = '', onClose }: SubsectorDialogProps) {
  const { sectors } = useTaxonomy();
  const form = useForm<SubsectorValues>({
    defaultValues: {
      sectorId: subsector?.sectorId ?? sectorId,
      name: subsector?.name ?? '',
      description: subsector?.description ?? '',
      pdf: null,
    },
  });
  const uploads = useUploads();
  const [addSubsector] = useAddSubsectorMutation();
  const [editSubsector] = useEditSubsectorMutation();
  const [busy, submit] = useSubmit(form, async (values) => {
    const body = {
      sectorId: values.sectorId,
      name: values.name.trim(),
      description: values.description.trim(),
      pdf: await uploads.pdf(values.pdf, subsector?.pdf),
    };
    const { message } = await (subsector
      ? editSubsector({ params: { id: subsector._id }, body: { ...body, version: subsector.version } }).unwrap()
      : addSubsector({ body }).unwrap());
    notify.success(message);
    onClose();
  });
  return (
    <Dialog open title={subsector ? 'Edit subsector' : 'Add subsector'} busy={busy} onOpenChange={onClose}>
      <Form form={form} onSubmit={submit}>
        <SelectField
          name="sectorId"
          label="Sector"
          placeholder="Choose a sector"
          rules={{ required: 'Sector is required' }}
          options={sectors.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <TextField name="name" label="Name" maxLength={200} rules={filled('Name')} />
        <TextAreaField name="description" label="Description" rows={6} maxLength={10000} rules={filled('Description')} />
        <FileField
          name="pdf"
          label="PDF"
          optional
          accept="application/pdf"
          current={subsector?.pdf || null}
          progress={uploads.progress}
          refuse={pdfFault}
          onRefused={notify.error}
        />
        <FormButtons>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Saving…">{subsector ? 'Save changes' : 'Add subsector'}</SubmitButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}

import type { Subsector } from 'api-client';
import { failureOf } from 'shared-store';
import { Button, FullScreenLoader, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, useForm, useSubmission } from 'ui-kit/form';
import { SubsectorFields, subsectorValues, type SubsectorValues } from './subsector-fields';
import { useSaveSubsector } from './use-save-subsector';

interface SubsectorDialogProps {
  readonly subsector?: Subsector;
  /** The sector of a new subsector. */
  readonly sectorId?: string;
  readonly onClose: () => void;
}

/** Adds or edits a subsector. */
export function SubsectorDialog({ subsector, sectorId, onClose }: SubsectorDialogProps) {
  const form = useForm<SubsectorValues>({ defaultValues: subsectorValues(subsector, sectorId) });
  const { save, progress } = useSaveSubsector();
  const { busy, send } = useSubmission(form, failureOf);
  const submit = (values: SubsectorValues): Promise<boolean> =>
    send(async () => {
      notify.success(await save(values, subsector));
      onClose();
    });
  return (
    <Dialog title={subsector ? 'Edit subsector' : 'Add subsector'} busy={busy} onClose={onClose}>
      <Form form={form} onSubmit={submit}>
        <SubsectorFields {...(subsector && { subsector })} progress={progress} />
        <FormButtons>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Saving…">{subsector ? 'Save changes' : 'Add subsector'}</SubmitButton>
        </FormButtons>
      </Form>
      {busy && <FullScreenLoader label="Saving…" />}
    </Dialog>
  );
}

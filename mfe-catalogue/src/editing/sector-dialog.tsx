import type { Sector } from 'api-client';
import { failureOf } from 'shared-store';
import { Button, FullScreenLoader, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, useForm, useSubmission } from 'ui-kit/form';
import { SectorFiles, SectorTexts, sectorValues, type SectorValues } from './sector-fields';
import { useSaveSector } from './use-save-sector';

/** Adds or edits a sector. */
export function SectorDialog({ sector, onClose }: { readonly sector?: Sector; readonly onClose: () => void }) {
  const form = useForm<SectorValues>({ defaultValues: sectorValues(sector) });
  const { save, progress } = useSaveSector();
  const { busy, send } = useSubmission(form, failureOf);
  const submit = (values: SectorValues): Promise<boolean> =>
    send(async () => {
      notify.success(await save(values, sector));
      onClose();
    });
  return (
    <Dialog title={sector ? 'Edit sector' : 'Add sector'} busy={busy} onClose={onClose}>
      <Form form={form} onSubmit={submit}>
        <SectorTexts />
        <SectorFiles {...(sector && { sector })} progress={progress} />
        <FormButtons>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Saving…">{sector ? 'Save changes' : 'Add sector'}</SubmitButton>
        </FormButtons>
      </Form>
      {busy && <FullScreenLoader label="Saving…" />}
    </Dialog>
  );
}

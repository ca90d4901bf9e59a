import { useState } from 'react';
import { Button, Cluster, FullScreenLoader, Stack, TextInput } from 'ui-kit';
import { ConfirmDialog, Dialog, Sheet } from 'ui-kit/dialog';
import { Part } from './part';

type Overlay = 'dialog' | 'confirm' | 'sheet' | 'loader' | null;

/** Components above the page. `?overlay=dialog` opens one at the start, for screenshots. */
export function Overlays({ initial }: { initial: string | null }) {
  const [open, setOpen] = useState<Overlay>(
    initial === 'dialog' || initial === 'confirm' || initial === 'sheet' || initial === 'loader' ? initial : null,
  );
  const close = () => setOpen(null);

  return (
    <Part title="Above the page">
      <Cluster>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Question
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button variant="secondary" onClick={() => setOpen('loader')}>
          Loader
        </Button>
      </Cluster>
      {open === 'dialog' && (
        <Dialog
          onClose={close}
          title="Change Website Details"
          description="The address that enquiries go to."
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Save</Button>
            </>
          }
        >
          <Stack gap={3}>
            <TextInput label="Contact email" type="email" defaultValue="hello@tridhara.example" />
            <TextInput label="Phone" type="tel" />
          </Stack>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          onClose={close}
          title="Delete Job Posting"
          question="Are you sure you want to delete this Job Posting?"
          warning="Warning!! You can't revert this action."
          confirmLabel="Confirm Delete"
          onConfirm={close}
        />
      )}
      {open === 'sheet' && (
        <Sheet onClose={close} title="Filters" footer={<Button>Show 24 products</Button>}>
          <TextInput label="Name" />
        </Sheet>
      )}
      {open === 'loader' && <FullScreenLoader label="Saving…" />}
    </Part>
  );
}

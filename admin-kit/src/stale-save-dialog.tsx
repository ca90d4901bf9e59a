import type { ReactNode } from 'react';
import { Button } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import type { Difference } from './differences';
import { VersionComparison } from './version-comparison';

interface StaleSaveDialogProps {
  readonly differences: readonly Difference[];
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Another administrator has saved the item meanwhile: shows both versions and asks which one to save. */
export function StaleSaveDialog({
  differences,
  busy,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: StaleSaveDialogProps): ReactNode {
  return (
    <Dialog
      size="large"
      busy={busy}
      onClose={onClose}
      title="Someone else has saved this in the meantime"
      description="Compare the saved version with yours and decide which one counts. Nothing is lost until you choose."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onTakeTheirs}>
            Take the saved version
          </Button>
          <Button busy={busy} onClick={onKeepMine}>
            Save my version
          </Button>
        </>
      }
    >
      {/* The focus starts here, so that Enter chooses neither, and the arrow keys scroll a long text. */}
      <div role="region" aria-label="Both versions" tabIndex={0}>
        <VersionComparison differences={differences} before="Saved" after="Yours" />
      </div>
    </Dialog>
  );
}

import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { messageOf, useAppDispatch, type AppThunk } from 'shared-store';
import { Button, notify, saveText } from 'ui-kit';

interface ExportButtonProps {
  readonly fileName: `${string}.csv`;
  readonly disabled: boolean;
  /** Loads the text of the file. */
  readonly read: () => AppThunk<Promise<string>>;
}

/** Downloads a table that the server writes as CSV. */
export function ExportButton({ fileName, disabled, read }: ExportButtonProps): ReactNode {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveText(await dispatch(read()), fileName);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      disabled={disabled}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}

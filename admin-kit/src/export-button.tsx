import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppDispatch, type AppThunk } from 'shared-store';
import { Button, saveText } from 'ui-kit';
import { useAttempt } from './attempt';

interface ExportButtonProps {
  readonly fileName: `${string}.csv`;
  readonly disabled: boolean;
  /** Loads the text of the file. */
  readonly read: () => AppThunk<Promise<string>>;
}

/** Downloads a table that the server writes as CSV. */
export function ExportButton({ fileName, disabled, read }: ExportButtonProps): ReactNode {
  const dispatch = useAppDispatch();
  const { busy, attempt } = useAttempt();
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      disabled={disabled}
      onClick={() => void attempt(async () => saveText(await dispatch(read()), fileName))}
    >
      Export CSV
    </Button>
  );
}

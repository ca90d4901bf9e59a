import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf, useAppDispatch } from 'shared-store';
import { Button, notify, saveText } from 'ui-kit';
import { readApplicationsCsv } from '../api';
import type { narrowing } from './application-query';

interface ExportButtonProps {
  /** The search and the filters of the table. */
  readonly query: ReturnType<typeof narrowing>;
  readonly total: number;
}

/** Downloads the applications of all pages that match the search and the filters as CSV. */
export function ExportButton({ query, total }: ExportButtonProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveText(await dispatch(readApplicationsCsv(query)), 'job-applications.csv');
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
      disabled={total === 0}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}

import { inWords, TRASH_DAYS, undoImport, type ImportReport } from 'api-client';
import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { messageOf, useChange } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import classes from './import-export.module.css';

interface UndoImportProps {
  readonly report: ImportReport;
  readonly onUndo: (id: string) => void;
}

/** Undoes an import after a question. */
export function UndoImport({ report, onUndo }: UndoImportProps): ReactNode {
  const [undo, { isLoading }] = useChange(undoImport);
  const [isAsked, setAsked] = useState(false);
  const run = async (): Promise<void> => {
    try {
      onUndo((await undo({ params: { id: report._id } }).unwrap()).run._id);
    } catch (error) {
      notify.error(messageOf(error));
    }
    setAsked(false);
  };
  return (
    <div className={classes.buttons}>
      <Button variant="secondary" icon={<Undo2 aria-hidden="true" />} onClick={() => setAsked(true)}>
        Undo import
      </Button>
      {isAsked && (
        <ConfirmDialog
          onClose={() => setAsked(false)}
          title="Undo this import?"
          tone="primary"
          question={`New items go to the trash for ${inWords(TRASH_DAYS, 'day')}. Changed items get their earlier values. Items that were changed after the import stay as they are.`}
          confirmLabel="Undo import"
          busy={isLoading}
          onConfirm={() => void run()}
        />
      )}
    </div>
  );
}

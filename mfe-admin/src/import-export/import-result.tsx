import { cancelImport } from 'api-client';
import type { ImportReport } from 'api-client';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChange } from 'shared-store';
import { announce } from 'admin-kit';
import { Button, Heading, Notice, saveText } from 'ui-kit';
import { collectionName } from '../names';
import { ChangedRows } from './changed-rows';
import { endWords, progressWords } from './import-words';
import { UndoImport } from './undo-import';
import classes from './import-export.module.css';
import { DataTable } from 'admin-kit/table';

const quoted = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;

/** The errors as a table for a spreadsheet. */
const errorTable = (errors: ImportReport['errors']): string =>
  [['Row', 'Field', 'What is wrong'], ...errors.map(({ row, path, message }) => [row, path, message])]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');

/** The rows that could not be parsed or stored, each with its field and error. */
function ErrorRows({ collection, errors }: Pick<ImportReport, 'collection' | 'errors'>): ReactNode {
  return (
    <>
      <div className={classes.buttons}>
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveText(errorTable(errors), `errors-${collection.replace(':', '-')}.csv`)}
        >
          Download the errors
        </Button>
      </div>
      <DataTable
        caption="Rows with errors"
        height="viewport"
        rows={errors}
        rowKey={({ row, path, message }) => `${row} ${path} ${message}`}
        columns={[
          { id: 'row', header: 'Row', align: 'end', narrow: true, value: ({ row }) => row },
          { id: 'path', header: 'Field', value: ({ path }) => path },
          { id: 'message', header: 'What is wrong', cell: ({ message }) => message },
        ]}
      />
    </>
  );
}

const KINDS = {
  check: { heading: 'Check', done: 'Checked', cancel: 'Cancel check' },
  import: { heading: 'Import', done: 'Imported', cancel: 'Cancel import' },
  undo: { heading: 'Undo', done: 'Undone', cancel: 'Cancel undo' },
} as const;

const kindOf = ({ dryRun, undoes }: ImportReport): keyof typeof KINDS =>
  undoes !== null ? 'undo' : dryRun ? 'check' : 'import';

function Progress({ report }: { readonly report: ImportReport }): ReactNode {
  const [cancel, { isLoading }] = useChange(cancelImport);
  const words = KINDS[kindOf(report)];
  return (
    <>
      <label className={classes.running}>
        {words.done} {progressWords(report)}
        <progress value={report.handled} max={Math.max(report.rows, 1)} />
      </label>
      <p>It continues when you leave this page.</p>
      <div className={classes.buttons}>
        <Button
          variant="secondary"
          busy={isLoading}
          onClick={() => void announce(cancel({ params: { id: report._id } }).unwrap())}
        >
          {words.cancel}
        </Button>
      </div>
    </>
  );
}

interface ImportResultProps {
  readonly report: ImportReport;
  /** Called with the id of the run that undoes the import. */
  readonly onUndo: (id: string) => void;
}

/** The progress of an import with a button to cancel it, or its result with a button to undo it. */
export function ImportResult({ report, onUndo }: ImportResultProps): ReactNode {
  const { collection, undoes, undoable, state, updated, failed, unknownFields, changes, errors } = report;
  const bad = state === 'failed' || failed > 0;
  const unnamed = (undoes === null && updated > changes.length) || failed > new Set(errors.map(({ row }) => row)).size;
  return (
    <>
      <Heading level={3} size={6}>
        {KINDS[kindOf(report)].heading}: {collectionName(collection)}
      </Heading>
      {state === 'running' ? (
        <Progress report={report} />
      ) : (
        <Notice tone={bad ? 'danger' : state === 'cancelled' ? 'warning' : 'success'} role="status">
          {endWords(report)}
        </Notice>
      )}
      {undoable && <UndoImport report={report} onUndo={onUndo} />}
      {unknownFields.length > 0 && (
        <Notice tone="warning" role="status">
          These columns match no field and are ignored: {unknownFields.join(', ')}.
        </Notice>
      )}
      {unnamed && <p>Only the first rows that change or have errors are listed.</p>}
      {changes.length > 0 && <ChangedRows report={report} />}
      {errors.length > 0 && <ErrorRows collection={collection} errors={errors} />}
    </>
  );
}

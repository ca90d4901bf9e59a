import { cancelImport, exportImportErrors } from 'api-client';
import type { ImportReport } from 'api-client';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { callApi, useAppDispatch, useChange } from 'shared-store';
import { announce, useAttempt } from 'admin-kit';
import { Button, Heading, Notice, saveText } from 'ui-kit';
import { collectionName } from '../names';
import { ChangedRows } from './changed-rows';
import { endWords, progressWords } from './import-words';
import { UndoImport } from './undo-import';
import classes from './import-export.module.css';
import { DataTable } from 'admin-kit/table';

/** The rows that could not be parsed or stored, each with its field and error. */
function ErrorRows({ _id: id, collection, errors }: Pick<ImportReport, '_id' | 'collection' | 'errors'>): ReactNode {
  const dispatch = useAppDispatch();
  const { busy, attempt } = useAttempt();
  const save = async (): Promise<void> => {
    const text = await dispatch(callApi(exportImportErrors, { params: { id } }));
    saveText(text, `errors-${collection.replace(':', '-')}.csv`);
  };
  return (
    <>
      <div className={classes.buttons}>
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={busy}
          onClick={() => void attempt(save)}
        >
          Download the errors
        </Button>
      </div>
      <DataTable
        caption="Rows with errors"
        layout="brief"
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
  const { _id, collection, undoes, undoable, state, updated, failed, unknownFields, changes, errors } = report;
  const tone = state === 'failed' ? 'danger' : state === 'cancelled' || failed > 0 ? 'warning' : 'success';
  const hasMoreErrors = failed > new Set(errors.map(({ row }) => row)).size;
  const hasMore = hasMoreErrors || (undoes === null && updated > changes.length);
  return (
    <>
      <Heading level={3} size={6}>
        {KINDS[kindOf(report)].heading}: {collectionName(collection)}
      </Heading>
      {state === 'running' ? (
        <Progress report={report} />
      ) : (
        <Notice tone={tone} role="status">
          {endWords(report)}
        </Notice>
      )}
      {unknownFields.length > 0 && (
        <Notice tone="warning" role="status">
          These columns match no field and are ignored: {unknownFields.join(', ')}.
        </Notice>
      )}
      {undoable && <UndoImport report={report} onUndo={onUndo} />}
      {hasMore && <p>Only the first rows that change or have errors are listed.</p>}
      {hasMoreErrors && <p>“Download the errors” has all of them.</p>}
      {changes.length > 0 && <ChangedRows report={report} />}
      {errors.length > 0 && <ErrorRows {...{ _id, collection, errors }} />}
    </>
  );
}

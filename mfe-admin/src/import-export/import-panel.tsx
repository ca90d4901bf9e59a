import { counted, inWords, IMPORT_DAYS, importCollection, type RemoteCollection } from 'api-client';
import type { ImportedCollection } from 'api-client/content-types';
import { useRef, useState, type ReactNode } from 'react';
import { messageOf, useChange } from 'shared-store';
import { useKeptFocus } from 'admin-kit';
import { Button, FullScreenLoader, Heading, notify, Panel } from 'ui-kit';
import { FileInput } from 'ui-kit/form';
import { importBody } from './import-body';
import { ImportResult } from './import-result';
import { RecentImports } from './recent-imports';
import { useImportRun } from './use-import-run';
import classes from './import-export.module.css';

/** Checks a file, imports it and shows the progress; lists the recent imports below. */
export function ImportPanel({ collection }: { readonly collection: ImportedCollection | RemoteCollection }): ReactNode {
  const [start, { isLoading }] = useChange(importCollection);
  const { runs, report, look } = useImportRun();
  const [file, setFile] = useState<File | null>(null);
  const [checkId, setCheckId] = useState<string>();
  const result = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(result);

  const running = report?.state === 'running';
  const checked = report?._id === checkId && report?.state === 'done' ? report : undefined;
  const bad = checked?.failed ?? 0;
  const good = checked ? checked.rows - bad : 0;

  const send = async (dryRun: boolean): Promise<void> => {
    if (!file) return;
    try {
      const body = importBody(file.name, await file.text());
      const { run } = await start({ params: { collection }, query: { dryRun: dryRun ? '1' : '0' }, body }).unwrap();
      setCheckId(dryRun ? run._id : undefined);
      look(run._id);
      // Nothing is left to import: the disabled button would lose the focus.
      if (!dryRun) result.current?.focus();
    } catch (error) {
      notify.error(messageOf(error));
    }
  };

  return (
    <>
      <Panel>
        <Heading level={2} size={5}>
          Import
        </Heading>
        <div className={classes.parts}>
          <ul className={classes.help}>
            <li>The first line of a CSV file names the fields, as in a downloaded one.</li>
            <li>Rows with an _id change the item with this id. The others are new.</li>
            <li>Fields that refer to other items accept their names.</li>
            {collection === 'products' && (
              <li>Custom fields may be columns, for instance “customFields.Flash point”.</li>
            )}
          </ul>
          <div>
            <FileInput
              label="File"
              accept=".csv,.json,text/csv,application/json"
              value={file}
              onFileChange={(chosen) => {
                setFile(chosen);
                setCheckId(undefined);
                look(undefined);
              }}
            />
            <div className={classes.buttons}>
              <Button
                variant={good > 0 ? 'secondary' : 'primary'}
                disabled={!file}
                // A disabled button would lose the focus.
                aria-disabled={running}
                onClick={() => !running && void send(true)}
              >
                Check without storing
              </Button>
              <Button
                variant={good > 0 ? 'primary' : 'secondary'}
                disabled={!file || good === 0}
                onClick={() => void send(false)}
              >
                {bad > 0 && good > 0 ? `Import ${counted(good, 'row')} without errors` : 'Import'}
              </Button>
            </div>
            <div ref={result} tabIndex={-1} className={classes.result} {...keptFocus}>
              {report && <ImportResult report={report} onUndo={look} />}
            </div>
          </div>
        </div>
        {isLoading && <FullScreenLoader />}
      </Panel>
      {runs && runs.length > 0 && (
        <Panel>
          <Heading level={2} size={5}>
            Recent imports
          </Heading>
          <p>Kept for {inWords(IMPORT_DAYS, 'day')}.</p>
          <RecentImports
            runs={runs.map((run) => (run._id === report?._id ? report : run))}
            onShow={(id) => {
              look(id);
              result.current?.focus();
            }}
          />
        </Panel>
      )}
    </>
  );
}

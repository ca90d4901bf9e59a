import { exportCollection, type RemoteCollection } from 'api-client';
import type { ImportedCollection } from 'api-client/content-types';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { callApi, useAppDispatch } from 'shared-store';
import { useAttempt } from 'admin-kit';
import { Button, FullScreenLoader, Heading, Panel, saveText } from 'ui-kit';
import classes from './import-export.module.css';

/** Exports a whole collection as a file. */
export function ExportPanel({ collection }: { readonly collection: ImportedCollection | RemoteCollection }): ReactNode {
  const dispatch = useAppDispatch();
  const { busy, attempt } = useAttempt();
  const take = (format: 'csv' | 'json') =>
    attempt(async () => {
      const text = await dispatch(callApi(exportCollection, { params: { file: `${collection}.${format}` } }));
      // Windows has no colon in the names of files.
      saveText(text, `${collection.replace(':', '-')}.${format}`);
    });
  return (
    <Panel>
      <Heading level={2} size={5}>
        Export
      </Heading>
      <div className={classes.buttons}>
        <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => void take('csv')}>
          Download CSV
        </Button>
        <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => void take('json')}>
          Download JSON
        </Button>
      </div>
      {busy && <FullScreenLoader />}
    </Panel>
  );
}

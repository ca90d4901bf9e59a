import { exportCollection } from 'api-client';
import type { ImportedCollection } from 'api-client/content-types';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callApi, messageOf, useAppDispatch } from 'shared-store';
import { Button, FullScreenLoader, Heading, notify, Panel, saveText } from 'ui-kit';
import classes from './import-export.module.css';

/** Exports a whole collection as a file. */
export function ExportPanel({ collection }: { readonly collection: ImportedCollection }): ReactNode {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const take = async (format: 'csv' | 'json'): Promise<void> => {
    setBusy(true);
    try {
      const name = `${collection}.${format}` as const;
      saveText(await dispatch(callApi(exportCollection, { params: { file: name } })), name);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
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

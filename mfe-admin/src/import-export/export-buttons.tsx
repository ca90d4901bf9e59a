import { exportCollection, type RemoteCollection } from 'api-client';
import type { ImportedCollection } from 'api-client/content-types';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { callApi, useAppDispatch } from 'shared-store';
import { useAttempt } from 'admin-kit';
import { Button, FullScreenLoader, saveText } from 'ui-kit';
import classes from './import-export.module.css';

interface ExportButtonsProps {
  readonly collection: ImportedCollection | RemoteCollection;
}

/** Exports a whole collection as a file. */
export function ExportButtons({ collection }: ExportButtonsProps): ReactNode {
  const dispatch = useAppDispatch();
  const { busy, attempt } = useAttempt();
  const take = (format: 'csv' | 'json') =>
    attempt(async () => {
      const text = await dispatch(callApi(exportCollection, { params: { file: `${collection}.${format}` } }));
      // Windows has no colon in the names of files.
      saveText(text, `${collection.replace(':', '-')}.${format}`);
    });
  return (
    <div className={classes.exports}>
      <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => void take('csv')}>
        Download CSV
      </Button>
      <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => void take('json')}>
        Download JSON
      </Button>
      {busy && <FullScreenLoader />}
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { Moment } from 'shared-store';
import { Badge, Button, ErrorPanel, Stack } from 'ui-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { useDeliveryHistory } from './api';
import { changeInWords, differenceInWords, type RecordedChange } from './delivery-history';
import classes from './delivery.module.css';

const COLUMNS: readonly TableColumn<RecordedChange>[] = [
  {
    id: 'change',
    header: 'Change',
    cell: changeInWords,
    note: ({ differences }) =>
      differences.length > 0 && (
        <span className={classes.state}>
          {differences.map((difference) => (
            <span key={`${difference.remote} ${difference.version}`}>{differenceInWords(difference)}</span>
          ))}
        </span>
      ),
  },
  {
    id: 'by',
    header: 'Signed by',
    narrow: true,
    cell: ({ by }) => by ?? <Badge tone="danger">No known key</Badge>,
    note: ({ follows }) => !follows && 'The record before it was altered.',
  },
  { id: 'at', header: 'When', narrow: true, cell: ({ at }) => <Moment at={at} /> },
  { id: 'revision', header: 'Revision', align: 'end', narrow: true, cell: ({ revision }) => revision },
];

/**
 * The signed changes of the versions, the latest first, each with the versions that it changed.
 *
 * @param revision the current revision of the versions
 */
export function HistoryTable({ revision }: { readonly revision: number | undefined }): ReactNode {
  const [before, setBefore] = useState<number>();
  const { data, error, isFetching, refetch } = useDeliveryHistory(revision, before);
  if (error) return <ErrorPanel message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Stack gap={2}>
      <DataTable
        caption="The changes of published and live versions, the latest first"
        loading={!data}
        rows={data?.changes ?? []}
        rowKey={({ revision }) => String(revision)}
        columns={COLUMNS}
      />
      {(before !== undefined || data?.earlier !== undefined) && (
        <div className={classes.steps}>
          {before !== undefined && (
            <Button variant="secondary" size="small" disabled={isFetching} onClick={() => setBefore(undefined)}>
              Latest changes
            </Button>
          )}
          {data?.earlier !== undefined && (
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => setBefore(data.earlier)}>
              Earlier changes
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}

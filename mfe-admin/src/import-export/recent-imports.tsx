import { useDates, Moment } from 'shared-store';
import type { ImportRun } from 'api-client';
import type { ReactNode } from 'react';
import { DataTable } from 'admin-kit/table';
import { Badge, Button } from 'ui-kit';
import { collectionName } from '../names';
import { countWords, progressWords } from './import-words';

const STATES = {
  running: { tone: 'info', words: 'Running' },
  done: { tone: 'success', words: 'Done' },
  cancelled: { tone: 'warning', words: 'Cancelled' },
  failed: { tone: 'danger', words: 'Failed' },
} as const;

interface RecentImportsProps {
  readonly runs: readonly ImportRun[];
  readonly onShow: (id: string) => void;
}

/** The recent checks and imports, with their author and result. */
export function RecentImports({ runs, onShow }: RecentImportsProps): ReactNode {
  const dates = useDates();
  return (
    <DataTable
      caption="Recent imports"
      layout="brief"
      rows={[...runs]}
      rowKey={({ _id }) => _id}
      rowLabel={({ collection, createdAt }) => `${collectionName(collection)}, ${dates.moment(createdAt)}`}
      columns={[
        {
          id: 'collection',
          header: 'Collection',
          cell: ({ collection, dryRun, undoes }) =>
            `${collectionName(collection)}${undoes !== null ? ', undone' : dryRun ? ', checked' : ''}`,
        },
        {
          id: 'state',
          header: 'State',
          narrow: true,
          cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>,
        },
        { id: 'rows', header: 'Rows', cell: (run) => (run.state === 'done' ? countWords(run) : progressWords(run)) },
        {
          id: 'createdAt',
          header: 'Begun',
          narrow: true,
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        { id: 'by', header: 'By', cell: ({ startedBy }) => startedBy },
      ]}
      rowActions={({ _id }) => (
        <Button variant="ghost" size="small" onClick={() => onShow(_id)}>
          Show
        </Button>
      )}
    />
  );
}

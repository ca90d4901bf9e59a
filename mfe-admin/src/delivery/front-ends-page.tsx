import { useId, type ReactNode } from 'react';
import { Moment } from 'shared-store';
import { EmptyState, ErrorPanel, Heading, SkeletonTable, Stack } from 'ui-kit';
import { ScreenHead } from 'admin-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { useDeliveryState } from './api';
import classes from './delivery.module.css';
import { FaultsTable } from './faults-table';
import { HistoryTable } from './history-table';
import type { TeamKey } from './live-versions';
import { PreviewList } from './preview-list';
import { VersionsTable } from './versions-table';

/** The names of front ends in words; `*` is each of them. */
const namesOf = (names: readonly string[]): string => (names.includes('*') ? 'every front end' : names.join(', '));

const KEYS: readonly TableColumn<TeamKey>[] = [
  { id: 'name', header: 'Key', value: ({ name }) => name },
  { id: 'publish', header: 'Publishes', cell: ({ publish }) => namesOf(publish) || 'nothing' },
  {
    id: 'traffic',
    header: 'Changes the traffic of',
    cell: ({ traffic, rollback }) => namesOf(traffic) || (rollback ? `${namesOf(rollback)}, to roll back` : 'nothing'),
  },
  { id: 'members', header: 'Members', cell: ({ members }) => members.join(', ') || 'no one' },
  {
    id: 'state',
    header: 'State',
    narrow: true,
    cell: ({ withdrawn }) =>
      withdrawn === undefined ? (
        'Trusted'
      ) : (
        <>
          Withdrawn, <Moment at={withdrawn} />
        </>
      ),
  },
];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Heading level={2} size={5} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function FrontEnds(): ReactNode {
  const { data, error, isFetching, refetch } = useDeliveryState();
  if (error && !data) return <ErrorPanel message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonTable rows={5} columns={6} />;
  if (data.keys.length === 0 && Object.keys(data.microFrontends).length === 0)
    return (
      <EmptyState title="You are in no team yet">
        Whoever runs the site makes you a member of the team whose front ends you want to follow.
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Part title="Versions">
        <VersionsTable state={data} />
      </Part>
      <Part title="Faults">
        <FaultsTable state={data} />
      </Part>
      <Part title="Links to versions">
        <PreviewList previews={data.previews} onEnded={refetch} />
      </Part>
      <Part title="Keys">
        <DataTable
          caption="The keys that sign versions and their traffic"
          rows={data.keys}
          rowKey={({ name }) => name}
          columns={KEYS}
        />
      </Part>
      <Part title="History">
        <HistoryTable revision={data.revision} />
      </Part>
    </Stack>
  );
}

/** The versions, figures, faults, links, keys and history of the front ends of a team; for owners, of every team. */
export function Component(): ReactNode {
  return (
    <Stack>
      <ScreenHead
        title="Front ends"
        lead="The versions that are live or waiting, their faults and vitals, the keys that deliver them, and what was changed."
      />
      <FrontEnds />
    </Stack>
  );
}

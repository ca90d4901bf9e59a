import type { ReactNode } from 'react';
import { Moment } from 'shared-store';
import { Badge, Notice } from 'ui-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { REFRESH_INTERVAL } from './api';
import { CanaryProgress } from './canary-progress';
import { canariesOf } from './canary-state';
import classes from './delivery.module.css';
import { lastChange, type DeliveryState } from './live-versions';
import { PreviewLink } from './preview-link';
import { RollbackButton } from './rollback-button';
import { versionRows, vitalText, type VersionRow, type VersionState } from './version-rows';

const LOOKS: Readonly<Record<VersionState, readonly ['success' | 'info' | 'danger' | 'neutral', string]>> = {
  live: ['success', 'Live'],
  canary: ['info', 'Canary'],
  revoked: ['danger', 'Revoked'],
  former: ['neutral', 'In open tabs'],
  waiting: ['neutral', 'Not live'],
  elsewhere: ['neutral', 'From elsewhere'],
};

function State({ state, traffic, revoked }: VersionRow): ReactNode {
  const [tone, word] = LOOKS[state];
  return (
    <span className={classes.state}>
      <Badge tone={tone}>{traffic > 0 ? `${word}, ${traffic} %` : word}</Badge>
      {revoked && <small className={classes.note}>{revoked}</small>}
    </span>
  );
}

/** The state of a version, and since when it has it. */
function StateSince(row: VersionRow): ReactNode {
  const { since } = row;
  return (
    <span className={classes.state}>
      <State {...row} />
      {since && (
        <small className={classes.note}>
          <Moment at={since.at} /> by {since.by}
        </small>
      )}
    </span>
  );
}

function Failures({ report }: VersionRow): ReactNode {
  if (!report?.failure) return report?.failures ?? 0;
  return (
    <span className={classes.figure}>
      <strong className={classes.failures}>{report.failures}</strong>
      <small className={classes.note}>
        {report.failure.reason}, <Moment at={report.failure.at} />
      </small>
    </span>
  );
}

function Tasks({ tasks = [] }: VersionRow): ReactNode {
  if (tasks.length === 0) return null;
  return (
    <span className={classes.state}>
      {tasks.map(({ title, share }) => (
        <span key={title}>
          {Math.round(share * 1_000) / 10} % <small className={classes.note}>{title}</small>
        </span>
      ))}
    </span>
  );
}

function Version(row: VersionRow): ReactNode {
  return (
    <span className={classes.state}>
      <code>{row.version}</code>
      <PreviewLink {...row} />
      <RollbackButton {...row} />
    </span>
  );
}

const COLUMNS: readonly TableColumn<VersionRow>[] = [
  { id: 'remote', header: 'Remote', value: ({ title }) => title },
  { id: 'version', header: 'Version', narrow: true, cell: (row) => <Version {...row} /> },
  { id: 'state', header: 'Visitors', narrow: true, cell: StateSince, value: ({ traffic }) => traffic },
  { id: 'loads', header: 'Loads', align: 'end', value: ({ report }) => report?.loads ?? 0 },
  { id: 'failures', header: 'Failures', align: 'end', cell: Failures, value: ({ report }) => report?.failures ?? 0 },
  { id: 'tasks', header: 'Tasks', cell: Tasks },
  ...(['LCP', 'INP', 'CLS'] as const).map((name): TableColumn<VersionRow> => ({
    id: name,
    header: name,
    align: 'end',
    narrow: true,
    cell: ({ report }) => vitalText(report, name) ?? <span className={classes.note}>none</span>,
  })),
];

/** The columns of the dashboard. The screen of the front ends also has links, and since when a version is live. */
const BRIEF: readonly TableColumn<VersionRow>[] = [
  {
    id: 'remote',
    header: 'Remote',
    cell: ({ title, version }) => (
      <span className={classes.named}>
        <span>{title}</span>
        <code className={classes.note}>{version}</code>
      </span>
    ),
    value: ({ title }) => title,
  },
  ...COLUMNS.filter(({ id }) => !['remote', 'version', 'tasks'].includes(id)).map((column) =>
    column.id === 'state' ? { ...column, cell: State } : column,
  ),
];

interface VersionsTableProps {
  readonly state: DeliveryState | undefined;
  /** Only what the dashboard shows: the versions that visitors get, with their figures. */
  readonly brief?: boolean;
}

/** The versions of the front ends with their figures, and the canaries under way. */
export function VersionsTable({ state, brief = false }: VersionsTableProps): ReactNode {
  const change = state && !brief && lastChange(state);
  return (
    <>
      {state?.freeze && (
        <Notice tone="warning" role="status">
          No version gets more visitors
          {state.freeze.until && (
            <>
              {' '}
              until <Moment at={state.freeze.until} />
            </>
          )}
          : {state.freeze.reason}
        </Notice>
      )}
      {state && <CanaryProgress canaries={canariesOf(state)} every={REFRESH_INTERVAL} />}
      <DataTable
        caption="Versions of each remote, with loads, failures, tasks and web vitals of the last 24 hours"
        loading={!state}
        rows={state ? versionRows(state).filter(({ traffic }) => !brief || traffic > 0) : []}
        rowKey={({ name, version }) => `${name} ${version}`}
        columns={brief ? BRIEF : COLUMNS}
      />
      {state && !brief && (
        <p className={classes.note}>
          Three in four visits had at most these vitals: how long the main content took to appear (LCP), how long a
          press took to be answered (INP), how far the page moved (CLS). Tasks are in per cent of the loads.
        </p>
      )}
      {change && (
        <p className={classes.note}>
          Revision {change.revision}. Last change: {change.what}, by {change.by}, <Moment at={change.at} />.
        </p>
      )}
    </>
  );
}

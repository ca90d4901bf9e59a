import { createVersionPreview } from 'api-client';
import type { ReactNode } from 'react';
import { Moment, usePermission } from 'shared-store';
import { Badge, Notice } from 'ui-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { REFRESH_INTERVAL } from './api';
import { CanaryProgress } from './canary-progress';
import { canariesOf } from './canary-state';
import classes from './delivery.module.css';
import type { DeliveryState } from './live-versions';
import { PreviewLink } from './preview-link';
import { RollbackButton } from './rollback-button';
import { NOT_MEASURED, versionRows, vitalText, type VersionRow, type VersionState } from './version-rows';

const LOOKS: Readonly<Record<VersionState, readonly ['success' | 'info' | 'danger' | 'neutral', string]>> = {
  live: ['success', 'Live'],
  canary: ['info', 'Canary'],
  carried: ['info', 'For some remotes'],
  revoked: ['danger', 'Revoked'],
  former: ['neutral', 'In open tabs'],
  waiting: ['neutral', 'Not live'],
  elsewhere: ['neutral', 'From elsewhere'],
};

function State({ state, traffic }: VersionRow): ReactNode {
  const [tone, word] = LOOKS[state];
  return <Badge tone={tone}>{traffic > 0 ? `${word}, ${traffic} %` : word}</Badge>;
}

/** Since when a version has its state, and why it is revoked. */
const stateNote = ({ since, revoked }: VersionRow): ReactNode =>
  (revoked !== undefined || since) && (
    <>
      {revoked}
      {revoked && since && ', '}
      {since && (
        <>
          <Moment at={since.at} />
          {since.by !== undefined && ` by ${since.by}`}
        </>
      )}
    </>
  );

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

const REMOTE: TableColumn<VersionRow> = {
  id: 'remote',
  header: 'Remote',
  value: ({ title }) => title,
  note: ({ version }) => <code className={classes.version}>{version}</code>,
};

const VISITORS: TableColumn<VersionRow> = {
  id: 'state',
  header: 'Visitors',
  narrow: true,
  cell: State,
  value: ({ traffic }) => traffic,
};

const FIGURES: readonly TableColumn<VersionRow>[] = [
  { id: 'loads', header: 'Loads', align: 'end', value: ({ report }) => report?.loads ?? 0 },
  {
    id: 'failures',
    header: 'Failures',
    align: 'end',
    cell: ({ report }) =>
      report?.failure ? <strong className={classes.failures}>{report.failures}</strong> : (report?.failures ?? 0),
    note: ({ report }) =>
      report?.failure && (
        <>
          {report.failure.reason}, <Moment at={report.failure.at} />
        </>
      ),
    value: ({ report }) => report?.failures ?? 0,
  },
  ...(['LCP', 'INP', 'CLS'] as const).map((name): TableColumn<VersionRow> => ({
    id: name,
    header: name,
    align: 'end',
    narrow: true,
    cell: ({ report }) => vitalText(report, name) ?? NOT_MEASURED,
  })),
];

/** The columns of the dashboard. */
const BRIEF = [REMOTE, VISITORS, ...FIGURES];

const COLUMNS = [
  REMOTE,
  { ...VISITORS, note: stateNote },
  { id: 'tasks', header: 'Tasks', narrow: true, cell: Tasks },
  ...FIGURES,
];

interface VersionsTableProps {
  readonly state: DeliveryState | undefined;
  /** Only what the dashboard shows: the versions that visitors get, with their figures. */
  readonly brief?: boolean;
}

/** The versions of the front ends with their figures, and the canaries under way. */
export function VersionsTable({ state, brief = false }: VersionsTableProps): ReactNode {
  const mayShare = usePermission(createVersionPreview);
  const hasActions = !brief && (mayShare || (state?.rollbacks.length ?? 0) > 0);
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
        layout={brief ? 'brief' : 'rows'}
        rowActions={
          hasActions
            ? (row) => (
                <>
                  <RollbackButton {...row} />
                  <PreviewLink {...row} />
                </>
              )
            : undefined
        }
      />
      {state && !brief && (
        <p className={classes.note}>
          Three in four visits had at most these vitals: how long the main content took to appear (LCP), how long a
          press took to be answered (INP), how far the page moved (CLS). Tasks are in per cent of the loads.
        </p>
      )}
    </>
  );
}

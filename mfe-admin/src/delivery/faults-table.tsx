import type { ReactNode } from 'react';
import { Moment } from 'shared-store';
import { Badge } from 'ui-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import classes from './delivery.module.css';
import { faultRows, type FaultRow } from './fault-rows';
import type { DeliveryState } from './live-versions';

function Place({ reason, place, isNew }: FaultRow): ReactNode {
  return (
    <span className={classes.fault}>
      <strong>{reason}</strong>
      {place && (
        <code className={classes.place}>
          {place.file}:{place.line}
        </code>
      )}
      {place?.text && <code className={classes.source}>{place.text}</code>}
      {isNew && <Badge tone="danger">New in this version</Badge>}
    </span>
  );
}

const SHORT_COMMIT = 8;

function Owner({ owner, alerts }: FaultRow): ReactNode {
  if (alerts === undefined) return owner;
  return <a href={alerts.includes('@') ? `mailto:${alerts}` : alerts}>{owner ?? alerts}</a>;
}

function Version(row: FaultRow): ReactNode {
  const { title, version, commit } = row;
  return (
    <span className={classes.state}>
      {title}
      <code>{version}</code>
      {commit && <small className={classes.note}>commit {commit.slice(0, SHORT_COMMIT)}</small>}
      <small className={classes.note}>
        <Owner {...row} />
      </small>
    </span>
  );
}

function Count({ count, share }: FaultRow): ReactNode {
  return (
    <span className={classes.figure}>
      <strong>{count}</strong>
      <small className={classes.note}>{share < 1 ? 'under 1' : Math.round(share)} % of loads</small>
    </span>
  );
}

function Last({ first, last }: FaultRow): ReactNode {
  return (
    <span className={classes.state}>
      <Moment at={last} />
      <small className={classes.note}>
        first <Moment at={first} />
      </small>
    </span>
  );
}

const COLUMNS: readonly TableColumn<FaultRow>[] = [
  { id: 'fault', header: 'Fault', cell: (row) => <Place {...row} />, value: ({ reason }) => reason },
  { id: 'version', header: 'Version', narrow: true, cell: (row) => <Version {...row} />, value: ({ title }) => title },
  { id: 'count', header: 'Times', align: 'end', narrow: true, cell: Count, value: ({ count }) => count },
  { id: 'last', header: 'Last', narrow: true, cell: Last, value: ({ last }) => last },
];

/** The faults of the last 24 hours, each with the line of the source that caused it. */
export function FaultsTable({ state }: { readonly state: DeliveryState }): ReactNode {
  const rows = faultRows(state);
  if (rows.length === 0) return <p className={classes.note}>No version failed in the last 24 hours.</p>;
  return (
    <DataTable
      caption="Faults of each version in the last 24 hours, with the line of the source"
      rows={rows}
      rowKey={({ remote, version, reason, places }) => [remote, version, reason, ...places].join(' ')}
      columns={COLUMNS}
    />
  );
}

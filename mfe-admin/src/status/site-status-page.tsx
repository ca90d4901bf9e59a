import { fetchSiteStatus, counted, fileSize } from 'api-client';
import { Moment, useRead } from 'shared-store';
import type { SiteStatus } from 'api-client';
import type { ReactNode } from 'react';
import { ScreenHead } from 'admin-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { DataList, ErrorPanel, Heading, KitLink, Notice, SkeletonTable, type Fact } from 'ui-kit';
import { percent, problemsOf, workWords } from './problems';
import classes from './status.module.css';

/** The interval at which the open screen loads the status again, in milliseconds. */
const REFRESH_INTERVAL = 30_000;

const When = ({ at }: { readonly at: string }): ReactNode => <Moment at={at} />;

function LastBackup({ lastBackup }: Pick<SiteStatus, 'lastBackup'>): ReactNode {
  if (!lastBackup) return 'None';
  const { finishedAt, rows, files, bytes, lostFiles } = lastBackup;
  return (
    <span className={classes.stacked}>
      <When at={finishedAt} />
      <span className={classes.note}>
        {counted(rows, 'row')} and {counted(files, 'file')}, {fileSize(bytes)}
        {lostFiles > 0 && `; ${counted(lostFiles, 'file')} missing`}
      </span>
    </span>
  );
}

function Emails({ emails: { waiting, failed } }: Pick<SiteStatus, 'emails'>): ReactNode {
  const figures = `${waiting} waiting, ${failed} failed`;
  return waiting + failed > 0 ? <KitLink href="/admin/unsent-emails">{figures}</KitLink> : figures;
}

function factsOf(status: SiteStatus): Fact[] {
  const { database, disks, apiServers, versions } = status;
  return [
    { term: 'Last backup', detail: <LastBackup lastBackup={status.lastBackup} /> },
    { term: 'Emails', detail: <Emails emails={status.emails} /> },
    { term: 'Free disk space', detail: disks.map(({ name, freeShare }) => `${name} ${percent(freeShare)}`).join(', ') },
    { term: 'API servers', detail: `${apiServers} connected` },
    {
      term: 'Database',
      detail:
        database.engine === 'embedded' ? `Embedded PostgreSQL ${database.version}` : `PostgreSQL ${database.version}`,
    },
    { term: 'Versions', detail: `API server ${versions.api}, Node.js ${versions.node}` },
  ];
}

type Work = SiteStatus['scheduledWork'][number];

const COLUMNS: readonly TableColumn<Work>[] = [
  { id: 'name', header: 'Work', cell: ({ name }) => workWords(name) },
  {
    id: 'last',
    header: 'Last done',
    narrow: true,
    cell: ({ lastRunAt }) => (lastRunAt ? <When at={lastRunAt} /> : 'Not yet'),
  },
  { id: 'next', header: 'Due', narrow: true, cell: ({ nextRunAt }) => <When at={nextRunAt} /> },
  {
    id: 'failures',
    header: 'Failures',
    cell: ({ failures, lastError }) => (
      <span className={classes.stacked}>
        {failures}
        {lastError && <span className={classes.note}>{lastError}</span>}
      </span>
    ),
  },
];

function Problems({ status, now }: { readonly status: SiteStatus; readonly now: number }): ReactNode {
  const problems = problemsOf(status, now);
  return (
    <div className={classes.problems} role="status">
      {problems.length === 0 && <Notice tone="success">Everything is in order.</Notice>}
      {problems.map(({ id, tone, text, href }) => (
        <Notice key={id} tone={tone}>
          {text} {href && <KitLink href={href}>Show the emails</KitLink>}
        </Notice>
      ))}
    </div>
  );
}

/** The health of the site and its environment. */
export function Component(): ReactNode {
  const { data, isError, isFetching, fulfilledTimeStamp, refetch } = useRead(fetchSiteStatus, undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_INTERVAL,
  });
  return (
    <div className={classes.status}>
      <ScreenHead title="Site status" lead="Reloads every 30 seconds." />
      {isError && (
        <ErrorPanel message="The status could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <SkeletonTable rows={6} label="Loading the status" />}
      {!isError && data && (
        <>
          <Problems status={data} now={fulfilledTimeStamp ?? 0} />
          <DataList facts={factsOf(data)} />
          <section className={classes.section} aria-labelledby="work-heading">
            <Heading level={2} size={5} id="work-heading">
              Scheduled work
            </Heading>
            <DataTable
              caption="Scheduled work with its last run and its result"
              rows={data.scheduledWork}
              rowKey={({ name }) => name}
              columns={COLUMNS}
              empty={<p className={classes.note}>Nothing has been scheduled yet.</p>}
            />
          </section>
        </>
      )}
    </div>
  );
}

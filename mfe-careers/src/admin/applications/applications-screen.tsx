import { fetchJobApplications } from 'api-client';
import { Day, useAnswer } from 'shared-store';
import type { JobApplication } from 'api-client';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Badge, ButtonLink, EmptyState, ErrorPanel, KitLink } from 'ui-kit';
import { Pager } from 'ui-kit/pager';
import { ScreenHead } from 'admin-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { applicationScreen, boardOf, JOBS_SCREEN, STATE_MAILS_SCREEN } from '../admin-paths';
import { APPLICATION_STATES, stateLabel } from '../application-states';
import {
  APPLICATIONS_PER_PAGE,
  narrowing,
  readApplicationChoice,
  readSort,
  writeApplicationChoice,
} from './application-query';
import type { ApplicationChoice } from './application-query';
import { ApplicationToolbar } from './application-toolbar';
import { BulkStateChange } from './bulk-state-change';
import { ExportButton } from './export-button';
import classes from './applications.module.css';

const columns: readonly TableColumn<JobApplication>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ _id, fullName, email }) => (
      <>
        <KitLink href={applicationScreen(_id)}>{fullName}</KitLink>
        <span className={classes.email}>{email}</span>
      </>
    ),
  },
  { id: 'job', header: 'Job', cell: ({ jobTitle }) => jobTitle },
  { id: 'reference', header: 'Reference', narrow: true, cell: ({ reference }) => reference },
  {
    id: 'state',
    header: 'State',
    narrow: true,
    cell: ({ state }) => (
      <Badge tone={APPLICATION_STATES.find(({ value }) => value === state)?.tone}>{stateLabel(state)}</Badge>
    ),
  },
  {
    id: 'createdAt',
    header: 'Received',
    narrow: true,
    sortable: true,
    cell: ({ createdAt }) => <Day value={createdAt} />,
  },
  { id: 'purgeAt', header: 'Deleted on', narrow: true, cell: ({ purgeAt }) => <Day value={purgeAt} /> },
];

/** The applications: search, filters, order and page are in the address, and the server applies them. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const [selected, setSelected] = useState<string[]>([]);
  const choice = readApplicationChoice(query);
  const { data, isError, isFetching, refetch } = useAnswer(
    fetchJobApplications,
    { query: { ...narrowing(choice), sort: choice.sort, page: choice.page, limit: APPLICATIONS_PER_PAGE } },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (next: Partial<ApplicationChoice>): void => {
    setSelected([]);
    setQuery(writeApplicationChoice({ ...choice, page: 1, ...next }), { replace: true, preventScrollReset: true });
  };
  const rows = data?.jobApplications ?? [];
  const narrowed = Object.keys(narrowing(choice)).length > 0;

  return (
    <div className={classes.screen}>
      <ScreenHead
        title="Applications"
        actions={
          <>
            <ButtonLink href={boardOf(choice.jobId)} variant="secondary" size="small">
              Board
            </ButtonLink>
            <ButtonLink href={STATE_MAILS_SCREEN} variant="secondary" size="small">
              Emails
            </ButtonLink>
            <ExportButton choice={choice} total={data?.total ?? 0} />
          </>
        }
      />
      {isError ? (
        <ErrorPanel
          title="The applications could not be loaded"
          message="The server did not answer as expected."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <ApplicationToolbar choice={choice} total={data?.total} onChoose={choose} />
          <DataTable
            caption="Applications"
            columns={columns}
            rows={rows}
            rowKey={({ _id }) => _id}
            rowLabel={({ fullName, jobTitle }) => `${fullName}, ${jobTitle}`}
            loading={!data}
            sort={choice.sort}
            onSortChange={(sort) => choose({ sort: readSort(sort) })}
            selected={selected}
            onSelectedChange={setSelected}
            bulkActions={(keys) => (
              <BulkStateChange
                applications={rows.filter(({ _id }) => keys.includes(_id))}
                onDone={() => setSelected([])}
              />
            )}
            empty={
              narrowed ? (
                <EmptyState title="No applications match" drawing="search">
                  Try other words, or clear the filters.
                </EmptyState>
              ) : (
                <EmptyState
                  title="No applications yet"
                  drawing="people"
                  action={
                    <ButtonLink href={JOBS_SCREEN} variant="secondary" size="small">
                      See the jobs
                    </ButtonLink>
                  }
                >
                  An application appears here as soon as somebody applies for a job.
                </EmptyState>
              )
            }
          />
          <Pager
            page={choice.page}
            pageCount={Math.ceil((data?.total ?? 0) / APPLICATIONS_PER_PAGE)}
            onPage={(page) => choose({ page })}
            label="Pages of applications"
          />
        </>
      )}
    </div>
  );
}

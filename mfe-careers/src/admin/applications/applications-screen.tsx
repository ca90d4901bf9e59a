import { exportJobApplications, fetchJobApplications, listQuery } from 'api-client';
import { callApi, ShortDay, useAnswer, useAppDispatch } from 'shared-store';
import type { JobApplication } from 'api-client';
import { useSearchParams } from 'react-router-dom';
import { Badge, ButtonLink, EmptyState } from 'ui-kit';
import { CollectionScreen, ExportButton, RowName, type CollectionFilter } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { applicationScreen, boardOf, JOBS_SCREEN, STATE_MAILS_SCREEN } from '../admin-paths';
import { APPLICATION_STATES, stateLabel } from '../application-states';
import { applicationList, APPLICATIONS_PER_PAGE, narrowing } from './application-query';
import { BulkStateChange } from './bulk-state-change';
import { ChosenJob } from './chosen-job';
import classes from './applications.module.css';

const columns: readonly TableColumn<JobApplication>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ _id, fullName, email }) => (
      <>
        <RowName href={applicationScreen(_id)}>{fullName}</RowName>
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
    cell: ({ createdAt }) => <ShortDay at={createdAt} />,
  },
  { id: 'purgeAt', header: 'Will be deleted on', narrow: true, cell: ({ purgeAt }) => <ShortDay at={purgeAt} /> },
];

const filters: readonly CollectionFilter<JobApplication>[] = [
  { id: 'state', label: 'State', options: APPLICATION_STATES },
  { id: 'jobId', label: 'Job', options: [], chosen: (id, remove) => <ChosenJob id={id} onRemove={remove} /> },
];

/** The applications: search, filters, order and page are in the address, and the server applies them. */
export function Component() {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const state = applicationList.read(params);
  const read = useAnswer(
    fetchJobApplications,
    { query: { ...listQuery(state), limit: APPLICATIONS_PER_PAGE } },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <CollectionScreen
      title="Applications"
      noun={{ one: 'application', many: 'applications' }}
      items={read.data?.jobApplications}
      total={read.data?.total ?? 0}
      pageSize={APPLICATIONS_PER_PAGE}
      read={read}
      readPage={async (page) =>
        (await dispatch(callApi(fetchJobApplications, { query: { ...listQuery(state), ...page } }))).jobApplications
      }
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ fullName, jobTitle }) => `${fullName}, ${jobTitle}`}
      searchHint="Name, email, job, reference"
      filters={filters}
      defaultSort="-createdAt"
      actions={
        <>
          <ButtonLink href={boardOf(state.filters.jobId ?? '')} variant="secondary" size="small">
            Board
          </ButtonLink>
          <ButtonLink href={STATE_MAILS_SCREEN} variant="secondary" size="small">
            Emails
          </ButtonLink>
          <ExportButton
            fileName="job-applications.csv"
            disabled={!read.data || read.data.total === 0}
            read={() => callApi(exportJobApplications, { query: narrowing(state) })}
          />
        </>
      }
      bulkControl={(_applications, _onDone, start) => <BulkStateChange start={start} />}
      empty={
        <EmptyState
          title="No applications yet"
          drawing="people"
          action={
            <ButtonLink href={JOBS_SCREEN} variant="secondary" size="small">
              See the jobs
            </ButtonLink>
          }
        >
          Applications for jobs appear here.
        </EmptyState>
      }
    />
  );
}

import { fetchJobApplications, type JobPosting } from 'api-client';
import { jobPostings } from 'api-client/content-types';
import { Archive, ArchiveRestore, Users } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ShortDay, usePermission, useAppDispatch } from 'shared-store';
import { Badge, buttonClassName, KitLink } from 'ui-kit';
import { CollectionScreen, servedStatusFilter, HiddenWorkBadge, StatusBadge, type BulkAction } from 'admin-kit';
import {
  contentColumns,
  copyPath,
  deletionQuestion,
  DuplicateLink,
  useBulkEdit,
  useChangedIds,
  useContentChanges,
} from 'admin-kit/content';
import { DELETE_JOB } from '../../job/delete-job';
import { roleText } from '../../jobs/role-text';
import { readJobs, useJobPostingPageQuery } from '../api';
import { applicationsToJob, editJobScreen, NEW_JOB_SCREEN } from '../admin-paths';
import { JOBS_PER_PAGE, jobsQuery } from './jobs-query';
import classes from './jobs-screen.module.css';

const columnsWith = (changed: ReturnType<typeof useChangedIds>) =>
  contentColumns<JobPosting>(jobPostings, {
    title: {
      // The server's name for this sort key.
      id: 'name',
      cell: ({ title, role }) => (
        <>
          {title}
          <span className={classes.role}>{roleText(role)}</span>
        </>
      ),
      sortable: true,
    },
    location: { sortable: false },
    state: {
      narrow: true,
      cell: ({ _id, state, status }) => (
        <span className={classes.badges}>
          <Badge tone={state === 'open' ? 'success' : 'neutral'}>{state === 'open' ? 'Open' : 'Closed'}</Badge>
          {status !== 'published' && <StatusBadge status={status} />}
          <HiddenWorkBadge hidden={changed.get(_id)} />
        </span>
      ),
      sortable: false,
    },
    createdAt: { cell: ({ createdAt }) => <ShortDay at={createdAt} />, sortable: true },
  });

const stateFilter = {
  id: 'state',
  label: 'State',
  options: [
    { value: 'open', label: 'Open' },
    { value: 'closed', label: 'Closed' },
  ],
};

const titlesOf = (jobs: readonly JobPosting[]): string[] => jobs.map(({ title }) => title);

const iconLink = buttonClassName({ variant: 'ghost', size: 'small' });

/** The job postings, one page at a time: search, filters, closing and deleting several at once, copies. */
export function Component() {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const read = useJobPostingPageQuery(jobsQuery(params));
  const reader = usePermission(fetchJobApplications);
  const changes = useContentChanges(jobPostings);
  const columns = columnsWith(useChangedIds(jobPostings));
  const bulkEdit = useBulkEdit<JobPosting>(jobPostings, changes.update);

  const setState =
    (state: JobPosting['state']) =>
    ({ _id }: JobPosting) =>
      changes.update(_id, { state });
  const bulkActions: BulkAction<JobPosting>[] = [
    {
      id: 'close',
      label: 'Close',
      icon: <Archive aria-hidden="true" />,
      words: { doing: 'Closing', done: 'closed' },
      each: setState('closed'),
      undoEach: setState('open'),
    },
    {
      id: 'reopen',
      label: 'Reopen',
      icon: <ArchiveRestore aria-hidden="true" />,
      words: { doing: 'Reopening', done: 'reopened' },
      each: setState('open'),
      undoEach: setState('closed'),
    },
    ...bulkEdit.actions,
  ];

  return (
    <>
      <CollectionScreen
        title="Jobs"
        purpose="Open jobs appear on the career page and take applications."
        noun={{ one: 'job', many: 'jobs' }}
        items={read.data?.jobPostings}
        total={read.data?.total}
        pageSize={JOBS_PER_PAGE}
        read={read}
        readPage={(page) => dispatch(readJobs({ ...jobsQuery(params), ...page }))}
        columns={columns}
        keyOf={({ _id }) => _id}
        labelOf={({ title }) => title}
        filters={[stateFilter, servedStatusFilter]}
        defaultSort="-createdAt"
        newHref={NEW_JOB_SCREEN}
        editHref={({ _id }) => editJobScreen(_id)}
        bulkActions={bulkActions}
        rowActions={(job) => (
          <>
            {reader && (
              <KitLink
                href={applicationsToJob(job._id)}
                className={iconLink}
                aria-label={`Applications to ${job.title}`}
                title="Applications"
              >
                <Users aria-hidden="true" />
              </KitLink>
            )}
            <DuplicateLink href={copyPath(NEW_JOB_SCREEN, job._id)} label={job.title} />
          </>
        )}
        deletion={{
          question: (items) => (items.length > 1 ? deletionQuestion('Job Postings', titlesOf(items)) : DELETE_JOB),
          each: ({ _id }) => changes.delete(_id),
          undoEach: ({ _id }) => changes.restore(_id),
        }}
      />
      {bulkEdit.dialog}
    </>
  );
}

import { fetchJobApplications, type JobPosting } from 'api-client';
import { Archive, ArchiveRestore, Copy, Users } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { messageOf, usePermission } from 'shared-store';
import { Badge, buttonClassName, KitLink } from 'ui-kit';
import { CollectionScreen, StatusBadge, statusFilter, type BulkAction } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { dayText } from '../../jobs/day-text';
import { useDeleteJobPostingMutation, useEditJobPostingMutation } from '../../jobs/job-changes';
import { roleText } from '../../jobs/role-text';
import { useJobPostingPageQuery } from '../admin-endpoints';
import { applicationsToJob, duplicateJobScreen, editJobScreen, NEW_JOB_SCREEN } from '../admin-paths';
import { JOBS_PER_PAGE, jobsQuery } from './jobs-query';
import classes from './jobs-screen.module.css';

const columns: readonly TableColumn<JobPosting>[] = [
  {
    id: 'name',
    header: 'Title',
    cell: ({ title, role }) => (
      <>
        {title}
        <span className={classes.role}>{roleText(role)}</span>
      </>
    ),
    sortable: true,
  },
  { id: 'location', header: 'Location', cell: ({ location }) => location },
  {
    id: 'state',
    header: 'State',
    narrow: true,
    cell: ({ state, status }) => (
      <span className={classes.badges}>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{state === 'open' ? 'Open' : 'Closed'}</Badge>
        {status !== 'published' && <StatusBadge status={status} />}
      </span>
    ),
  },
  {
    id: 'createdAt',
    header: 'Created',
    narrow: true,
    cell: ({ createdAt }) => dayText(createdAt),
    sortable: true,
  },
];

const stateFilter = {
  id: 'state',
  label: 'State',
  options: [
    { value: 'open', label: 'Open' },
    { value: 'closed', label: 'Closed' },
  ],
};

const iconLink = buttonClassName({ variant: 'ghost', size: 'small' });

/** The job postings, read page by page: search, filters, closing and deleting several at once, copies. */
export function Component() {
  const [params] = useSearchParams();
  const { data, isError, refetch } = useJobPostingPageQuery(jobsQuery(params));
  const reader = usePermission(fetchJobApplications);
  const [edit] = useEditJobPostingMutation();
  const [remove] = useDeleteJobPostingMutation();

  const setState = (state: JobPosting['state']) => async (items: readonly JobPosting[]) => {
    const outcomes = await Promise.allSettled(
      items.map((job) => edit({ params: { id: job._id }, body: { state } }).unwrap()),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw new Error(messageOf(failed.reason));
    const word = state === 'open' ? 'open again' : 'closed';
    return items.length === 1 ? `1 job is ${word}` : `${items.length} jobs are ${word}`;
  };
  const bulkActions: BulkAction<JobPosting>[] = [
    {
      id: 'close',
      label: 'Close',
      icon: <Archive aria-hidden="true" />,
      run: setState('closed'),
      undo: setState('open'),
    },
    {
      id: 'reopen',
      label: 'Reopen',
      icon: <ArchiveRestore aria-hidden="true" />,
      run: setState('open'),
      undo: setState('closed'),
    },
  ];

  return (
    <CollectionScreen
      title="Jobs"
      noun={{ one: 'job', many: 'jobs' }}
      items={data?.jobPostings}
      total={data?.total}
      pageSize={JOBS_PER_PAGE}
      failed={isError}
      onRetry={() => void refetch()}
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ title }) => title}
      filters={[stateFilter, statusFilter]}
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
          <KitLink
            href={duplicateJobScreen(job._id)}
            className={iconLink}
            aria-label={`Duplicate ${job.title}`}
            title="Duplicate"
          >
            <Copy aria-hidden="true" />
          </KitLink>
        </>
      )}
      deletion={{
        question: () => ({
          title: 'Delete Job Posting',
          question: 'Are you sure you want to delete this Job Posting?',
          warning: "Warning!! You can't revert this action.",
          confirmLabel: 'Confirm Delete',
        }),
        run: async (items) => {
          const messages: string[] = [];
          for (const job of items) messages.push((await remove({ params: { id: job._id } }).unwrap()).message);
          return messages.at(-1);
        },
      }}
    />
  );
}

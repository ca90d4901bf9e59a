import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { JobPosting } from 'api-client';
import { jobPostings } from 'api-client/content-types';
import { ContentEditor, ItemPage } from 'admin-kit/content';
import { Panel, SkeletonForm, Stack } from 'ui-kit';
import { JobDetail } from '../../job/job-detail';
import { useJobPostingToEditQuery } from '../admin-endpoints';
import { toCopyValues } from './job-values';

const frame = (fields: ReactNode) => (
  <Panel>
    <Stack>{fields}</Stack>
  </Panel>
);

interface JobEditorProps {
  /** The job to edit; a new one is made without. */
  readonly job?: JobPosting;
  /** What a new job is a copy of. */
  readonly original?: JobPosting;
}

function JobEditor({ job, original }: JobEditorProps) {
  return (
    <ContentEditor
      type={jobPostings}
      item={job}
      crumb={job?.title}
      main={[
        'title',
        ['location', 'department'],
        'role',
        ['employmentType', 'workplaceType'],
        'salaryRange',
        'detail',
        'responsibilities',
        'requirements',
        'benefits',
      ]}
      aside={['state', 'validThrough']}
      frame={frame}
      values={(item) => (!item && original ? toCopyValues(original) : {})}
      preview={(shown) => <JobDetail job={shown} preview />}
    />
  );
}

function Copy({ from }: { readonly from: string }) {
  const { data: original, isError } = useJobPostingToEditQuery(from);
  if (original) return <JobEditor original={original} />;
  return isError ? <JobEditor /> : <SkeletonForm fields={8} />;
}

/** The editor of a job posting: an existing one, an empty one or, with `?from=`, a copy of another one. */
export function Component() {
  const [query] = useSearchParams();
  const from = query.get('from');
  return (
    <ItemPage<JobPosting>
      type={jobPostings}
      missing={{
        title: 'No job details available.',
        message: 'The job could not be loaded. It may have been deleted.',
      }}
      editor={(job) =>
        job ? <JobEditor job={job} /> : from ? <Copy key={from} from={from} /> : <JobEditor key="empty" />
      }
    />
  );
}

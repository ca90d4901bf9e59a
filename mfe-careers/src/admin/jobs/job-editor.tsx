import type { ReactNode } from 'react';
import type { JobPosting } from 'api-client';
import { jobPostings } from 'api-client/content-types';
import { ContentEditor, ItemPage } from 'admin-kit/content';
import { Panel, Stack } from 'ui-kit';
import { JobRecruiters } from './job-recruiters';

const frame = (fields: ReactNode) => (
  <Panel>
    <Stack>{fields}</Stack>
  </Panel>
);

/** The fields in which a copy differs: it is open, without a last day. */
const COPIED = { state: 'open', validThrough: '' };

/** The editor of a job posting: an existing one, a new one or a copy. */
export function Component() {
  return (
    <ItemPage<JobPosting>
      type={jobPostings}
      missing="No job details available."
      editor={(job) => (
        <>
          <ContentEditor type={jobPostings} item={job} copied={COPIED} frame={frame} />
          {job && <JobRecruiters jobId={job._id} />}
        </>
      )}
    />
  );
}

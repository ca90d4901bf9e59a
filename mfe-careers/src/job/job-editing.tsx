import type { JobPosting } from 'api-client';
import { lazy, Suspense, useState } from 'react';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { Button, ButtonLink, Cluster } from 'ui-kit';

// The dialog is code that only signed-in people ever need.
const DeleteJobDialog = lazy(() => import(/* webpackChunkName: "delete-job" */ './delete-job-dialog'));

/** Edit and delete, for the signed-in (specification, section 6); the server decides what they may do. */
export function JobEditing({ job }: { readonly job: JobPosting }) {
  const userInfo = useAppSelector(selectUserInfo);
  const [deleting, setDeleting] = useState(false);
  if (!userInfo) return null;
  return (
    <Cluster gap={1}>
      <ButtonLink href={`/admin/job-postings/${job._id}`} variant="secondary" size="small">
        Edit
      </ButtonLink>
      <Button variant="secondary" size="small" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteJobDialog job={job} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Cluster>
  );
}

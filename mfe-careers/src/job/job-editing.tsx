import { DeleteJobPostings, EditJobPostings, type JobPosting } from 'api-client';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from 'shared-store';
import { Button, ButtonLink, Cluster } from 'ui-kit';

// The code of the dialog is for signed-in administrators only.
const DeleteJobDialog = lazy(() => import(/* webpackChunkName: "delete-job" */ './delete-job-dialog'));

/** Edit and delete buttons, for administrators with the permission (specification, section 6). */
export function JobEditing({ job }: { readonly job: JobPosting }) {
  const mayEdit = usePermission(EditJobPostings);
  const mayDelete = usePermission(DeleteJobPostings);
  const [deleting, setDeleting] = useState(false);
  if (!mayEdit && !mayDelete) return null;
  return (
    <Cluster gap={1}>
      {mayEdit && (
        <ButtonLink href={`/admin/job-postings/${job._id}`} variant="secondary" size="small">
          Edit
        </ButtonLink>
      )}
      {mayDelete && (
        <Button variant="secondary" size="small" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      )}
      {deleting && (
        <Suspense fallback={null}>
          <DeleteJobDialog job={job} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Cluster>
  );
}

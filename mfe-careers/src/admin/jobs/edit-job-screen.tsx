import { useParams } from 'react-router-dom';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import { useJobPostingToEditQuery } from '../admin-endpoints';
import { JobEditor } from './job-editor';

/** The editor of one job. */
export function Component() {
  const { id = '' } = useParams();
  const {
    currentData: job,
    isError,
    isFetching,
    refetch,
  } = useJobPostingToEditQuery(id, { refetchOnMountOrArgChange: true });
  // Mounted anew with every version, so that the form never mixes two.
  if (job && !isFetching) return <JobEditor key={`${job._id} ${job.version}`} job={job} />;
  if (!isError) return <SkeletonForm fields={8} />;
  return (
    <ErrorPanel
      title="No job details available."
      message="The job could not be loaded. It may have been deleted."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

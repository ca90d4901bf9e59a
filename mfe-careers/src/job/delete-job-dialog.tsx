import { DELETE_JOB } from './delete-job';
import { CAREER_PATH, type JobPosting, DeleteJobPostings } from 'api-client';
import { useNavigate } from 'react-router-dom';
import { messageOf, useChange } from 'shared-store';
import { FullScreenLoader, notify } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';

interface DeleteJobDialogProps {
  readonly job: Pick<JobPosting, '_id' | 'title'>;
  readonly onClose: () => void;
  /** Called after the job was deleted; opens the list of jobs by default. */
  readonly onDeleted?: () => void;
}

/** Asks before a job posting is deleted, in the words of the specification (section 2, admin dialogs). */
export default function DeleteJobDialog({ job, onClose, onDeleted }: DeleteJobDialogProps) {
  const navigate = useNavigate();
  const [deleteJob, { isLoading }] = useChange(DeleteJobPostings);

  const confirm = async (): Promise<void> => {
    try {
      const { message } = await deleteJob({ params: { id: job._id } }).unwrap();
      notify.success(message);
      onClose();
      if (onDeleted) onDeleted();
      else await navigate(CAREER_PATH);
    } catch (error) {
      notify.error(messageOf(error));
    }
  };

  return (
    <>
      <ConfirmDialog onClose={onClose} {...DELETE_JOB} busy={isLoading} onConfirm={() => void confirm()} />
      {isLoading && <FullScreenLoader label="Deleting…" />}
    </>
  );
}

import { deleteJobApplication } from 'api-client';
import type { JobApplication } from 'api-client';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from 'shared-store';
import { announce } from 'admin-kit';
import { Button, FullScreenLoader } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { APPLICATIONS_SCREEN } from '../admin-paths';

/** Permanently deletes an application with its resumes, after a question, and goes back to the list. */
export function DeleteApplication({ application }: { readonly application: JobApplication }) {
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isLoading }] = useChange(deleteJobApplication);

  const confirm = async (): Promise<void> => {
    if (await announce(remove({ params: { id: application._id } }).unwrap()))
      await navigate(APPLICATIONS_SCREEN, { replace: true });
    else setConfirming(false);
  };

  return (
    <>
      <Button variant="secondary" size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => setConfirming(true)}>
        Delete application
      </Button>
      {isConfirming && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          title="Delete Application"
          question={`Are you sure you want to delete the application of ${application.fullName} with its resumes and notes?`}
          warning="Warning!! You can't revert this action."
          confirmLabel="Confirm Delete"
          busy={isLoading}
          onConfirm={() => void confirm()}
        />
      )}
      {isLoading && <FullScreenLoader label="Deleting…" />}
    </>
  );
}

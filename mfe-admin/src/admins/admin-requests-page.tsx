import { allAdminsRequest, approveAdmin, deleteAdmin } from 'api-client';
import type { AdminRequest } from 'api-client';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useChange, useRead } from 'shared-store';
import { Button, EmptyState, FullScreenLoader, Select } from 'ui-kit';
import { CollectionScreen, finalDeletion, announce } from 'admin-kit';
import { createdColumn } from 'admin-kit/table';
import { Dialog } from 'ui-kit/dialog';
import { roleHint, useRoleOptions } from './roles';

/** Approves a request, with a role. */
function ApproveDialog({
  request,
  onClose,
}: {
  readonly request: AdminRequest;
  readonly onClose: () => void;
}): ReactNode {
  const [role, setRole] = useState('editor');
  const roles = useRoleOptions();
  const [approve, { isLoading }] = useChange(approveAdmin);
  const confirm = async (): Promise<void> => {
    if (await announce(approve({ body: { email: request.email, role } }).unwrap())) onClose();
  };
  return (
    <>
      <Dialog
        size="small"
        onClose={onClose}
        busy={isLoading}
        title={`Approve ${request.name}`}
        description={`${request.email} will be able to sign in.`}
        footer={
          <>
            <Button variant="secondary" disabled={isLoading} onClick={onClose}>
              Cancel
            </Button>
            <Button busy={isLoading} onClick={() => void confirm()}>
              Approve
            </Button>
          </>
        }
      >
        <Select
          label="Role"
          value={role}
          hint={roleHint(role)}
          onChange={(event) => setRole(event.target.value)}
          options={roles}
        />
      </Dialog>
      {isLoading && <FullScreenLoader />}
    </>
  );
}

/** The requests to become an administrator, newest first. */
export function Component(): ReactNode {
  const read = useRead(allAdminsRequest, undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useChange(deleteAdmin);
  const [selected, setSelected] = useState<AdminRequest>();
  return (
    <>
      <CollectionScreen
        title="Admin requests"
        lead="People who registered and wait for approval."
        noun={{ one: 'request', many: 'requests' }}
        items={read.data}
        read={read}
        defaultSort="-createdAt"
        columns={[
          { id: 'name', header: 'Name', value: ({ name }) => name },
          { id: 'email', header: 'Email', value: ({ email }) => email },
          createdColumn,
        ]}
        keyOf={({ email }) => email}
        labelOf={({ name }) => name}
        searchText={({ name, email }) => `${name} ${email}`}
        rowActions={(request) => (
          <Button
            variant="secondary"
            size="small"
            icon={<Check aria-hidden="true" />}
            onClick={() => setSelected(request)}
          >
            Approve
          </Button>
        )}
        deletion={{
          label: 'Delete Request',
          question: () => finalDeletion('Delete Request', 'this Request'),
          each: ({ email }) => remove({ body: { email } }).unwrap(),
        }}
        empty={
          <EmptyState title="No requests" drawing="people">
            People who register appear here.
          </EmptyState>
        }
      />
      {selected && <ApproveDialog request={selected} onClose={() => setSelected(undefined)} />}
    </>
  );
}

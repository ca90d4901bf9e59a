import type { Admin } from 'api-client';
import { momentText } from 'admin-kit';
import type { ReactNode } from 'react';
import { messageOf } from 'shared-store';
import { Button, Heading, notify, Select, Stack } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { useAdminsEndSessionMutation, useAdminsRoleMutation, useAdminsSessionsQuery } from '../store/admins';
import { ROLES } from './roles';

interface AdminDialogProps {
  readonly admin: Admin;
  readonly onClose: () => void;
}

/** Somebody's role, and where they are signed in. A change is made at once. */
export function AdminDialog({ admin: { _id: id, name, email, role }, onClose }: AdminDialogProps): ReactNode {
  const { data: sessions, isError } = useAdminsSessionsQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const [changeRole, changing] = useAdminsRoleMutation();
  const [end, ending] = useAdminsEndSessionMutation();

  const tell = async (work: Promise<{ readonly message: string }>): Promise<void> => {
    try {
      notify.success((await work).message);
    } catch (error) {
      notify.error(messageOf(error));
    }
  };

  return (
    <Dialog open unsaved={false} onOpenChange={(open) => !open && onClose()} title={name} description={email}>
      <Stack>
        <Select
          label="Role"
          value={role}
          options={ROLES}
          disabled={changing.isLoading}
          onChange={(event) => {
            const chosen = ROLES.find(({ value }) => value === event.target.value)?.value;
            if (chosen && chosen !== role) void tell(changeRole({ body: { email, role: chosen } }).unwrap());
          }}
        />
        <Heading level={3} size={6}>
          Signed in
        </Heading>
        {isError && <p>The sessions could not be loaded.</p>}
        {sessions?.length === 0 && <p>Nowhere at the moment.</p>}
        {sessions?.map(({ _id, device, lastSeenAt }) => (
          <p key={_id}>
            {device || 'Unknown browser'}, last used {momentText(lastSeenAt)}{' '}
            <Button
              variant="secondary"
              size="small"
              disabled={ending.isLoading}
              onClick={() => void tell(end({ params: { id, sessionId: _id } }).unwrap())}
            >
              Sign out there
            </Button>
          </p>
        ))}
      </Stack>
    </Dialog>
  );
}

import { changeAdminRole, endAdminSession, fetchAdminSessions } from 'api-client';
import type { Admin } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useDates, Moment, useChange, useRead } from 'shared-store';
import { announce } from 'admin-kit';
import { Button, Heading, Select, Stack } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { roleHint, useRoleOptions } from './roles';
import classes from './admins.module.css';

interface AdminDialogProps {
  readonly admin: Admin;
  readonly onClose: () => void;
}

/** An administrator's role and sessions. */
export function AdminDialog({ admin: { _id: id, name, email, role }, onClose }: AdminDialogProps): ReactNode {
  const { data: sessions, isError } = useRead(
    fetchAdminSessions,
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const dates = useDates();
  const roles = useRoleOptions();
  const [chosen, setChosen] = useState(role);
  const [changeRole, changing] = useChange(changeAdminRole);
  const [end, ending] = useChange(endAdminSession);

  return (
    <Dialog unsaved={false} onClose={onClose} title={name} description={email}>
      <Stack>
        <Select
          label="Role"
          value={chosen}
          hint={roleHint(chosen)}
          options={roles}
          disabled={changing.isLoading}
          onChange={(event) => setChosen(event.target.value)}
        />
        <div>
          <Button
            size="small"
            disabled={chosen === role}
            busy={changing.isLoading}
            onClick={() => void announce(changeRole({ body: { email, role: chosen } }).unwrap())}
          >
            Change role
          </Button>
        </div>
        <Heading level={3} size={6}>
          Signed in
        </Heading>
        {isError && <p>The sessions could not be loaded.</p>}
        {sessions?.length === 0 && <p>Nowhere at the moment.</p>}
        {sessions && sessions.length > 0 && (
          <ul className={classes.sessions} role="list">
            {sessions.map(({ _id, device, lastSeenAt }) => (
              <li key={_id}>
                <span>
                  {device || 'Unknown browser'}
                  <br />
                  <span className={classes.lastUsed}>
                    Last used <Moment at={lastSeenAt} />
                  </span>
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={ending.isLoading}
                  aria-label={`Sign out there: ${device || 'Unknown browser'}, last used ${dates.moment(lastSeenAt)}`}
                  onClick={() => void announce(end({ params: { id, sessionId: _id } }).unwrap())}
                >
                  Sign out there
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}

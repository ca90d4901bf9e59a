import { fetchInvitations, revokeInvitation } from 'api-client';
import type { ReactNode } from 'react';
import { Moment, useChange, useRead } from 'shared-store';
import { announce } from 'admin-kit';
import { Button, Heading, Panel, Stack } from 'ui-kit';
import { useRoleName } from './roles';

/** The open invitations; renders nothing without any. */
export function Invitations(): ReactNode {
  const { data = [] } = useRead(fetchInvitations);
  const roleName = useRoleName();
  const [revoke, { isLoading }] = useChange(revokeInvitation);
  if (data.length === 0) return null;
  return (
    <Panel>
      <Stack>
        <Heading level={2} size={5}>
          Invited
        </Heading>
        {data.map(({ _id, email, role, by, expiresAt }) => (
          <p key={_id}>
            {email}, {roleName(role)}, invited by {by}, until <Moment at={expiresAt} />{' '}
            <Button
              variant="ghost"
              size="small"
              aria-label={`Withdraw the invitation to ${email}`}
              disabled={isLoading}
              onClick={() => void announce(revoke({ params: { id: _id } }).unwrap())}
            >
              Withdraw
            </Button>
          </p>
        ))}
      </Stack>
    </Panel>
  );
}

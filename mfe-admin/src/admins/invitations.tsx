import { fetchInvitations, revokeInvitation } from 'api-client';
import type { ReactNode } from 'react';
import { Moment, messageOf, useChange, useRead } from 'shared-store';
import { Button, Heading, notify, Panel, Stack } from 'ui-kit';

/** The open invitations; renders nothing without any. */
export function Invitations(): ReactNode {
  const { data = [] } = useRead(fetchInvitations);
  const [revoke, { isLoading }] = useChange(revokeInvitation);
  if (data.length === 0) return null;
  const takeBack = async (id: string): Promise<void> => {
    try {
      const { message } = await revoke({ params: { id } }).unwrap();
      notify.success(message);
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <Panel>
      <Stack>
        <Heading level={2} size={5}>
          Invited
        </Heading>
        {data.map(({ _id, email, role, by, expiresAt }) => (
          <p key={_id}>
            {email}, {role}, invited by {by}, until <Moment at={expiresAt} />{' '}
            <Button
              variant="ghost"
              size="small"
              aria-label={`Withdraw the invitation to ${email}`}
              disabled={isLoading}
              onClick={() => void takeBack(_id)}
            >
              Withdraw
            </Button>
          </p>
        ))}
      </Stack>
    </Panel>
  );
}

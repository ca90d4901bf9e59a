import { allAdmins, deleteAdmin } from 'api-client';
import { useState, type ReactNode } from 'react';
import { selectUserInfo, useAppSelector, useChange, useRead } from 'shared-store';
import { Badge, Button, Stack } from 'ui-kit';
import { CollectionScreen, finalDeletion } from 'admin-kit';
import { createdColumn } from 'admin-kit/table';
import { AdminDialog } from './admin-dialog';
import { isOwnEntry } from './admin-text';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { useRoleName, useRoleOptions } from './roles';

/** The administrators, newest first; administrators cannot delete themselves (specification, sections 2 and 4). */
export function Component(): ReactNode {
  const read = useRead(allAdmins);
  const own = useAppSelector(selectUserInfo)?.email;
  const [remove] = useChange(deleteAdmin);
  const [inviting, setInviting] = useState(false);
  const roleName = useRoleName();
  const roles = useRoleOptions();
  const [opened, setOpened] = useState<string>();
  const admin = read.data?.find(({ _id }) => _id === opened);
  return (
    <Stack gap={3}>
      <CollectionScreen
        title="Admins"
        noun={{ one: 'admin', many: 'admins' }}
        items={read.data}
        read={read}
        defaultSort="-createdAt"
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ name, email }) => (isOwnEntry(email, own) ? `${name} (you)` : name),
            value: ({ name }) => name,
          },
          { id: 'email', header: 'Email', value: ({ email }) => email },
          {
            id: 'role',
            header: 'Role',
            cell: ({ role }) => <Badge>{roleName(role)}</Badge>,
            value: ({ role }) => roleName(role),
          },
          createdColumn,
        ]}
        filters={[
          {
            id: 'role',
            label: 'Role',
            options: roles.map(({ value }) => ({ value, label: roleName(value) })),
            matches: ({ role }, value) => role === value,
          },
        ]}
        actions={
          <Button size="small" onClick={() => setInviting(true)}>
            Invite
          </Button>
        }
        rowActions={({ _id, name, email }) =>
          !isOwnEntry(email, own) && (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Role and sessions of ${name}`}
              onClick={() => setOpened(_id)}
            >
              Role and sessions
            </Button>
          )
        }
        keyOf={({ email }) => email}
        labelOf={({ name }) => name}
        searchText={({ name, email }) => `${name} ${email}`}
        deletion={{
          label: 'Delete Admin',
          allowed: ({ email }) => !isOwnEntry(email, own),
          question: (_items, named) => finalDeletion('Delete Admin', named),
          each: ({ email }) => remove({ body: { email } }).unwrap(),
        }}
      />
      {/* Below the list, which would move when they are loaded. */}
      <Invitations />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {admin && <AdminDialog admin={admin} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

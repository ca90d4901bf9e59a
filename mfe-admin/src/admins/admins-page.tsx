import { allAdmins, deleteAdmin } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useDates, selectUserInfo, useAppSelector, useChange, useRead } from 'shared-store';
import { Badge, Button } from 'ui-kit';
import { CollectionScreen, oneByOne, finalDeletion } from 'admin-kit';
import { AdminDialog } from './admin-dialog';
import { isOwnEntry } from './admin-text';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';

/** The administrators, newest first; administrators cannot delete themselves (specification, sections 2 and 4). */
export function Component(): ReactNode {
  const dates = useDates();
  const { data, isError, refetch } = useRead(allAdmins);
  const own = useAppSelector(selectUserInfo)?.email;
  const [remove] = useChange(deleteAdmin);
  const [inviting, setInviting] = useState(false);
  const [opened, setOpened] = useState<string>();
  const admin = data?.find(({ _id }) => _id === opened);
  return (
    <>
      <CollectionScreen
        title="Admins"
        noun={{ one: 'admin', many: 'admins' }}
        items={data}
        failed={isError && !data}
        onRetry={() => void refetch()}
        defaultSort="-createdAt"
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ name, email }) => (isOwnEntry(email, own) ? `${name} (you)` : name),
            sortValue: ({ name }) => name,
          },
          { id: 'email', header: 'Email', cell: ({ email }) => email, sortValue: ({ email }) => email },
          { id: 'role', header: 'Role', cell: ({ role }) => <Badge>{role}</Badge>, sortValue: ({ role }) => role },
          {
            id: 'createdAt',
            header: 'Created',
            narrow: true,
            // Specification, section 2: dates show as YYYY-MM-DD.
            cell: ({ createdAt }) => dates.dayOf(createdAt),
            sortValue: ({ createdAt }) => createdAt,
          },
        ]}
        filters={[
          {
            id: 'role',
            label: 'Role',
            options: ['owner', 'editor', 'recruiter'].map((role) => ({ value: role, label: role })),
            matches: ({ role }, value) => role === value,
          },
        ]}
        actions={
          <Button size="small" onClick={() => setInviting(true)}>
            Invite
          </Button>
        }
        above={<Invitations />}
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
          run: (items) => oneByOne(items, ({ email }) => remove({ body: { email } }).unwrap()),
        }}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {admin && <AdminDialog admin={admin} onClose={() => setOpened(undefined)} />}
    </>
  );
}

import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Admin } from 'api-client';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { Component } from './admins-page';

const admin = (name: string): Admin => ({
  _id: name,
  name,
  email: `${name.toLowerCase()}@tridhara.example`,
  createdAt: '2026-02-01T09:00:00.000Z',
  role: 'editor',
});

it('lets an administrator delete others, and never themselves', async () => {
  const { calls } = renderRoutes(
    (store) => {
      store.dispatch(userLoaded({ name: 'Meera', email: 'Meera@tridhara.example' }));
      return [{ index: true, Component }];
    },
    {
      answers: {
        fetchInvitations: { success: true, invitations: [] },
        allAdmins: { success: true, admins: [admin('Meera'), admin('Arjun')], message: '' },
        fetchOwnRoles: { success: true, roles: [] },
        deleteAdmin: { success: true, message: 'Deleted' },
      },
    },
  );
  const own = await screen.findByRole('row', { name: /Meera \(you\)/ });
  expect(within(own).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  await userEvent.click(
    within(screen.getByRole('row', { name: /Arjun/ })).getByRole('button', { name: /Delete Admin/ }),
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Admin' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete Arjun?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delete' }));
  await screen.findByText('Arjun');
  expect(calls).toContainEqual({ id: 'deleteAdmin', options: { body: { email: 'arjun@tridhara.example' } } });
});

it('invites an administrator, shows open invitations, and changes a role and ends a session in one place', async () => {
  const { calls } = renderRoutes(
    (store) => {
      store.dispatch(userLoaded({ name: 'Meera', email: 'Meera@tridhara.example' }));
      return [{ index: true, Component }];
    },
    {
      answers: {
        fetchInvitations: {
          success: true,
          invitations: [
            {
              _id: 'i',
              email: 'new@tridhara.example',
              role: 'editor',
              by: 'Meera',
              createdAt: '',
              expiresAt: '2026-02-08T09:00:00.000Z',
            },
          ],
        },
        allAdmins: { success: true, admins: [admin('Meera'), admin('Arjun')], message: '' },
        fetchOwnRoles: { success: true, roles: [] },
        inviteAdmin: { success: true, message: 'Invitation sent' },
        revokeInvitation: { success: true, message: 'Taken back' },
        fetchAdminSessions: {
          success: true,
          sessions: [{ _id: 's', device: 'Firefox on Linux', createdAt: '', lastSeenAt: '2026-02-02T09:00:00.000Z' }],
        },
        changeAdminRole: { success: true, message: 'Role changed successfully' },
        endAdminSession: { success: true, message: 'Signed out there' },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the invitation to new@tridhara.example' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const invitation = await screen.findByRole('dialog', { name: 'Invite an administrator' });
  await userEvent.type(within(invitation).getByRole('textbox', { name: 'Email' }), 'asha@tridhara.example');
  await userEvent.selectOptions(within(invitation).getByRole('combobox', { name: 'Role' }), 'recruiter');
  await userEvent.click(within(invitation).getByRole('button', { name: 'Send the invitation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Role and sessions of Arjun' }));
  const person = await screen.findByRole('dialog', { name: 'Arjun' });
  await userEvent.selectOptions(within(person).getByRole('combobox', { name: 'Role' }), 'owner');
  expect(calls).not.toContainEqual(expect.objectContaining({ id: 'changeAdminRole' }));
  await userEvent.click(within(person).getByRole('button', { name: 'Change role' }));
  await userEvent.click(await within(person).findByRole('button', { name: /^Sign out there: Firefox on Linux/ }));
  for (const call of [
    { id: 'revokeInvitation', options: { params: { id: 'i' } } },
    { id: 'inviteAdmin', options: { body: { email: 'asha@tridhara.example', role: 'recruiter' } } },
    { id: 'changeAdminRole', options: { body: { email: 'arjun@tridhara.example', role: 'owner' } } },
    { id: 'endAdminSession', options: { params: { id: 'Arjun', sessionId: 's' } } },
  ])
    expect(calls).toContainEqual(call);
});

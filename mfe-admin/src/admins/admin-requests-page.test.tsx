import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, renderRoutes } from 'page-testing';
import { drainNotices } from 'ui-kit';
import { Component } from './admin-requests-page';

const admins = [
  { _id: 'r1', name: 'Kavya Rao', email: 'kavya@tridhara.example', createdAt: '2026-02-01T09:00:00.000Z', role: null },
];

const messages: string[] = [];
let stop: () => void;

beforeEach(() => {
  stop = drainNotices(({ message }) => messages.push(message));
  messages.length = 0;
});
afterEach(() => stop());

async function openApproval(approveAdmin: unknown) {
  const { calls } = renderRoutes(() => [{ index: true, Component }], {
    answers: {
      allAdminsRequest: { success: true, admins, message: '' },
      fetchOwnRoles: { success: true, roles: [] },
      approveAdmin,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Approve/ }));
  await screen.findByRole('dialog', { name: 'Approve Kavya Rao' });
  return calls;
}

it('approves a request with the chosen role', async () => {
  const calls = await openApproval({ success: true, message: 'Approved' });
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'recruiter');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(messages).toEqual(['Approved']);
  expect(calls).toContainEqual({
    id: 'approveAdmin',
    options: { body: { email: 'kavya@tridhara.example', role: 'recruiter' } },
  });
});

it('says why an approval is refused, and keeps the dialog and the chosen role', async () => {
  await openApproval(() => Promise.reject(failure(404, 'Request not found')));
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'owner');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(messages).toEqual(['Request not found']));
  expect(screen.getByLabelText('Role')).toHaveValue('owner');
});

import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from 'api-client';
import { rightsOf } from 'api-client/rights';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { DesksPanel } from './desks-panel';

const desks = [
  { topic: 'Careers', email: '' },
  { topic: 'Press', email: 'press@works.example' },
];

const open = (role: Role) =>
  renderRoutes(
    (store) => {
      store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@works.example', role, rights: rightsOf(role) }));
      return [{ index: true, Component: () => <DesksPanel siteEmail="info@works.example" /> }];
    },
    {
      answers: {
        fetchMessageDesks: { success: true, desks },
        updateMessageDesks: { success: true, message: 'Message desks updated successfully' },
      },
    },
  );

it('shows the address of each topic, and lets owners change it', async () => {
  const { calls } = open('owner');
  expect(await screen.findByText('press@works.example')).toBeVisible();
  expect(screen.getByText('info@works.example')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change message desks' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change message desks' });
  await userEvent.type(within(dialog).getByLabelText('Careers'), 'jobs@works.example');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change message desks' }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      id: 'updateMessageDesks',
      options: { body: { desks: [{ topic: 'Careers', email: 'jobs@works.example' }, desks[1]] } },
    }),
  );
});

it('shows editors the addresses only', async () => {
  open('editor');
  expect(await screen.findByText('press@works.example')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change message desks' })).not.toBeInTheDocument();
});

import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentScreen } from 'admin-kit/content-screen';
import { renderRoutes } from 'page-testing';
import { drainNotices } from 'ui-kit';

const open = (at: string) =>
  renderRoutes(() => [{ path: '/admin/clients', children: contentScreen('clients', {}).routes }], {
    at,
    answers: {
      fetchLogo: () => ({ success: true, logos: [] }),
      fetchSectors: () => [],
      GetClients: () => ({ success: true, clients: [] }),
      fetchPendingChanges: { success: true, pendingChanges: [] },
    },
  });

it('has a list by the definition alone, which says where its items appear', async () => {
  open('/admin/clients');
  expect(await screen.findByText('The logos of clients appear on the home page.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Clients' })).toBeVisible();
});

it('has an editor by the definition alone, which asks for required fields', async () => {
  open('/admin/clients/new');
  expect(await screen.findByRole('heading', { name: 'Add client' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const messages: string[] = [];
  drainNotices(({ message }) => messages.push(message))();
  expect(messages).toEqual(['All Fields are Required']);
});

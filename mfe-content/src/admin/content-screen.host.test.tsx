import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentScreen } from 'admin-kit/content-screen';
import { failure, renderRoutes } from 'page-testing';
import { drainNotices, type QueuedNotice } from 'ui-kit';

const client = (_id: string, website: string) => ({
  ...{ _id, name: _id, website, logo: '/api/v1/files/a.webp', logoAlt: '', sectorIds: [], order: 0, visible: true },
  ...{ status: 'published', publishAt: null, version: 1 },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
});

const open = (at: string, clients: object[] = []) =>
  renderRoutes(() => [{ path: '/admin/clients', children: contentScreen('clients', {}).routes }], {
    at,
    answers: {
      fetchLogo: () => ({ success: true, logos: [] }),
      fetchSectors: () => [],
      GetClients: () => ({ success: true, clients }),
      Editclient: ({ params }: { readonly params: { readonly id: string } }) =>
        params.id === 'Wells'
          ? Promise.reject(failure(500, 'Down'))
          : { success: true, message: 'Client updated successfully', client: {} },
      fetchPendingChanges: { success: true, pendingChanges: [] },
      fetchReviews: { success: true, reviews: [] },
    },
  });

it('has a list by the definition alone, which says where its items appear', async () => {
  open('/admin/clients');
  expect(await screen.findByText('The logos of clients appear on the home page.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Clients' })).toBeVisible();
});

it('has an editor by the definition alone, which asks for required fields to publish', async () => {
  open('/admin/clients/new');
  expect(await screen.findByRole('heading', { name: 'Add client' })).toBeVisible();
  expect(screen.getAllByText('Needed to publish')[0]).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Published');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const messages: string[] = [];
  drainNotices(({ message }) => messages.push(message))();
  expect(messages).toEqual(['All Fields are Required']);
});

it('gives a field of the selected items the same value, says which ones failed, and undoes the others', async () => {
  const { calls } = open('/admin/clients', [client('Acme', 'https://acme.example'), client('Wells', '')]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit a field' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit 2 clients' }));
  expect(dialog.queryByRole('option', { name: 'Name' })).not.toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'Website');
  await userEvent.type(dialog.getByRole('textbox', { name: /Website/ }), 'https://group.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 clients' }));
  const changes = () => calls.filter(({ id }) => id === 'Editclient').map(({ options }) => options);
  const body = { website: 'https://group.example' };
  await waitFor(() =>
    expect(changes()).toEqual([
      { params: { id: 'Acme' }, body },
      { params: { id: 'Wells' }, body },
    ]),
  );
  const notices: QueuedNotice[] = [];
  await waitFor(() => {
    drainNotices((notice) => notices.push(notice))();
    expect(notices.map(({ message }) => message)).toEqual(['1 client changed', '1 client not changed. Down']);
  });
  await act(async () => notices[0]?.action?.run());
  await waitFor(() =>
    expect(changes()[2]).toEqual({ params: { id: 'Acme' }, body: { website: 'https://acme.example' } }),
  );
});

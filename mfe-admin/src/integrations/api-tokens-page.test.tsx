import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiToken } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './api-tokens-page';

const token = (name: string, more: Partial<ApiToken> = {}): ApiToken => ({
  ...{
    _id: name,
    name,
    scopes: ['products:write', 'blogs:read'],
    ending: 'a1B2',
    createdAt: '2026-02-01T09:00:00.000Z',
    createdBy: 'Meera',
  },
  ...{ expiresAt: '2999-01-01T00:00:00.000Z', lastUsedAt: null, ...more },
});

const opened = () =>
  renderRoutes(() => [{ index: true, Component }], {
    answers: {
      fetchApiTokens: {
        success: true,
        apiTokens: [token('CRM'), token('Old ERP', { expiresAt: '2026-01-01T00:00:00.000Z' })],
      },
      fetchSecondStep: {
        success: true,
        secondStep: { passkeys: [], recoveryCodesLeft: 0, required: true, hasPassword: true },
      },
      createApiToken: { success: true, message: 'API token created', apiToken: token('New'), token: 'api_secret' },
      revokeApiToken: { success: true, message: 'API token revoked' },
    },
  });

it('creates a token with a name, access and expiry after the password is entered, and shows it once', async () => {
  const { calls } = opened();
  await userEvent.click(await screen.findByRole('button', { name: 'Create API token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create API token' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'New');
  await userEvent.type(within(dialog).getByLabelText('Current password'), 'a password');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create API token' }));
  expect(await within(dialog).findByRole('group', { name: 'Access' })).toHaveAccessibleDescription(
    'Choose what it may read or change',
  );
  await userEvent.selectOptions(within(dialog).getByLabelText('Products'), 'Read and change');
  await userEvent.selectOptions(within(dialog).getByLabelText('Job postings'), 'Read');
  await userEvent.selectOptions(within(dialog).getByLabelText('Blogs'), 'Read');
  await userEvent.selectOptions(within(dialog).getByLabelText('Blogs'), 'No access');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create API token' }));
  const shown = await screen.findByRole('dialog', { name: 'Your API token' });
  expect(shown).toHaveTextContent('api_secret');
  expect(calls).toContainEqual({
    id: 'createApiToken',
    options: expect.objectContaining({
      body: {
        ...{ name: 'New', scopes: ['products:write', 'job-postings:read'], currentPassword: 'a password' },
        expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    }),
  });
  await userEvent.click(within(shown).getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText('api_secret')).not.toBeInTheDocument();
});

it('says which tokens have expired, and revokes one', async () => {
  const { calls } = opened();
  expect(await screen.findByRole('row', { name: /Old ERP/ })).toHaveTextContent('Expired');
  const row = screen.getByRole('row', { name: /CRM/ });
  expect(row).toHaveTextContent('Products (read and change), Blogs (read)');
  expect(row).toHaveTextContent('Never');
  await userEvent.click(within(row).getByRole('button', { name: /Revoke/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke API token' });
  expect(question).toHaveTextContent('Revoke CRM?');
  await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
  await screen.findByRole('row', { name: /CRM \(…a1B2\)/ });
  expect(calls).toContainEqual({ id: 'revokeApiToken', options: { params: { id: 'CRM' } } });
});

import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Webhook } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './webhooks-page';

const webhook = (name: string, more: Partial<Webhook> = {}): Webhook => ({
  ...{ _id: name, name, url: `https://${name.toLowerCase()}.example/hooks`, active: true, createdBy: 'Meera' },
  ...{ createdAt: '2026-02-01T09:00:00.000Z', updatedAt: '2026-02-01T09:00:00.000Z', version: 3 },
  ...{ collections: ['products', 'blogs', 'news'], events: ['published'], waiting: 0, failed: 0, ...more },
});

const opened = () =>
  renderRoutes(() => [{ index: true, Component }], {
    answers: {
      fetchCollections: {
        success: true,
        collections: [
          {
            ...{ remote: 'events', collection: 'talks', live: true },
            definition: {
              what: 'Talk',
              title: 'name',
              order: 'name',
              fields: { name: { kind: 'line', label: 'Name' } },
            },
          },
        ],
      },
      fetchWebhooks: { success: true, webhooks: [webhook('CRM', { failed: 2 }), webhook('ERP', { active: false })] },
      createWebhook: { success: true, message: 'Webhook added', webhook: webhook('New'), secret: 'whsec_new' },
      updateWebhook: { success: true, message: 'Webhook updated', webhook: webhook('CRM') },
    },
  });

it('adds a webhook with its events, and shows its secret once', async () => {
  const { calls } = opened();
  await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'New');
  await userEvent.type(within(dialog).getByLabelText('Address'), 'https://new.example/hooks');
  const add = within(dialog).getByRole('button', { name: 'Add webhook' });
  await userEvent.click(add);
  expect(await within(dialog).findAllByText('Events that it receives')).not.toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Applications' }));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Products' }));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Talks (events)' }));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Received/ }));
  await userEvent.click(add);
  expect(await screen.findByRole('dialog', { name: 'Secret of the webhook' })).toHaveTextContent('whsec_new');
  expect(calls).toContainEqual({
    id: 'createWebhook',
    options: expect.objectContaining({
      body: {
        ...{
          name: 'New',
          url: 'https://new.example/hooks',
          collections: ['products', 'job-applications', 'events:talks'],
        },
        events: ['published', 'unpublished', 'deleted', 'received'],
      },
    }),
  });
});

it('shows a failing webhook, and turns a webhook off', async () => {
  const { calls } = opened();
  const row = await screen.findByRole('row', { name: /CRM/ });
  expect(row).toHaveTextContent('Products, Blogs and 1 more');
  expect(row).toHaveTextContent('2 failed');
  expect(screen.getByRole('row', { name: /ERP/ })).toHaveTextContent('Off');
  await userEvent.click(within(row).getByRole('button', { name: /Edit/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit webhook' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'On' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('row', { name: /CRM/ });
  expect(calls).toContainEqual({
    id: 'updateWebhook',
    options: { params: { id: 'CRM' }, body: expect.objectContaining({ active: false, version: 3 }) },
  });
});

import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WebhookDelivery } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './webhook-log-page';

const delivery = (more: Partial<WebhookDelivery>): WebhookDelivery => ({
  ...{ _id: 'msg_1', type: 'blogs.published', createdAt: '2026-02-01T09:00:00.000Z', state: 'delivered', attempts: 1 },
  ...{ attemptedAt: '2026-02-01T09:00:01.000Z', nextAttemptAt: null, responseStatus: 204, error: '' },
  ...{ body: '{"type":"blogs.published"}', ...more },
});

it('shows each delivery with its answer, and sends one again', async () => {
  const failed = { _id: 'msg_2', type: 'news.deleted', state: 'failed', attempts: 9, error: 'Answered 503' } as const;
  const { calls } = renderRoutes(() => [{ path: '/', Component }], {
    answers: {
      fetchWebhooks: { success: true, webhooks: [] },
      fetchWebhookDeliveries: { success: true, deliveries: [delivery({}), delivery(failed)], total: 2 },
      resendWebhookDelivery: { success: true, message: 'Delivery is sent again' },
    },
  });
  expect(await screen.findByRole('row', { name: /blogs.published/ })).toHaveTextContent('Answered 204');
  const row = screen.getByRole('row', { name: /news.deleted/ });
  expect(row).toHaveTextContent('Answered 503');
  await userEvent.click(within(row).getByRole('button', { name: 'Details' }));
  const details = await screen.findByRole('dialog', { name: 'news.deleted' });
  expect(details).toHaveTextContent('Tries9');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(row).getByRole('button', { name: 'Send again' }));
  expect(calls).toContainEqual({
    id: 'resendWebhookDelivery',
    options: { params: { id: '', deliveryId: 'msg_2' } },
  });
});

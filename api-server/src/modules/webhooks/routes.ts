import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  renewSecret,
  resend,
  sendTest,
  updateWebhook,
} from './webhooks';

export async function webhookRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchWebhooks', { summary: 'List the webhooks' }, async ({ services }) => ({
    webhooks: await listWebhooks(services),
  }));
  route(
    app,
    'createWebhook',
    { summary: 'Create a webhook', status: 201, secret: true },
    async ({ body, ...change }) => ({ message: 'Webhook added', ...(await createWebhook(change, body)) }),
  );
  route(app, 'updateWebhook', { summary: 'Change a webhook' }, async ({ params, body, ...change }) => ({
    message: 'Webhook updated',
    webhook: await updateWebhook(change, params.id, body),
  }));
  route(app, 'deleteWebhook', { summary: 'Delete a webhook' }, async ({ params, ...change }) => {
    await deleteWebhook(change, params.id);
    return { message: 'Webhook deleted' };
  });
  route(
    app,
    'renewWebhookSecret',
    { summary: "Renew a webhook's secret", secret: true },
    async ({ params, ...change }) => ({ message: 'Secret renewed', secret: await renewSecret(change, params.id) }),
  );
  route(app, 'testWebhook', { summary: 'Send a test delivery to a webhook' }, async ({ params, ...change }) => {
    await sendTest(change, params.id);
    return { message: 'Test is on its way' };
  });
  route(
    app,
    'fetchWebhookDeliveries',
    { summary: 'List the deliveries of a webhook' },
    async ({ params, query, services }) => listDeliveries(services, params.id, query),
  );
  route(
    app,
    'resendWebhookDelivery',
    { summary: 'Send a delivery of a webhook again' },
    async ({ params, ...change }) => {
      await resend(change, params.id, params.deliveryId);
      return { message: 'Delivery is sent again' };
    },
  );
}

import * as endpoints from 'api-client';
import { webhookCalls as calls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { OWNERS } from '../../auth/viewer';
import { done } from '../../content/done';
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

/** Webhooks and their deliveries; for owners. */
export async function webhookRoutes(app: FastifyInstance): Promise<void> {
  const guarded = { roles: OWNERS };
  route(
    app,
    endpoints.fetchWebhooks,
    calls.fetchWebhooks,
    async ({ services }) => ({ success: true as const, webhooks: await listWebhooks(services) }),
    guarded,
  );
  route(
    app,
    endpoints.createWebhook,
    calls.createWebhook,
    async ({ body, ...change }) => ({ ...done('Webhook added'), ...(await createWebhook(change, body)) }),
    { ...guarded, status: 201, secret: true },
  );
  route(
    app,
    endpoints.updateWebhook,
    calls.updateWebhook,
    async ({ params, body, ...change }) => ({
      ...done('Webhook updated'),
      webhook: await updateWebhook(change, params.id, body),
    }),
    guarded,
  );
  route(
    app,
    endpoints.deleteWebhook,
    calls.deleteWebhook,
    async ({ params, ...change }) => {
      await deleteWebhook(change, params.id);
      return done('Webhook deleted');
    },
    guarded,
  );
  route(
    app,
    endpoints.renewWebhookSecret,
    calls.renewWebhookSecret,
    async ({ params, ...change }) => ({ ...done('Secret renewed'), secret: await renewSecret(change, params.id) }),
    { ...guarded, secret: true },
  );
  route(
    app,
    endpoints.testWebhook,
    calls.testWebhook,
    async ({ params, ...change }) => {
      await sendTest(change, params.id);
      return done('Test is on its way');
    },
    guarded,
  );
  route(
    app,
    endpoints.fetchWebhookDeliveries,
    calls.fetchWebhookDeliveries,
    async ({ params, query, services }) => ({
      success: true as const,
      ...(await listDeliveries(services, params.id, query)),
    }),
    guarded,
  );
  route(
    app,
    endpoints.resendWebhookDelivery,
    calls.resendWebhookDelivery,
    async ({ params, ...change }) => {
      await resend(change, params.id, params.deliveryId);
      return done('Delivery is sent again');
    },
    guarded,
  );
}

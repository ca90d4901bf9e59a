import { contract, del, get, post, put } from '../contract/contract';
import { OWNERS } from '../roles';
import type { webhookCalls } from './schemas';

export const {
  fetchWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  renewWebhookSecret,
  testWebhook,
  fetchWebhookDeliveries,
  resendWebhookDelivery,
} = contract<typeof webhookCalls>()({
  fetchWebhooks: get('/webhooks', OWNERS, { field: 'webhooks', tags: ['webhooks'] }),
  /** Answers the secret that its requests are signed with (Standard Webhooks), only this once. */
  createWebhook: post('/webhooks', OWNERS, { changes: ['webhooks', 'audit'] }),
  updateWebhook: put('/webhooks/:id', OWNERS, { changes: ['webhooks', 'audit'] }),
  /** Also deletes its past and pending deliveries. */
  deleteWebhook: del('/webhooks/:id', OWNERS, { changes: ['webhooks', 'audit'] }),
  /** Answers a new secret, only this once. All later requests are signed with it. */
  renewWebhookSecret: post('/webhooks/:id/secret', OWNERS, { changes: ['audit'] }),
  /** Sends a `webhook.test`, whatever events the webhook subscribes to. */
  testWebhook: post('/webhooks/:id/test', OWNERS, { changes: ['webhooks'] }),
  /** Its past and pending deliveries, newest first. */
  fetchWebhookDeliveries: get('/webhooks/:id/deliveries', OWNERS, { field: 'deliveries', tags: ['webhooks'] }),
  /** Sends it again, with the same `webhook-id`, and retries it as often as a new one. */
  resendWebhookDelivery: post('/webhooks/:id/deliveries/:deliveryId/send', OWNERS, { changes: ['webhooks', 'audit'] }),
});

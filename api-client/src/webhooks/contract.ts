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
  /** Answers the secret that its requests are signed with (Standard Webhooks), this once. */
  createWebhook: post('/webhooks', OWNERS, { changes: ['webhooks', 'audit'] }),
  updateWebhook: put('/webhooks/:id', OWNERS, { changes: ['webhooks', 'audit'] }),
  /** With what was sent to it and what waits. */
  deleteWebhook: del('/webhooks/:id', OWNERS, { changes: ['webhooks', 'audit'] }),
  /** Answers a new secret, this once. From then on everything is signed with it. */
  renewWebhookSecret: post('/webhooks/:id/secret', OWNERS, { changes: ['audit'] }),
  /** Sends a `webhook.test`, whatever the webhook is told of. */
  testWebhook: post('/webhooks/:id/test', OWNERS, { changes: ['webhooks'] }),
  /** What was and will be sent to it, newest first. */
  fetchWebhookDeliveries: get('/webhooks/:id/deliveries', OWNERS, { field: 'deliveries', tags: ['webhooks'] }),
  /** Sends it once more, with the same `webhook-id`, and as often as a new one when it fails. */
  resendWebhookDelivery: post('/webhooks/:id/deliveries/:deliveryId/send', OWNERS, { changes: ['webhooks', 'audit'] }),
});

import type { webhookCalls } from '../schemas/webhooks';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof webhookCalls;

const guarded = { auth: 'signedIn', roles: OWNERS } as const;

export const fetchWebhooks: EndpointOf<Calls['fetchWebhooks'], 'webhooks'> = {
  id: 'fetchWebhooks',
  method: 'GET',
  path: '/webhooks',
  ...guarded,
  field: 'webhooks',
};
/** Answers the secret that its requests are signed with (Standard Webhooks), this once. */
export const createWebhook: EndpointOf<Calls['createWebhook']> = {
  id: 'createWebhook',
  method: 'POST',
  path: '/webhooks',
  ...guarded,
};
export const updateWebhook: EndpointOf<Calls['updateWebhook'], 'webhook'> = {
  id: 'updateWebhook',
  method: 'PUT',
  path: '/webhooks/:id',
  ...guarded,
  field: 'webhook',
};
/** With what was sent to it and what waits. */
export const deleteWebhook: EndpointOf<Calls['deleteWebhook'], 'message'> = {
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/:id',
  ...guarded,
  field: 'message',
};
/** Answers a new secret, this once. From then on everything is signed with it. */
export const renewWebhookSecret: EndpointOf<Calls['renewWebhookSecret'], 'secret'> = {
  id: 'renewWebhookSecret',
  method: 'POST',
  path: '/webhooks/:id/secret',
  ...guarded,
  field: 'secret',
};
/** Sends a `webhook.test`, whatever the webhook is told of. */
export const testWebhook: EndpointOf<Calls['testWebhook'], 'message'> = {
  id: 'testWebhook',
  method: 'POST',
  path: '/webhooks/:id/test',
  ...guarded,
  field: 'message',
};
/** What was and will be sent to it, newest first. */
export const fetchWebhookDeliveries: EndpointOf<Calls['fetchWebhookDeliveries'], 'deliveries'> = {
  id: 'fetchWebhookDeliveries',
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  ...guarded,
  field: 'deliveries',
};
/** Sends it once more, with the same `webhook-id`, and as often as a new one when it fails. */
export const resendWebhookDelivery: EndpointOf<Calls['resendWebhookDelivery'], 'message'> = {
  id: 'resendWebhookDelivery',
  method: 'POST',
  path: '/webhooks/:id/deliveries/:deliveryId/send',
  ...guarded,
  field: 'message',
};

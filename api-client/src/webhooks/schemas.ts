import * as z from 'zod';
import { collections } from '../content-types';
import { answer, changeAnswer, listFields, messageAnswer } from '../validation/answer';
import { entityFields, idParams, pathPart, versionBody } from '../validation/entity';
import { listQuerySchema } from '../validation/list-query';
import { flag, line, webAddress } from '../validation/text';

/** What a webhook can be told of: content, and what visitors send. */
export const WEBHOOK_COLLECTIONS = [...collections, 'job-applications', 'contact-messages'] as const;

/** What can happen to them. `received` is what visitors send; all else is content, `updated` applications and `deleted` both too. */
export const WEBHOOK_EVENTS = [
  'created',
  'updated',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'received',
] as const;

export const webhookCollectionSchema = z.enum(WEBHOOK_COLLECTIONS, { error: 'There is no such kind' });
export type WebhookCollection = z.output<typeof webhookCollectionSchema>;
export const webhookEventSchema = z.enum(WEBHOOK_EVENTS, { error: 'There is no such event' });
export type WebhookEvent = z.output<typeof webhookEventSchema>;

const webhookFields = {
  name: line('Name', 80),
  /** Where it is sent to; https in production, and never an address inside the network of the site. */
  url: webAddress('Address').refine((url) => {
    if (!URL.canParse(url)) return false;
    const { username, password, hash } = new URL(url);
    return username === '' && password === '' && hash === '';
  }, 'Address must be an http(s) address without a password'),
  collections: z
    .array(webhookCollectionSchema, { error: 'Collections must be a list' })
    .min(1, 'Choose what it is told of')
    .max(WEBHOOK_COLLECTIONS.length),
  events: z
    .array(webhookEventSchema, { error: 'Events must be a list' })
    .min(1, 'Choose at least one event')
    .max(WEBHOOK_EVENTS.length),
};

/** An address of another system that is told of changes. */
export const webhookSchema = z.object({
  ...entityFields,
  name: z.string(),
  url: z.string(),
  collections: z.array(webhookCollectionSchema),
  events: z.array(webhookEventSchema),
  /** Nothing is sent while it is not. */
  active: z.boolean(),
  createdBy: z.string(),
  /** Deliveries that wait, and that were given up, of those that are kept. */
  waiting: z.int(),
  failed: z.int(),
});
export type Webhook = z.output<typeof webhookSchema>;

export const webhookDeliveryStateSchema = z.enum(['waiting', 'delivered', 'failed'], {
  error: 'State must be waiting, delivered or failed',
});

/** One event on its way to one webhook. */
export const webhookDeliverySchema = z.object({
  /** The `webhook-id` of its requests: the same however often it is sent. */
  _id: z.string(),
  type: z.string(),
  createdAt: z.iso.datetime(),
  state: webhookDeliveryStateSchema,
  attempts: z.int(),
  /** When it was last tried, and when it is tried next. */
  attemptedAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** What the other system answered last; null where it did not answer. */
  responseStatus: z.int().nullable(),
  /** Why the last try failed; empty for nothing. */
  error: z.string(),
  /** What is sent, as JSON. */
  body: z.string(),
});
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;

export const webhookCalls = {
  fetchWebhooks: { answer: answer({ webhooks: z.array(webhookSchema) }) },
  createWebhook: {
    body: z.object(webhookFields),
    /** The secret is answered this once. */
    answer: changeAnswer({ webhook: webhookSchema, secret: z.string() }),
  },
  updateWebhook: {
    params: idParams,
    body: z
      .object({ ...webhookFields, active: flag('Active') })
      .partial()
      .extend(versionBody),
    answer: changeAnswer({ webhook: webhookSchema }),
  },
  deleteWebhook: { params: idParams, answer: messageAnswer },
  renewWebhookSecret: { params: idParams, answer: changeAnswer({ secret: z.string() }) },
  testWebhook: { params: idParams, answer: messageAnswer },
  fetchWebhookDeliveries: {
    params: idParams,
    query: listQuerySchema.pick({ limit: true, cursor: true }).extend({ state: webhookDeliveryStateSchema.optional() }),
    answer: answer({ deliveries: z.array(webhookDeliverySchema), ...listFields }),
  },
  resendWebhookDelivery: { params: z.object({ id: pathPart, deliveryId: pathPart }), answer: messageAnswer },
};

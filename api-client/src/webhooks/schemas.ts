import * as z from 'zod';
import { remoteCollectionSchema } from '../collections/definition-schema';
import { collections } from '../content-types';
import { answer, changeAnswer, listFields, messageAnswer } from '../validation/answer';
import { entityFields, idParams, pathPart, versionBody } from '../validation/entity';
import { listQuerySchema } from '../validation/list-query';
import { flag, line, webAddress } from '../validation/text';

/** The collections whose events a webhook can receive: content, and what visitors send. */
export const WEBHOOK_COLLECTIONS = [...collections, 'job-applications', 'contact-messages'] as const;

/**
 * `received`: what visitors send. The others: content; `updated` also applications, `deleted` both. `untranslated`: an
 * English text was added or changed, and is missing or out of date in a language.
 */
export const WEBHOOK_EVENTS = [
  'created',
  'updated',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'untranslated',
  'received',
] as const;

export const webhookCollectionSchema = z.union([z.enum(WEBHOOK_COLLECTIONS), remoteCollectionSchema], {
  error: 'There is no such kind',
});
export type WebhookCollection = z.output<typeof webhookCollectionSchema>;
export const webhookEventSchema = z.enum(WEBHOOK_EVENTS, { error: 'There is no such event' });
export type WebhookEvent = z.output<typeof webhookEventSchema>;

const webhookFields = {
  name: line('Name', 80),
  /** The target address; https in production, and never an address inside the site's network. */
  url: webAddress('Address').refine((url) => {
    if (!URL.canParse(url)) return false;
    const { username, password, hash } = new URL(url);
    return username === '' && password === '' && hash === '';
  }, 'Address must be an http(s) address without a password'),
  collections: z
    .array(webhookCollectionSchema, { error: 'Collections must be a list' })
    .min(1, 'Choose what it receives')
    .max(WEBHOOK_COLLECTIONS.length),
  events: z
    .array(webhookEventSchema, { error: 'Events must be a list' })
    .min(1, 'Choose at least one event')
    .max(WEBHOOK_EVENTS.length),
};

export const webhookSchema = z.object({
  ...entityFields,
  name: z.string(),
  url: z.string(),
  collections: z.array(webhookCollectionSchema),
  events: z.array(webhookEventSchema),
  /** Nothing is sent while it is false. */
  active: z.boolean(),
  createdBy: z.string(),
  /** The numbers of stored deliveries that are pending, and that failed permanently. */
  waiting: z.int(),
  failed: z.int(),
});
export type Webhook = z.output<typeof webhookSchema>;

export const webhookDeliveryStateSchema = z.enum(['waiting', 'delivered', 'failed'], {
  error: 'State must be waiting, delivered or failed',
});

export const webhookDeliverySchema = z.object({
  /** The `webhook-id` of its requests: the same for every attempt. */
  _id: z.string(),
  type: z.string(),
  createdAt: z.iso.datetime(),
  state: webhookDeliveryStateSchema,
  attempts: z.int(),
  /** The last attempt, and the next one. */
  attemptedAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** The status of the other system's last answer; null without an answer. */
  responseStatus: z.int().nullable(),
  /** The error of the last attempt; empty without one. */
  error: z.string(),
  /** The payload, as JSON. */
  body: z.string(),
});
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;

export const webhookCalls = {
  fetchWebhooks: { answer: answer({ webhooks: z.array(webhookSchema) }) },
  createWebhook: {
    body: z.object(webhookFields),
    /** The secret is answered only this once. */
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

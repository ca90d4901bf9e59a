import type { WebhookCollection, WebhookDelivery, WebhookEvent } from 'api-client';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { byteText, entityColumns, moment } from './columns';

/** Webhooks: addresses of other systems that receive events. */
export const webhooks = pgTable('webhooks', {
  ...entityColumns(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  collections: text('collections').array().$type<WebhookCollection[]>().notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  active: boolean('active').notNull().default(true),
  /** The sealed secret of its signatures. */
  secret: text('secret').notNull(),
  createdBy: text('created_by').notNull(),
});

/** One event for one webhook: stored with the change that caused it, sent afterwards, and tried again. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: byteText('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
    state: text('state').$type<WebhookDelivery['state']>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: moment('attempted_at'),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    responseStatus: integer('response_status'),
    error: text('error').notNull().default(''),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.state, table.nextAttemptAt),
    index('webhook_deliveries_of_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
);

import type { Webhook, WebhookDelivery } from 'api-client';
import type { webhookCalls } from 'api-client/schemas';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import type { Database } from '../../database/database';
import { webhookDeliveries, webhooks } from '../../database/schema';
import { conflict, invalidField, notFound, requireVersion } from '../../errors/failures';
import { newId } from '../../identity';
import { listFieldsOf, tablePage } from '../../pagination/list-page';
import type { Order } from '../../pagination/order';
import type { Change, Services } from '../../services';
import { newDelivery } from '../../webhooks/announce';
import { notifyOwners } from '../../mail/notify-owners';
import { ipIn, isPublicAddress } from '../../webhooks/public-address';
import { newWebhookSecret } from '../../webhooks/sign';
import { webhookEmail } from './webhook-email';

/** The most webhooks; every change checks all of them. */
const MAX_WEBHOOKS = 20;

const WHAT = 'webhooks';
const TEST = 'webhook.test';

type WebhookRow = typeof webhooks.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type Created = z.output<typeof webhookCalls.createWebhook.body>;
type Updated = z.output<typeof webhookCalls.updateWebhook.body>;

const countOf = (state: DeliveryRow['state']) =>
  sql<number>`count(*) filter (where ${eq(webhookDeliveries.state, state)})`.mapWith(Number);

const withCounts = (db: Database, which?: SQL) =>
  db
    .select({ row: webhooks, waiting: countOf('waiting'), failed: countOf('failed') })
    .from(webhooks)
    .leftJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
    .where(which)
    .groupBy(webhooks.id);

function toWebhook({ row, waiting, failed }: { row: WebhookRow; waiting: number; failed: number }): Webhook {
  const { id, createdAt, updatedAt, version, name, url, collections, events, active, createdBy } = row;
  return {
    ...{ _id: id, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(), version },
    ...{ name, url, collections, events, active, createdBy, waiting, failed },
  };
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, createdAt, state, attempts, attemptedAt, nextAttemptAt, responseStatus, error, body } = row;
  return {
    ...{ _id: id, type, state, attempts, responseStatus, error, body },
    createdAt: createdAt.toISOString(),
    attemptedAt: attemptedAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
  };
}

/** @throws 400 for an address that is never sent to. The addresses of a name are checked with each connection. */
function checkUrl({ config }: Services, url: string): void {
  if (!config.production) return;
  const address = new URL(url);
  if (address.protocol !== 'https:') throw invalidField('url', 'Address must begin with https://');
  const ip = ipIn(address);
  if (ip !== undefined && !isPublicAddress(ip)) {
    throw invalidField('url', 'Address must not lead into a private network');
  }
}

const audit = (tx: Database, change: Change, action: string, { id, name }: WebhookRow): Promise<void> =>
  auditChange(tx, change, { action, collection: WHAT, entityId: id, title: name });

/** Emails all owners about the address that the site reports to. */
async function notifyOwnersOf(
  { services, viewer }: Change,
  tx: Database,
  { name, url }: WebhookRow,
  isNew: boolean,
): Promise<void> {
  const { mail, config } = services;
  await notifyOwners(tx, mail, (to) => webhookEmail(to, { name, url, by: viewer.name, isNew }, config.siteUrl));
}

async function lockWebhook(tx: Database, id: string): Promise<WebhookRow> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).limit(1).for('update');
  if (!row) throw notFound('Webhook');
  return row;
}

/** All webhooks, the newest first. */
export async function listWebhooks({ db }: Services): Promise<Webhook[]> {
  return (await withCounts(db).orderBy(desc(webhooks.createdAt), desc(webhooks.id))).map(toWebhook);
}

async function readWebhook(db: Database, id: string): Promise<Webhook> {
  const [found] = await withCounts(db, eq(webhooks.id, id));
  if (!found) throw notFound('Webhook');
  return toWebhook(found);
}

/** Adds a webhook; its secret is answered only now, and stored sealed. @throws 409 when there are too many already */
export async function createWebhook(change: Change, body: Created): Promise<{ webhook: Webhook; secret: string }> {
  const { services, viewer } = change;
  checkUrl(services, body.url);
  const now = services.clock.now();
  const id = newId(now);
  const secret = newWebhookSecret();
  const created = await services.db.transaction(async (tx) => {
    if ((await tx.$count(webhooks)) >= MAX_WEBHOOKS)
      throw conflict('There are many webhooks already. Delete one of them first.');
    const own = {
      id,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer.name,
      secret: await services.keys.seal('webhooks', secret, id),
    };
    const [row] = await tx
      .insert(webhooks)
      .values({ ...body, ...own })
      .returning();
    if (!row) throw new Error('The database stored nothing');
    await notifyOwnersOf(change, tx, row, true);
    await audit(tx, change, 'create', row);
    return { webhook: toWebhook({ row, waiting: 0, failed: 0 }), secret };
  });
  void services.mail.flush();
  return created;
}

/** Changes a webhook. @throws 404, or 409 after a stale `version` */
export async function updateWebhook(change: Change, id: string, { version, ...body }: Updated): Promise<Webhook> {
  const { services } = change;
  if (body.url !== undefined) checkUrl(services, body.url);
  const updated = await services.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, id);
    requireVersion(version, before.version, await readWebhook(tx, id));
    const own = { updatedAt: services.clock.now(), version: before.version + 1 };
    await tx
      .update(webhooks)
      .set({ ...body, ...own })
      .where(eq(webhooks.id, id));
    if (body.url !== undefined && body.url !== before.url)
      await notifyOwnersOf(change, tx, { ...before, url: body.url }, false);
    await audit(tx, change, 'update', before);
    return readWebhook(tx, id);
  });
  void services.mail.flush();
  return updated;
}

/** Deletes a webhook, with its deliveries. @throws 404 */
export async function deleteWebhook(change: Change, id: string): Promise<void> {
  await change.services.db.transaction(async (tx) => {
    const [deleted] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning();
    if (!deleted) throw notFound('Webhook');
    await audit(tx, change, 'delete', deleted);
  });
}

/** Gives a webhook another secret, which is answered only now. @throws 404 */
export async function renewSecret(change: Change, id: string): Promise<string> {
  const { db, keys } = change.services;
  const secret = newWebhookSecret();
  await db.transaction(async (tx) => {
    const row = await lockWebhook(tx, id);
    await tx
      .update(webhooks)
      .set({ secret: await keys.seal('webhooks', secret, id) })
      .where(eq(webhooks.id, id));
    await audit(tx, change, 'renew-secret', row);
  });
  return secret;
}

/** Sends a test delivery. @throws 404, 409 while the webhook is off */
export async function sendTest(change: Change, id: string): Promise<void> {
  const { db, clock } = change.services;
  await db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    if (!webhook.active) throw conflict('This webhook is off. Turn it on first.');
    await tx.insert(webhookDeliveries).values(newDelivery(id, TEST, { name: webhook.name }, clock.now()));
    await audit(tx, change, 'test', webhook);
  });
}

const NEWEST_FIRST: Order<DeliveryRow> = {
  name: 'deliveries',
  keys: [
    { by: webhookDeliveries.createdAt, descending: true, kind: 'moment', of: ({ createdAt }) => createdAt },
    { by: webhookDeliveries.id, descending: true, kind: 'text', of: ({ id }) => id },
  ],
};

/** The deliveries of a webhook, newest first. @throws 404 */
export async function listDeliveries(
  { db }: Services,
  id: string,
  { state, ...query }: z.output<typeof webhookCalls.fetchWebhookDeliveries.query>,
) {
  await readWebhook(db, id);
  const ofWebhook = and(
    eq(webhookDeliveries.webhookId, id),
    state === undefined ? undefined : eq(webhookDeliveries.state, state),
  );
  const page = await tablePage(db, webhookDeliveries, NEWEST_FIRST, ofWebhook, query);
  return { deliveries: page.rows.map(toDelivery), ...listFieldsOf(page) };
}

/** Sends a delivery again, as if it were new. @throws 404, 409 while the webhook is off */
export async function resend(change: Change, id: string, deliveryId: string): Promise<void> {
  const { db, clock } = change.services;
  await db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    if (!webhook.active) throw conflict('This webhook is off. Turn it on first.');
    const [again] = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, nextAttemptAt: clock.now(), error: '' })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, id)))
      .returning({ id: webhookDeliveries.id });
    if (!again) throw notFound('Delivery');
    await audit(tx, change, 'send-again', webhook);
  });
}

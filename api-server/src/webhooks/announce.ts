import { API_PREFIX, type WebhookCollection, type WebhookEvent } from 'api-client';
import { contentTypes, type ContentNames } from 'api-client/content-types';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { webhookDeliveries, webhooks } from '../database/schema';
import { noteDone } from '../idempotency/used-key';
import { newId } from '../identity';

/** What has happened to what. */
interface Announced {
  readonly collection: WebhookCollection;
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly status?: string | undefined;
}

const types: readonly ContentNames[] = Object.values(contentTypes);

/** Where other systems read it; undefined for what is not read one by one. */
function pathOf(collection: WebhookCollection, id: string): string | undefined {
  if (collection === 'job-applications') return `${API_PREFIX}/job-applications/${id}`;
  const type = types.find((one) => one.collection === collection);
  return type?.operations.one && `${API_PREFIX}${type.path}/${id}`;
}

/** A row of the outbox, due at once. */
export function newDelivery(webhookId: string, type: string, data: object, now: Date) {
  return {
    ...{ id: `msg_${newId(now)}`, webhookId, type, createdAt: now, nextAttemptAt: now },
    body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
  };
}

/** The webhooks that hear of a kind. */
const listeners = (tx: Database, collection: WebhookCollection) =>
  tx
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.active, true), arrayContains(webhooks.collections, [collection])));

/**
 * Tells other systems what has happened: stores a delivery for each webhook that wants to hear of it. It says what, not
 * how it is now: they read that, with a token that may. Pass the transaction of the change.
 */
export async function announce(
  tx: Database,
  now: Date,
  { collection, ...about }: Announced,
  events: readonly WebhookEvent[],
): Promise<void> {
  const { id, title, version, status } = about;
  const data = { collection, id, title, version, status, path: pathOf(collection, id) };
  const rows = (await listeners(tx, collection)).flatMap((webhook) =>
    events
      .filter((event) => webhook.events.includes(event))
      .map((event) => newDelivery(webhook.id, `${collection}.${event}`, data, now)),
  );
  if (rows.length > 0) await tx.insert(webhookDeliveries).values(rows);
  await noteDone(tx);
}

/** So many rows have room in one statement. */
const ROWS_AT_ONCE = 1_000;

/**
 * Tells other systems of what is gone for good, whoever or whatever removed it: without a path, as nothing is there to
 * read. Pass the transaction of the deletion.
 */
export async function announceGone(
  tx: Database,
  now: Date,
  collection: WebhookCollection,
  gone: readonly Pick<Announced, 'id' | 'title' | 'version'>[],
): Promise<void> {
  if (gone.length === 0) return;
  const rows = (await listeners(tx, collection))
    .filter(({ events }) => events.includes('deleted'))
    .flatMap((webhook) =>
      gone.map(({ id, title, version }) =>
        newDelivery(webhook.id, `${collection}.deleted`, { collection, id, title, version }, now),
      ),
    );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(webhookDeliveries).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

import { API_PREFIX, type WebhookCollection, type WebhookEvent } from 'api-client';
import { contentTypes, isRemoteCollection, type ContentTypeApi } from 'api-client/content-types';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { webhookDeliveries, webhooks } from '../database/schema';
import { noteDone } from '../idempotency/used-key';
import { newId } from '../identity';

interface Announced {
  readonly collection: WebhookCollection;
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly status?: string | undefined;
  /** Of `untranslated`: the languages in which a text is missing or out of date. */
  readonly languages?: readonly string[] | undefined;
}

const types: readonly ContentTypeApi[] = Object.values(contentTypes);

/** The address of an item in the API; undefined for kinds that have no such call. */
function pathOf(collection: WebhookCollection, id: string): string | undefined {
  if (collection === 'job-applications') return `${API_PREFIX}/job-applications/${id}`;
  if (isRemoteCollection(collection)) return `${API_PREFIX}/x/${collection.replace(':', '/')}/${id}`;
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

const listeners = (tx: Database, collection: WebhookCollection) =>
  tx
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.active, true), arrayContains(webhooks.collections, [collection])));

/** Whether a webhook receives an event of a collection. */
export const isFollowed = async (tx: Database, collection: WebhookCollection, event: WebhookEvent): Promise<boolean> =>
  (await listeners(tx, collection)).some(({ events }) => events.includes(event));

const ROWS_AT_ONCE = 1_000;

async function storeDeliveries(tx: Database, rows: readonly ReturnType<typeof newDelivery>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(webhookDeliveries).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

/** Announces events of items of one collection, as `announce` does. */
export async function announceAll(
  tx: Database,
  now: Date,
  announcements: readonly { readonly about: Announced; readonly events: readonly WebhookEvent[] }[],
): Promise<void> {
  const [first] = announcements;
  if (!first) return;
  const { collection } = first.about;
  const webhooksOfIt = await listeners(tx, collection);
  const rows = announcements.flatMap(({ about: { id, title, version, status, languages }, events }) => {
    const data = { collection, id, title, version, status, path: pathOf(collection, id), languages };
    return webhooksOfIt.flatMap((webhook) =>
      events
        .filter((event) => webhook.events.includes(event))
        .map((event) => newDelivery(webhook.id, `${collection}.${event}`, data, now)),
    );
  });
  await storeDeliveries(tx, rows);
  await noteDone(tx);
}

/**
 * Stores a delivery of events for each subscribed webhook. It names the item without its content: receivers read that
 * with a token. Pass the transaction of the change.
 */
export const announce = (tx: Database, now: Date, about: Announced, events: readonly WebhookEvent[]): Promise<void> =>
  announceAll(tx, now, [{ about, events }]);

/**
 * Announces permanently deleted items, without a path, as they can no longer be read. Pass the transaction of
 * the deletion.
 */
export async function announceDeletions(
  tx: Database,
  now: Date,
  collection: WebhookCollection,
  deletions: readonly Pick<Announced, 'id' | 'title' | 'version'>[],
): Promise<void> {
  if (deletions.length === 0) return;
  const rows = (await listeners(tx, collection))
    .filter(({ events }) => events.includes('deleted'))
    .flatMap((webhook) =>
      deletions.map(({ id, title, version }) =>
        newDelivery(webhook.id, `${collection}.deleted`, { collection, id, title, version }, now),
      ),
    );
  await storeDeliveries(tx, rows);
}

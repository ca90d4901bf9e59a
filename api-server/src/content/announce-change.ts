import type { WebhookEvent } from 'api-client';
import type { Database } from '../database/database';
import { announceAll } from '../webhooks/announce';
import type { Recorded } from './recorded';

/** The events of a change: the action itself, and whether visitors see the item since or no longer. */
export function eventsOf({ action, row, statusBefore: before }: Recorded): WebhookEvent[] {
  const now = row.status;
  const appeared = before !== 'published' && now === 'published';
  const disappeared = before === 'published' && now !== 'published' && now !== 'trashed';
  return [action, ...(appeared ? ['published' as const] : []), ...(disappeared ? ['unpublished' as const] : [])];
}

/** Announces changes of items of one content type to webhooks. Pass the transaction of the changes. */
export async function announceChanges(tx: Database, at: Date, changes: readonly Recorded[]): Promise<void> {
  await announceAll(
    tx,
    at,
    changes.map((change) => {
      const { type, entity, row } = change;
      const about = { id: entity._id, title: type.titleOf(row), version: entity.version, status: row.status };
      return { about: { collection: type.collection, ...about }, events: eventsOf(change) };
    }),
  );
}

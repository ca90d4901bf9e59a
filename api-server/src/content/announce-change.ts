import type { Collection, WebhookEvent } from 'api-client';
import type { Database } from '../database/database';
import { announce } from '../webhooks/announce';
import type { ContentRow } from './columns';
import type { ContentEntity } from './stored-content-type';
import type { Revised } from './revisions';

interface ContentChange {
  readonly collection: Collection;
  readonly entity: ContentEntity;
  readonly title: string;
  readonly action: Revised['action'];
  readonly status: { readonly before?: ContentRow['status']; readonly now: ContentRow['status'] };
}

/** The events of a change: the action itself, and whether visitors see the item since or no longer. */
export function eventsOf({
  action,
  status: { before, now },
}: Pick<ContentChange, 'action' | 'status'>): WebhookEvent[] {
  const appeared = before !== 'published' && now === 'published';
  const disappeared = before === 'published' && now !== 'published' && now !== 'trashed';
  return [action, ...(appeared ? ['published' as const] : []), ...(disappeared ? ['unpublished' as const] : [])];
}

/** Announces a change of content to webhooks. Pass the change's transaction. */
export async function announceChange(tx: Database, at: Date, change: ContentChange): Promise<void> {
  const { collection, entity, title, status } = change;
  const about = { collection, id: entity._id, title, version: entity.version, status: status.now };
  await announce(tx, at, about, eventsOf(change));
}

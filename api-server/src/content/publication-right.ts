import { mayPublish, type ContentStatus } from 'api-client';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { releaseItems, releases } from '../database/schema';
import { forbidden, onlyEditorsPublish } from '../errors/failures';
import type { Change } from '../services';

const IS_SCHEDULED = 'It will be published at a set time. Ask an editor or owner to change it.';

/** The states of an item that visitors do not see, now or later by themselves. */
const HIDDEN: ReadonlySet<ContentStatus | undefined> = new Set<ContentStatus | undefined>([
  'draft',
  'trashed',
  undefined,
]);

type Asked = Pick<Change, 'viewer' | 'isSimulated'>;

/** Whether visitors may see the changes of a caller; those of a simulation are rolled back. */
export const mayShow = ({ viewer, isSimulated }: Asked): boolean => isSimulated === true || mayPublish(viewer.role);

/**
 * Every change of content passes here: a role that does not publish only changes items that visitors do not see, and
 * leaves them so.
 *
 * @param before the item's state, undefined for a new one
 * @throws 403
 */
export function assertMayMakeVisible(change: Asked, before: ContentStatus | undefined, after: ContentStatus): void {
  if (mayShow(change) || (HIDDEN.has(before) && HIDDEN.has(after))) return;
  throw before === 'scheduled' ? forbidden(IS_SCHEDULED) : onlyEditorsPublish();
}

/**
 * The same for changes that an editor has scheduled: at their moment visitors would see what no editor has read.
 *
 * @param publishAt when the changes are published by themselves; null for never
 * @throws 403 for a role that does not publish, also while a scheduled release contains the item
 */
export async function assertNotScheduled(
  tx: Database,
  change: Asked,
  {
    collection,
    id,
    publishAt = null,
  }: { readonly collection: string; readonly id: string; readonly publishAt?: Date | null },
): Promise<void> {
  if (mayShow(change)) return;
  const [release] = await tx
    .select({ id: releases.id })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(
        ...[eq(releaseItems.collection, collection), eq(releaseItems.entityId, id)],
        ...[isNotNull(releases.publishAt), isNull(releases.publishedAt)],
      ),
    )
    .limit(1);
  if (publishAt !== null || release) throw forbidden(IS_SCHEDULED);
}

import type { ContentStatus } from 'api-client';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { may, type Guarded } from '../auth/may';
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

type Asked = Pick<Change, 'viewer' | 'isSimulated' | 'isWritten' | 'isMarked'>;

const RIGHTS = { created: 'write', updated: 'write', restored: 'write', deleted: 'delete' } as const;

/**
 * Every change of content passes here: creating, changing, restoring and deleting it are rights to its kind.
 *
 * @throws 403
 */
export function assertMayChange(
  { viewer, isSimulated, isWritten, isMarked }: Asked,
  kind: Guarded,
  action: keyof typeof RIGHTS,
): void {
  const right = RIGHTS[action];
  const isGiven = isSimulated === true || (right === 'write' ? isWritten : isMarked) === true;
  if (!isGiven && !may(viewer, kind, right)) throw forbidden();
}

/** Whether visitors may see a caller's changes of a kind; those of a simulation are rolled back. */
export const mayShow = ({ viewer, isSimulated }: Asked, kind: Guarded): boolean =>
  isSimulated === true || may(viewer, kind, 'publish');

/**
 * Every change of content passes here: an account that does not publish this kind only changes items that visitors do
 * not see, and leaves them so.
 *
 * @param before the item's state, undefined for a new one
 * @throws 403
 */
export function assertMayMakeVisible(
  change: Asked,
  kind: Guarded,
  before: ContentStatus | undefined,
  after: ContentStatus,
): void {
  if (mayShow(change, kind) || (HIDDEN.has(before) && HIDDEN.has(after))) return;
  throw before === 'scheduled' ? forbidden(IS_SCHEDULED) : onlyEditorsPublish();
}

/**
 * The same for changes that an editor has scheduled: at their moment visitors would see what no editor has read.
 *
 * @param publishAt when the changes are published by themselves; null for never
 * @throws 403 for an account that does not publish it, also while a scheduled release contains the item
 */
export async function assertNotScheduled(
  tx: Database,
  change: Asked,
  { kind, id, publishAt = null }: { readonly kind: Guarded; readonly id: string; readonly publishAt?: Date | null },
): Promise<void> {
  if (mayShow(change, kind)) return;
  const [release] = await tx
    .select({ id: releases.id })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(
        ...[eq(releaseItems.collection, kind.collection), eq(releaseItems.entityId, id)],
        ...[isNotNull(releases.publishAt), isNull(releases.publishedAt)],
      ),
    )
    .limit(1);
  if (publishAt !== null || release) throw forbidden(IS_SCHEDULED);
}

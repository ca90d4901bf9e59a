import type { ListedStatus } from 'api-client';
import { and, eq, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { may, type Guarded } from '../auth/may';
import type { Viewer } from '../auth/viewer';
import { pendingChanges } from '../database/schema';
import { forbidden, unauthorized } from '../errors/failures';
import { isPublic, type ContentColumns } from './columns';

/** Matches content that visitors may see: published, or scheduled for a moment that has passed. */
export function publicOnly(
  { status, publishAt }: Pick<ContentColumns, 'status' | 'publishAt'>,
  now: Date,
): SQL | undefined {
  return or(eq(status, 'published'), and(eq(status, 'scheduled'), lte(publishAt, now)));
}

/**
 * The condition of a list's `status` parameter. Without it only public content is answered; with it, a token is needed.
 * @throws 401 without a token, 403 for an account that does not read this kind.
 */
export function withStatus(
  columns: Pick<ContentColumns, 'id' | 'status' | 'publishAt'>,
  status: ListedStatus | undefined,
  viewer: Viewer | undefined,
  kind: Guarded,
  now: Date,
): SQL | undefined {
  if (status === undefined) return publicOnly(columns, now);
  if (!viewer) throw unauthorized('Sign in to see unpublished content');
  if (!may(viewer, kind, 'read')) throw forbidden();
  if (status === 'all') return ne(columns.status, 'trashed');
  if (status === 'published') return publicOnly(columns, now);
  if (status === 'changed') return sql`${columns.id} in (select ${pendingChanges.entityId} from ${pendingChanges})`;
  return eq(columns.status, status);
}

/** Whether an item is shown: visitors see public items, its editors all. */
export function isShown(
  row: Parameters<typeof isPublic>[0],
  viewer: Viewer | undefined,
  kind: Guarded,
  now: Date,
): boolean {
  return isPublic(row, now) || (viewer !== undefined && may(viewer, kind, 'read'));
}

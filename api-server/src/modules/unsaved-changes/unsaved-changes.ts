import { UNSAVED_DAYS, type Collection, type UnsavedChanges } from 'api-client';
import { and, eq, lte } from 'drizzle-orm';
import type { Viewer } from '../../auth/viewer';
import { DAY } from '../../clock';
import { unsavedChanges } from '../../database/schema';
import type { Services } from '../../services';
import { versionedContentTypeFor } from '../versioned-content-types';

interface Item {
  readonly collection: Collection;
  readonly id: string;
}

const ofUser = ({ adminId }: Viewer, { collection, id }: Item) =>
  and(eq(unsavedChanges.adminId, adminId), eq(unsavedChanges.collection, collection), eq(unsavedChanges.entityId, id));

/** The user's own unsaved input, or null. @throws 404 for an unknown content type, 403 for other roles */
export async function readUnsavedChanges({ db }: Services, viewer: Viewer, item: Item): Promise<UnsavedChanges | null> {
  await versionedContentTypeFor(db, item.collection, viewer);
  const [row] = await db.select().from(unsavedChanges).where(ofUser(viewer, item)).limit(1);
  return row ? { version: row.version, changed: row.changed, at: row.at.toISOString() } : null;
}

/** Replaces the user's unsaved input. @throws 404 for an unknown content type, 403 for other roles */
export async function storeUnsavedChanges(
  { db, clock }: Services,
  viewer: Viewer,
  { collection, id: entityId }: Item,
  typed: Omit<UnsavedChanges, 'at'>,
): Promise<void> {
  await versionedContentTypeFor(db, collection, viewer);
  const values = { ...typed, at: clock.now() };
  await db
    .insert(unsavedChanges)
    .values({ adminId: viewer.adminId, collection, entityId, ...values })
    .onConflictDoUpdate({
      target: [unsavedChanges.adminId, unsavedChanges.collection, unsavedChanges.entityId],
      set: values,
    });
}

/** Deletes the user's unsaved input, if there is any. */
export async function deleteUnsavedChanges({ db }: Services, viewer: Viewer, item: Item): Promise<void> {
  await db.delete(unsavedChanges).where(ofUser(viewer, item));
}

/** Deletes input that can no longer be restored. */
export async function cleanUpUnsavedChanges({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - UNSAVED_DAYS * DAY);
  await db.delete(unsavedChanges).where(lte(unsavedChanges.at, before));
}

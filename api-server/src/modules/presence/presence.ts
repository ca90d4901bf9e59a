import type { Collection } from 'api-client';
import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Viewer } from '../../auth/viewer';
import { SECOND } from '../../clock';
import { admins, editorPresence } from '../../database/schema';
import type { Services } from '../../services';
import { versionedContentTypeFor } from '../versioned-content-types';

/** Longer than two of the editors' half-minute signals. */
const SIGNAL_LIFETIME = 75 * SECOND;

interface Item {
  readonly collection: Collection;
  readonly id: string;
}

const beginning = ({ clock }: Services): Date => new Date(clock.now().getTime() - SIGNAL_LIFETIME);

/** Records that a user has an item open. @returns others who have it open, the first one first */
export async function announce(services: Services, viewer: Viewer, item: Item) {
  const { db, clock } = services;
  await versionedContentTypeFor(db, item.collection, viewer);
  const now = clock.now();
  const { collection, id: entityId } = item;
  const since = beginning(services);
  await db
    .insert(editorPresence)
    .values({ collection, entityId, adminId: viewer.adminId, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [editorPresence.collection, editorPresence.entityId, editorPresence.adminId],
      // A user who was absent starts again.
      set: {
        seenAt: now,
        since: sql`case when ${editorPresence.seenAt} > ${since.toISOString()}::timestamptz then ${editorPresence.since} else excluded.since end`,
      },
    });
  const others = await db
    .select({ name: admins.name, since: editorPresence.since })
    .from(editorPresence)
    .innerJoin(admins, eq(admins.id, editorPresence.adminId))
    .where(
      and(
        eq(editorPresence.collection, collection),
        eq(editorPresence.entityId, entityId),
        ne(editorPresence.adminId, viewer.adminId),
        gt(editorPresence.seenAt, since),
      ),
    )
    .orderBy(asc(editorPresence.since), asc(admins.name));
  return others.map((other) => ({ name: other.name, since: other.since.toISOString() }));
}

/** Records that a user has closed an item. */
export async function leave({ db }: Services, { adminId }: Viewer, { collection, id }: Item): Promise<void> {
  await db
    .delete(editorPresence)
    .where(
      and(
        eq(editorPresence.collection, collection),
        eq(editorPresence.entityId, id),
        eq(editorPresence.adminId, adminId),
      ),
    );
}

/** Deletes users who left silently. */
export async function cleanUpPresence(services: Services): Promise<void> {
  await services.db.delete(editorPresence).where(lte(editorPresence.seenAt, beginning(services)));
}

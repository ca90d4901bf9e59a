import { and, eq, lte } from 'drizzle-orm';
import { ZodError } from 'zod';
import { presetGrants } from '../../auth/role-rights';
import type { Viewer } from '../../auth/viewer';
import { pendingChanges } from '../../database/schema';
import { ApiFailure } from '../../errors/failures';
import type { Change, Services } from '../../services';
import { lockBoth, type PendingRow } from './pending-rows';
import { publishPendingChange, unpublish } from './publish-pending-change';
import { servedFor } from './served-types';

/** The changes that one run of the schedule publishes. */
const MAX_DUE = 100;
/** The rules of a field have changed since the changes were saved. */
const NOT_VALID = 'A field is no longer valid. Check the fields, and save the changes again.';

/** Publishes due changes, or unpublishes their item. @throws as `publishPendingChange` */
async function carryOut(change: Change, due: PendingRow): Promise<void> {
  const { collection, entityId: id, at } = due;
  if (!due.unpublish) return publishPendingChange(change, { collection, id }, at.getTime());
  const served = await servedFor(change.services.db, collection, change.viewer);
  return change.services.db.transaction(async (tx) => {
    const [item, row] = await lockBoth(tx, served, id);
    if (row?.at.getTime() === at.getTime()) await unpublish(change, tx, served, item, row);
  });
}

/** The user that scheduled changes, when they are published without a request. */
export const scheduler = (name: string): Viewer => ({
  ...{ adminId: '', sessionId: '', name, email: '', ...presetGrants('owner') },
  ...{ mustSetUpSecondStep: false, toBeConfirmed: false },
});

/**
 * Publishes scheduled changes whose moment has passed, and unpublishes items at their moment. Changes that cannot be
 * published stay pending with the reason, and are not tried again.
 */
export async function publishDueChanges(services: Services): Promise<void> {
  const { db, clock } = services;
  const due = await db.select().from(pendingChanges).where(lte(pendingChanges.publishAt, clock.now())).limit(MAX_DUE);
  for (const row of due) {
    const { id, at, by } = row;
    const change: Change = { services, viewer: scheduler(by), request: { id: '' } };
    try {
      await carryOut(change, row);
    } catch (error) {
      if (!(error instanceof ApiFailure || error instanceof ZodError)) throw error;
      const failure = error instanceof ApiFailure ? error.message : NOT_VALID;
      await db
        .update(pendingChanges)
        .set({ publishAt: null, failure })
        .where(and(eq(pendingChanges.id, id), eq(pendingChanges.at, at)));
    }
  }
}

import { eq, lte } from 'drizzle-orm';
import { endReviews } from '../../content/end-reviews';
import { releases } from '../../database/schema';
import { ApiFailure, conflict } from '../../errors/failures';
import type { Change, Services } from '../../services';
import { scheduler } from '../pending-changes/due-changes';
import { missingVersions, readLiveVersions, type LiveVersions } from './front-ends';
import { refused } from './refused';
import { itemsOf, storeItems, type ItemRow } from './item-rows';
import { publishItem, type Step } from './publish-item';
import { changing, locked, lockedOpen, RELEASES } from './release-rows';
import { assertMayPublish } from './rights';
import { takeSteps } from './take-steps';
import { undoItem } from './undo-item';

/** The live versions of front ends; undefined for a release that names none. @throws 503 when they cannot be read */
async function liveVersionsFor(services: Services, id: string): Promise<LiveVersions | undefined> {
  const [row] = await services.db.select().from(releases).where(eq(releases.id, id));
  return row && row.frontEnds.length > 0 ? readLiveVersions(services) : undefined;
}

/** Takes a step with all items of a release, and stores them. @throws 409 that names the items that prevent it */
async function takeAll(within: Change, items: readonly ItemRow[], step: Step, refusal: string): Promise<void> {
  const { items: after, failures } = await takeSteps(within, items, step);
  if (failures.length > 0) throw refused(refusal, failures);
  await storeItems(within.services.db, after);
}

/**
 * Makes all items of a release what visitors see, or none.
 *
 * @throws 403 if an item is of a kind that this user may not publish; 404; 409 that names the items, or the
 *   versions of front ends, that prevent it; 503 when these cannot be read
 */
export async function publishRelease(change: Change, id: string): Promise<void> {
  const live = await liveVersionsFor(change.services, id);
  await changing(change, 'publish-release', async (within, tx) => {
    const release = await lockedOpen(tx, id);
    await assertMayPublish(tx, change.viewer, id);
    const items = await itemsOf(tx, id);
    if (items.length === 0) throw conflict('This release has no items. Add one first.');
    if (release.frontEnds.length > 0 && !live)
      throw conflict('Versions of front ends were just named in it. Publish again.');
    const missing = missingVersions(release.frontEnds, live ?? new Map());
    if (missing.length > 0) throw refused('Nothing was published.', missing);
    await takeAll(within, items, publishItem, 'Nothing was published.');
    const publishedAt = change.services.clock.now();
    await tx
      .update(releases)
      .set({ publishedAt, publishedBy: change.viewer.name, publishAt: null, failure: '' })
      .where(eq(releases.id, id));
    await endReviews(tx, RELEASES, [id]);
    return release;
  });
}

/**
 * Restores every item as it was before the release, or none. The release is open again, with the same items.
 *
 * @throws 403, 404, and 409 that names the items that were changed since
 */
export async function undoRelease(change: Change, id: string): Promise<void> {
  await changing(change, 'undo-release', async (within, tx) => {
    const release = await locked(tx, id);
    if (!release.publishedAt) throw conflict('This release is not published');
    await assertMayPublish(tx, change.viewer, id);
    await takeAll(within, await itemsOf(tx, id), undoItem, 'Nothing was undone.');
    await tx.update(releases).set({ publishedAt: null, publishedBy: '' }).where(eq(releases.id, id));
    return release;
  });
}

/** Publishes releases at their moment. One that cannot be published stays open with the reason. */
export async function publishDueReleases(services: Services): Promise<void> {
  const { db, clock } = services;
  for (const { id, createdBy } of await db.select().from(releases).where(lte(releases.publishAt, clock.now()))) {
    try {
      await publishRelease({ services, viewer: scheduler(createdBy), request: { id: '' } }, id);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // The site's server did not answer: the next run tries again.
      if (error.statusCode === 503) continue;
      await db.update(releases).set({ publishAt: null, failure: error.message }).where(eq(releases.id, id));
    }
  }
}

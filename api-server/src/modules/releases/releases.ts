import { isDeepStrictEqual } from 'node:util';
import { createVersionPreview, isAllowed, type Release, type ReleaseItem, type ReleaseWithItems } from 'api-client';
import { collectionOf } from 'api-client/content-types';
import type { releaseCalls } from 'api-client/schemas';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Viewer } from '../../auth/viewer';
import { endReviews } from '../../content/end-reviews';
import { TRANSLATIONS } from '../../database/file-uses';
import { releaseItems, releases } from '../../database/schema';
import { forbidden, invalidField, notFound } from '../../errors/failures';
import { newId } from '../../identity';
import type { Change, Services } from '../../services';
import { makePreview } from '../delivery/version-previews';
import { readLiveVersions, withLive, type LiveVersions } from './front-ends';
import { partlyHidden, readableTo } from './readable';
import { lastChanges } from './release-changes';
import { itemsOf, type ItemRow } from './item-rows';
import { changing, lockedOpen, RELEASES, sizeOf, toRelease, type ReleaseRow } from './release-rows';
import { namedIn } from './release-translations';
import { assertMayPublish } from './rights';

const MAX_LISTED = 200;
const HIDDEN_FAILURE = 'An item prevented it. Ask an editor or owner, who can read all of its items.';

function toItem(item: ItemRow): ReleaseItem {
  const { title, action, addedBy } = item;
  const { collection, id, ...language } =
    item.collection === TRANSLATIONS ? namedIn(item) : { collection: item.collection, id: item.entityId };
  return { collection: collectionOf({ collection }), _id: id, ...language, title, action, addedBy };
}

/** Replaces the reason of a failed publication, which names items, for a user who may not read them. */
const withoutTitles = (release: Release): Release => ({ ...release, failure: release.failure && HIDDEN_FAILURE });

/** The releases, the newest first. */
export async function listReleases({ db }: Services, viewer: Viewer): Promise<Release[]> {
  const size = db.$count(releaseItems, eq(releaseItems.releaseId, releases.id));
  const rows = await db.select({ release: releases, size }).from(releases).orderBy(desc(releases.id)).limit(MAX_LISTED);
  const ids = rows.map(({ release }) => release.id);
  const hidden = await partlyHidden(db, await readableTo(db, viewer), ids);
  return rows.map((row) => {
    const release = toRelease(row.release, row.size);
    return hidden.has(release._id) ? withoutTitles(release) : release;
  });
}

/** The live versions of front ends, read only for a release that names some. */
const liveFor = async (services: Services, { frontEnds }: Pick<ReleaseRow, 'frontEnds'>): Promise<LiveVersions> =>
  frontEnds.length === 0 ? new Map() : readLiveVersions(services);

/** A release with the items that the user may read, and the number of the others. @throws 404 */
export async function readRelease(services: Services, id: string, viewer: Viewer): Promise<ReleaseWithItems> {
  const { db } = services;
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  if (!row) throw notFound('Release');
  const items = await itemsOf(db, id);
  const isReadable = await readableTo(db, viewer);
  const readable = items.filter(isReadable);
  const hidden = items.length - readable.length;
  const release = toRelease(row, items.length);
  const changedAt = (await lastChanges(db, [row])).get(id) ?? row.changedAt;
  return {
    ...(hidden > 0 ? withoutTitles(release) : release),
    version: changedAt.getTime(),
    frontEnds: withLive(row.frontEnds, await liveFor(services, row).catch(() => undefined)),
    items: readable.map(toItem),
    hidden,
  };
}

export async function createRelease(change: Change, name: string): Promise<Release> {
  const now = change.services.clock.now();
  const row = await changing(change, 'create', async (_within, tx) => {
    const [made] = await tx
      .insert(releases)
      .values({ id: newId(now), name, createdAt: now, changedAt: now, createdBy: change.viewer.name })
      .returning();
    if (!made) throw new Error('The database stored nothing');
    return made;
  });
  return toRelease(row, 0);
}

/**
 * Renames a release, says when it is published, or which versions of front ends have to be live then.
 *
 * @throws 400 for a moment in the past, 403, 404, 409
 */
export async function updateRelease(
  change: Change,
  id: string,
  { name, publishAt, frontEnds }: z.output<(typeof releaseCalls)['updateRelease']['body']>,
): Promise<Release> {
  const at = publishAt == null ? publishAt : new Date(publishAt);
  if (at && at <= change.services.clock.now())
    throw invalidField('publishAt', 'Enter a time in the future, or publish now');
  const row = await changing(change, 'update', async (_within, tx) => {
    const before = await lockedOpen(tx, id);
    const isNamed = frontEnds !== undefined && !isDeepStrictEqual(frontEnds, before.frontEnds);
    if (at || isNamed) await assertMayPublish(tx, change.viewer, id);
    const changedAt = isNamed ? change.services.clock.now() : undefined;
    const [after = before] = await tx
      .update(releases)
      .set({ name, publishAt: at, failure: '', frontEnds, changedAt })
      .where(eq(releases.id, id))
      .returning();
    return after;
  });
  return toRelease(row, await sizeOf(change.services.db, id));
}

/** Forgets a release; its items stay as they are. @throws 404 */
export async function deleteRelease(change: Change, id: string): Promise<void> {
  await changing(change, 'delete', async (_within, tx) => {
    const [gone] = await tx.delete(releases).where(eq(releases.id, id)).returning();
    if (!gone) throw notFound('Release');
    await endReviews(tx, RELEASES, [id]);
    return gone;
  });
}

/** Creates a link that shows the whole site as it will be. @throws 403 for a user who may not read all of it, 404 */
export async function linkToRelease(change: Change, id: string): Promise<{ path: string; expiresAt: string }> {
  const { services, viewer, request } = change;
  const { _id, hidden, frontEnds } = await readRelease(services, id, viewer);
  if (hidden > 0) throw forbidden('It has items that you cannot read. Ask an editor or owner for the link.');
  // Only owners give others versions that visitors do not have.
  const mayShow = isAllowed(viewer.rights, createVersionPreview.roles);
  const versions = mayShow ? frontEnds.map(({ remote, version }) => ({ remote, version })) : [];
  const { path, expiresAt } = await makePreview(services, { actor: viewer, requestId: request.id }, versions, {
    ...{ release: _id, madeBy: viewer.adminId },
  });
  return { path, expiresAt };
}

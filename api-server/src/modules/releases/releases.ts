import { isDeepStrictEqual } from 'node:util';
import { createVersionPreview, isAllowed, type Release, type ReleaseItem, type ReleaseWithItems } from 'api-client';
import { collectionOf } from 'api-client/content-types';
import { MAX_RELEASE_ITEMS, type releaseCalls } from 'api-client/schemas';
import { desc, eq, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import type { Viewer } from '../../auth/viewer';
import { endReviews } from '../../content/end-reviews';
import type { Database } from '../../database/database';
import { releaseItems, releases } from '../../database/schema';
import { ApiFailure, conflict, forbidden, invalidField, notFound } from '../../errors/failures';
import { newId } from '../../identity';
import { inTransaction, type Change, type Services } from '../../services';
import { makePreview } from '../delivery/version-previews';
import { scheduler } from '../pending-changes/pending-changes';
import { versionedContentTypeFor } from '../versioned-content-types';
import { missingVersions, readLiveVersions, withLive, type LiveVersions } from './front-ends';
import { partlyHidden, readableTo } from './readable';
import { refused } from './refused';
import { lastChanges } from './release-changes';
import {
  isItem,
  itemsOf,
  MENUS,
  menusVersion,
  newItem,
  publishItem,
  takeSteps,
  undoItem,
  type ItemRow,
} from './release-items';
import { namedIn, TRANSLATIONS, translationKey } from './release-translations';
import { assertMayPublish } from './rights';

const WHAT = 'releases';
const MAX_LISTED = 200;
const HIDDEN_FAILURE = 'An item prevented it. Ask an editor or owner, who can read all of its items.';

type ReleaseRow = typeof releases.$inferSelect;
type Bodies = typeof releaseCalls;

const toRelease = (
  { id, name, createdAt, createdBy, publishAt, publishedAt, publishedBy, failure, frontEnds }: ReleaseRow,
  size: number,
): Release => ({
  ...{ _id: id, name, createdBy, publishedBy, failure, frontEnds, size, createdAt: createdAt.toISOString() },
  ...{ publishAt: publishAt?.toISOString() ?? null, publishedAt: publishedAt?.toISOString() ?? null },
});

function toItem(item: ItemRow): ReleaseItem {
  const { title, action, addedBy } = item;
  const { collection, id, ...language } =
    item.collection === TRANSLATIONS ? namedIn(item) : { collection: item.collection, id: item.entityId };
  return { collection: collectionOf({ collection }), _id: id, ...language, title, action, addedBy };
}

const sizeOf = (db: Database, id: string): Promise<number> => db.$count(releaseItems, eq(releaseItems.releaseId, id));

async function locked(tx: Database, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id)).for('update');
  if (!row) throw notFound('Release');
  return row;
}

/** A release that visitors do not see yet, locked. @throws 404, or 409 for a published one */
export async function lockedOpen(tx: Database, id: string): Promise<ReleaseRow> {
  const row = await locked(tx, id);
  if (row.publishedAt) throw conflict(`“${row.name}” is published. Undo it first.`);
  return row;
}

/** Runs a change of a release in one transaction and records it. */
function changing<Result extends ReleaseRow>(
  change: Change,
  action: string,
  work: (within: Change, tx: Database) => Promise<Result>,
): Promise<Result> {
  return change.services.db.transaction(async (tx) => {
    const row = await work({ ...change, services: inTransaction(change.services, tx) }, tx);
    await auditChange(tx, change, { action, collection: WHAT, entityId: row.id, title: row.name });
    return row;
  });
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
  { name, publishAt, frontEnds }: z.output<Bodies['updateRelease']['body']>,
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
    await endReviews(tx, WHAT, [id]);
    return gone;
  });
}

/** An item of a release; its translation if there is a language. */
interface Named {
  readonly id: string;
  readonly collection: string;
  readonly item: string;
  readonly language?: string | undefined;
}

const keyOf = ({ id: releaseId, collection, item, language }: Named) => ({
  releaseId,
  ...(language === undefined ? { collection, entityId: item } : translationKey({ collection, id: item, language })),
});

/** Runs a change of the list of an open release. */
const changingItems = (
  change: Change,
  id: string,
  work: (within: Change, tx: Database) => Promise<unknown>,
): Promise<unknown> =>
  changing(change, 'update', async (within, tx) => {
    const release = await lockedOpen(tx, id);
    await work(within, tx);
    await tx.update(releases).set({ changedAt: change.services.clock.now() }).where(eq(releases.id, id));
    return release;
  });

/** Adds an item to a release, or changes what the release does with it. @throws 403, 404, 409 */
export async function addReleaseItem(
  change: Change,
  named: Named,
  { action, menus }: z.output<Bodies['addReleaseItem']['body']>,
): Promise<void> {
  const { id } = named;
  await changingItems(change, id, async (within, tx) => {
    const key = { ...keyOf(named), action };
    if ((await sizeOf(tx, id)) >= MAX_RELEASE_ITEMS)
      throw conflict(`A release has at most ${MAX_RELEASE_ITEMS} items. Publish this one, and make another.`);
    if (key.collection !== MENUS) {
      const row = await newItem(within, key);
      await tx.delete(releaseItems).where(isItem(key));
      await tx.insert(releaseItems).values(row);
      return;
    }
    await versionedContentTypeFor(tx, MENUS, change.viewer);
    if (!menus || action !== 'publish') throw invalidField('menus', 'Send the menus as they will be');
    const { version: _version, ...content } = menus;
    await tx.delete(releaseItems).where(isItem({ ...key, entityId: MENUS }));
    await tx.insert(releaseItems).values({
      ...{ ...key, entityId: MENUS, title: 'Menus', addedBy: change.viewer.name, content },
      baseVersion: await menusVersion(tx),
    });
  });
}

/** @throws 404, also for an item that the user may not read; 409 */
export async function removeReleaseItem(change: Change, named: Named): Promise<void> {
  const key = keyOf(named);
  await changingItems(change, named.id, async (_within, tx) => {
    if (!(await readableTo(tx, change.viewer))(key)) throw notFound('Item');
    const [gone] = await tx.delete(releaseItems).where(isItem(key)).returning();
    if (!gone) throw notFound('Item');
  });
}

/** The live versions of front ends; undefined for a release that names none. @throws 503 when they cannot be read */
async function liveVersionsFor(services: Services, id: string): Promise<LiveVersions | undefined> {
  const [row] = await services.db.select().from(releases).where(eq(releases.id, id));
  return row && row.frontEnds.length > 0 ? readLiveVersions(services) : undefined;
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
    const failures = await takeSteps(within, items, publishItem);
    if (failures.length > 0) throw refused('Nothing was published.', failures);
    const publishedAt = change.services.clock.now();
    await tx
      .update(releases)
      .set({ publishedAt, publishedBy: change.viewer.name, publishAt: null, failure: '' })
      .where(eq(releases.id, id));
    await endReviews(tx, WHAT, [id]);
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
    const failures = await takeSteps(within, await itemsOf(tx, id), undoItem);
    if (failures.length > 0) throw refused('Nothing was undone.', failures);
    await tx.update(releases).set({ publishedAt: null, publishedBy: '' }).where(eq(releases.id, id));
    return release;
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

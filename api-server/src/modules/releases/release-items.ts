import type { FieldError } from 'api-client';
import { menusBodySchema } from 'api-client/schemas';
import { and, asc, eq, sql } from 'drizzle-orm';
import { ZodError } from 'zod';
import type { ServedContentType } from '../../content-types/served-content-type';
import { deleteItem, updateItem } from '../../content-types/writes';
import { isPublic, type AnyRow } from '../../content/columns';
import { lockRow } from '../../content/stored-content-type';
import { restoreContent } from '../../content/trash-content';
import type { Database } from '../../database/database';
import { pendingChanges, releaseItems, revisions } from '../../database/schema';
import { ApiFailure, conflict, notFound } from '../../errors/failures';
import type { Change } from '../../services';
import { findMenus } from '../menus/repository';
import { updateMenus } from '../menus/update';
import { findPendingChange, ofItem, servedFor } from '../pending-changes/pending-changes';
import { publishTranslationOf, titleOfNew, TRANSLATIONS, undoTranslationOf } from './release-translations';

export const MENUS = 'menus';
export type ItemRow = typeof releaseItems.$inferSelect;

/** The columns of an item after it was published or undone. */
type Kept = Partial<ItemRow>;
type Step = (change: Change, item: ItemRow) => Promise<Kept>;

const NO_MENUS = { navbar: [], button: [], menu: [], footer: [], sections: [] };
/** As every item is before its release. */
const UNPUBLISHED = { versionBefore: null, versionAfter: null, statusBefore: null, publishAtBefore: null };

/** An item that is published by itself. */
const NO_RELEASE = {
  ...UNPUBLISHED,
  ...{ releaseId: '', action: 'publish' as const, addedBy: '', content: null, baseVersion: null },
};

/** The release's item in a statement. */
export const isItem = ({ releaseId, collection, entityId }: Pick<ItemRow, 'releaseId' | 'collection' | 'entityId'>) =>
  and(
    eq(releaseItems.releaseId, releaseId),
    eq(releaseItems.collection, collection),
    eq(releaseItems.entityId, entityId),
  );

/** As the address of an item; a translation, such as `blogs/42/hi`, follows its item. */
const lockOrder = sql`case when ${releaseItems.collection} = ${TRANSLATIONS} then '' else ${releaseItems.collection} || '/' end || ${releaseItems.entityId}`;

/** In the order in which every release locks them, so that two do not wait for each other. */
export const itemsOf = (db: Database, releaseId: string): Promise<ItemRow[]> =>
  db.select().from(releaseItems).where(eq(releaseItems.releaseId, releaseId)).orderBy(asc(lockOrder));

const lockMenus = async (tx: Database) => {
  const [row] = await findMenus(tx).for('update');
  return row;
};

/** The version of the menus; 0 until an owner changes them. */
export const menusVersion = async (tx: Database): Promise<number> => (await lockMenus(tx))?.version ?? 0;

async function lockWithTrash({ services, viewer }: Change, { collection, entityId }: ItemRow) {
  const served = await servedFor(services.db, collection, viewer, 'publish');
  const row = await lockRow(services.db, served, entityId);
  if (!row) throw conflict('was deleted');
  return { served, row };
}

async function lockItem(change: Change, item: ItemRow) {
  const locked = await lockWithTrash(change, item);
  if (locked.row.status === 'trashed') throw conflict('was deleted');
  return locked;
}

/** Changes that were made to the item's version before still belong to the one after. */
const keepPending = ({ services }: Change, item: ItemRow, before: number, baseVersion: number) =>
  services.db
    .update(pendingChanges)
    .set({ baseVersion })
    .where(and(ofItem(item.collection, item.entityId), eq(pendingChanges.baseVersion, before)));

const before = ({ version, status, publishAt }: AnyRow): Kept => ({
  ...{ versionBefore: version, statusBefore: status, publishAtBefore: publishAt },
});

/** Refuses an item that the release would not change. @throws 409 with the rest of a sentence about the item */
async function assertChanges({ services }: Change, item: ItemRow, row: AnyRow): Promise<void> {
  const isShown = isPublic(row, services.clock.now());
  if (item.action === 'unpublish' && !isShown) throw conflict('is not published');
  if (item.action !== 'publish' || !isShown) return;
  if (!(await findPendingChange(services.db, item.collection, item.entityId)))
    throw conflict('has no changes that visitors do not see yet');
}

/** Makes an item what visitors see, or removes it from the site. @throws 409 with the rest of a sentence about it */
export const publishItem: Step = async (by, item) => {
  const change = { ...by, isWritten: true as const };
  const { db, clock } = change.services;
  if (item.collection === TRANSLATIONS) return publishTranslationOf(change, item);
  if (item.collection === MENUS) {
    const version = await menusVersion(db);
    if (version !== item.baseVersion) throw conflict('were changed after their changes were saved');
    const after = await updateMenus(change, menusBodySchema.parse(item.content));
    return { versionBefore: version, versionAfter: after.version };
  }
  const { served, row } = await lockItem(change, item);
  await assertChanges(change, item, row);
  const { id } = row;
  if (item.action === 'unpublish') {
    const after = await updateItem(change, served, id, { status: 'draft', publishAt: null, unpublish: true });
    await keepPending(change, item, row.version, after.version);
    return { ...before(row), versionAfter: after.version };
  }
  const pending = await findPendingChange(db, item.collection, id);
  if (pending && pending.baseVersion !== row.version) throw conflict('was changed after its changes were saved');
  if (pending?.deletes) {
    await deleteItem({ ...change, isMarked: true }, served, id);
    await db.delete(pendingChanges).where(eq(pendingChanges.id, pending.id));
    return { ...before(row), versionAfter: row.version + 1, content: pending.content };
  }
  let version = row.version;
  if (pending) {
    await served.revert(change, id, pending.content);
    await db.delete(pendingChanges).where(eq(pendingChanges.id, pending.id));
    version += 1;
  }
  if (!isPublic(row, clock.now()))
    version = (await updateItem(change, served, id, { status: 'published', publishAt: null })).version;
  return { ...before(row), versionAfter: version, content: pending?.content ?? null };
};

async function contentBefore(db: Database, { collection, entityId, versionBefore }: ItemRow) {
  const [revision] = await db
    .select({ content: revisions.content })
    .from(revisions)
    .where(
      and(
        eq(revisions.collection, collection),
        eq(revisions.entityId, entityId),
        eq(revisions.number, versionBefore ?? 0),
      ),
    );
  if (!revision) throw conflict('has no earlier version any more');
  return revision.content;
}

const CHANGED_SINCE = 'changed since the release';

/** Saves the changes of a release beside the item again, unless it has others. */
async function addPending(
  { services: { db, clock }, viewer }: Change,
  { collection, entityId, title, content }: ItemRow,
  served: ServedContentType,
  state: Pick<typeof pendingChanges.$inferInsert, 'baseVersion' | 'deletes'>,
): Promise<void> {
  if (!content || (await findPendingChange(db, collection, entityId))) return;
  await db.insert(pendingChanges).values({
    ...{ id: `${collection}/${entityId}`, collection: served.collection, entityId, title, ...state },
    ...{ at: clock.now(), by: viewer.name, content },
  });
}

/** Restores an item as it was before its release. @throws 409 with the rest of a sentence about it */
export const undoItem: Step = async (by, item) => {
  const change = { ...by, isWritten: true as const };
  const { db } = change.services;
  if (item.collection === TRANSLATIONS) return undoTranslationOf(change, item);
  if (item.collection === MENUS) {
    const menus = await lockMenus(db);
    if (!menus || menus.version !== item.versionAfter) throw conflict(`were ${CHANGED_SINCE}`);
    const earlier = item.versionBefore ? await contentBefore(db, { ...item, entityId: menus.id }) : NO_MENUS;
    const after = await updateMenus(change, menusBodySchema.parse({ ...earlier, version: undefined }));
    return { ...UNPUBLISHED, baseVersion: after.version };
  }
  const { served, row } = await lockWithTrash(change, item);
  const { id } = row;
  if (row.version !== item.versionAfter) throw conflict(`was ${row.status === 'trashed' ? 'deleted' : CHANGED_SINCE}`);
  if (row.status === 'trashed') {
    const { version } = await restoreContent(change, served, id);
    await addPending(change, item, served, { baseVersion: version, deletes: true });
    return { ...UNPUBLISHED, content: null };
  }
  let { version } = row;
  // Its status first: as a draft it may have been incomplete.
  if (item.statusBefore !== row.status) {
    const publication = { status: item.statusBefore, publishAt: item.publishAtBefore?.toISOString() ?? null };
    version = (await updateItem(change, served, id, { ...publication, unpublish: true })).version;
  }
  if (item.content) {
    await served.revert(change, id, await contentBefore(db, item));
    version += 1;
  }
  await keepPending(change, item, row.version, version);
  await addPending(change, item, served, { baseVersion: version });
  return { ...UNPUBLISHED, content: null };
};

const NOT_VALID = 'has a field that is no longer valid. Open it, check its fields, and save it again';

/** Why a step failed, as the rest of a sentence about the item; throws any other error. */
function reasonOf(error: unknown): string {
  if (error instanceof ZodError) return NOT_VALID;
  // Another role may not do it at all.
  if (!(error instanceof ApiFailure) || error.statusCode === 403) throw error;
  const { errors } = error.details;
  return errors ? `is refused: ${errors.map(({ message }) => message).join(', ')}` : error.message;
}

const failureOf = (
  { collection, entityId, title }: Pick<ItemRow, 'collection' | 'entityId' | 'title'>,
  error: unknown,
): FieldError => ({ path: `${collection}/${entityId}`, message: `“${title}” ${reasonOf(error)}` });

/**
 * Takes a step with every item. Pass the services of a transaction, which its caller rolls back after a failure.
 *
 * @returns the items that prevent it, each with the reason
 */
export async function takeSteps(change: Change, items: readonly ItemRow[], step: Step): Promise<FieldError[]> {
  const { db } = change.services;
  const failures: FieldError[] = [];
  for (const item of items) {
    try {
      await db
        .update(releaseItems)
        .set(await step(change, item))
        .where(isItem(item));
    } catch (error) {
      failures.push(failureOf(item, error));
    }
  }
  return failures;
}

/**
 * Publishes items with their pending changes, as a release does. Pass the services of a transaction, which its caller
 * rolls back after a failure.
 *
 * @returns the items that prevent it, each with the reason
 */
export async function publishEach(
  change: Change,
  items: readonly Pick<ItemRow, 'collection' | 'entityId' | 'title'>[],
): Promise<FieldError[]> {
  const failures: FieldError[] = [];
  for (const item of items) {
    try {
      await publishItem(change, { ...NO_RELEASE, ...item });
    } catch (error) {
      failures.push(failureOf(item, error));
    }
  }
  return failures;
}

/** The row of a new item of a release. @throws 404, or 409 when the release would not change it */
export async function newItem(
  change: Change,
  item: Pick<ItemRow, 'releaseId' | 'collection' | 'entityId' | 'action'>,
): Promise<ItemRow> {
  const { db } = change.services;
  const fresh = { ...item, ...UNPUBLISHED, addedBy: change.viewer.name, content: null, baseVersion: null };
  if (item.collection === TRANSLATIONS) return { ...fresh, title: await titleOfNew(change, item) };
  const served = await servedFor(db, item.collection, change.viewer, 'publish');
  const row = await lockRow(db, served, item.entityId);
  if (!row || row.status === 'trashed') throw notFound(served.what);
  const pending = await findPendingChange(db, item.collection, item.entityId);
  const added = { ...fresh, title: pending?.title ?? served.titleOf(row) };
  try {
    await assertChanges(change, added, row);
  } catch (error) {
    throw conflict(`“${added.title}” ${reasonOf(error)}`);
  }
  return added;
}

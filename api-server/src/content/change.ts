import type { FastifyRequest } from 'fastify';
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { hasCode } from 'delivery/error-code';
import { writeAudit } from '../audit';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database/database';
import { conflict, invalidField, notFound } from '../errors/failures';
import { newId } from '../identity';
import type { Services } from '../services';
import { sortKey } from '../text/fold';
import { announceChange, eventsOf } from './announce-change';
import { isPublic, type ContentColumns, type ContentRow } from './columns';
import { insertRow, lockRow, updateRow, type ContentEntity, type ContentKind, type StoredRow } from './content-kind';
import { keepRevision, type Revised } from './revisions';

/** The context of a change: the services, the user and the request. A route's call is one. */
export interface Change {
  readonly services: Services;
  readonly viewer: Viewer;
  readonly request: Pick<FastifyRequest, 'id'>;
}

/** The part of a body that decides when visitors see an item. */
export interface Publication {
  status?: 'draft' | 'scheduled' | 'published' | undefined;
  publishAt?: string | null | undefined;
  /** The consent to remove a published item from the site. */
  unpublish?: boolean | undefined;
}

/** The columns that every kind of content gets from here. */
type OwnColumns =
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'status'
  | 'publishAt'
  | 'sortName'
  | 'statusBeforeTrash'
  | 'deletedAt'
  | 'deletedBy';

type Table = PgTable & ContentColumns;
type Inserted<T extends Table> = Omit<T['$inferInsert'], OwnColumns>;

const STALE = 'Somebody else has changed this meanwhile';
const WOULD_UNPUBLISH =
  'This change would unpublish it: visitors would no longer find it. Send "unpublish": true to do so';

/** Status and moment as they are stored: scheduled items have a moment, others do not. */
function publicationOf(
  { status, publishAt }: Publication,
  before?: ContentRow,
): { status: ContentRow['status']; publishAt: Date | null } {
  const next = status ?? before?.status ?? 'published';
  const moment =
    publishAt === undefined ? (before?.publishAt ?? null) : publishAt === null ? null : new Date(publishAt);
  if (next !== 'scheduled') return { status: next, publishAt: null };
  if (!moment) throw invalidField('publishAt', 'Enter when it is to be published');
  return { status: next, publishAt: moment };
}

function isDuplicate(error: unknown): boolean {
  const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return hasCode(cause, '23505');
}

/** Runs a change in one transaction; a second item with the same address is a 409. */
async function inTransaction<Result>(
  { services }: Change,
  what: string,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await services.db.transaction(work);
  } catch (error) {
    if (isDuplicate(error)) throw conflict(`There is already a ${what.toLowerCase()} of this name`);
    throw error;
  }
}

const VERBS: Readonly<Record<string, string>> = {
  created: 'create',
  deleted: 'delete',
  restored: 'restore',
  published: 'publish',
  unpublished: 'unpublish',
};

/** The actions of the audit log; publishing and unpublishing have their own. */
function verbsOf(action: Revised['action'], status: Parameters<typeof eventsOf>[0]['status']): string[] {
  const verbs = eventsOf({ action, status }).flatMap((event) => VERBS[event] ?? []);
  return verbs.length > 0 ? verbs : ['update'];
}

/** Stores the revision and the audit entry of a change. */
async function note(
  tx: Database,
  change: Change,
  kind: Pick<ContentKind<Table, StoredRow, ContentEntity>, 'collection'>,
  entity: ContentEntity,
  title: string,
  action: Revised['action'],
  status: { readonly before?: ContentRow['status']; readonly now: ContentRow['status'] },
): Promise<void> {
  const at = change.services.clock.now();
  const { viewer, request } = change;
  await keepRevision(tx, { collection: kind.collection, entity, action, at, by: viewer.name });
  const audited = {
    at,
    actor: viewer,
    collection: kind.collection,
    entityId: entity._id,
    title,
    requestId: request.id,
  };
  for (const verb of verbsOf(action, status)) await writeAudit(tx, { ...audited, action: verb });
  await announceChange(tx, at, { collection: kind.collection, entity, title, action, status });
}

/**
 * Creates an item: identifier, times, status, revision and audit entry, in one transaction.
 *
 * @param name the name to sort by
 * @param after writes further rows of the item in the same transaction
 */
export async function createContent<T extends Table, Row extends StoredRow, Entity extends ContentEntity>(
  change: Change,
  kind: ContentKind<T, Row, Entity>,
  {
    name,
    publication,
    values,
    after,
  }: {
    name: string;
    publication: Publication;
    values: Inserted<T> | ((tx: Database) => Promise<Inserted<T>>);
    after?: (tx: Database, row: Row) => Promise<void>;
  },
): Promise<Entity> {
  const now = change.services.clock.now();
  const published = publicationOf(publication);
  return inTransaction(change, kind.what, async (tx) => {
    const own = typeof values === 'function' ? await values(tx) : values;
    const full = { ...own, id: newId(now), createdAt: now, updatedAt: now, sortName: sortKey(name), ...published };
    const row = await insertRow(tx, kind, full as PgInsertValue<T>);
    await after?.(tx, row);
    const entity = await kind.entityOf(row, now, tx);
    await note(tx, change, kind, entity, kind.titleOf(row), 'created', { now: row.status });
    return entity;
  });
}

/**
 * Changes an item. Undefined values stay as they are.
 *
 * @param version the version that the change is based on; if it is given and stale, 409 with the current item
 * @throws 404 when it does not exist or is in the trash; 409 when visitors would lose it without `unpublish`
 */
export async function updateContent<T extends Table, Row extends StoredRow, Entity extends ContentEntity>(
  change: Change,
  kind: ContentKind<T, Row, Entity>,
  id: string,
  {
    version,
    name,
    publication = {},
    values,
    after,
    action = 'updated',
  }: {
    version: number | undefined;
    /** The new name to sort by; undefined when it stays. */
    name?: string | undefined;
    publication?: Publication;
    values: Partial<Inserted<T>> | ((tx: Database, before: Row) => Promise<Partial<Inserted<T>>>);
    after?: (tx: Database, row: Row, before: Row) => Promise<void>;
    action?: 'updated' | 'restored';
  },
): Promise<Entity> {
  const now = change.services.clock.now();
  return inTransaction(change, kind.what, async (tx) => {
    const before = await lockRow(tx, kind, id);
    if (!before || before.status === 'trashed') throw notFound(kind.what);
    const then = await kind.entityOf(before, now, tx);
    if (version !== undefined && version !== before.version) throw conflict(STALE, then);
    // Rows that the site itself created have no revision yet; without one the first change could not be undone.
    await keepRevision(tx, {
      collection: kind.collection,
      entity: then,
      action: 'created',
      at: before.updatedAt,
      by: '',
    });
    const own = typeof values === 'function' ? await values(tx, before) : values;
    const published = publicationOf(publication, before);
    if (isPublic(before, now) && !isPublic(published, now) && !publication.unpublish) throw conflict(WOULD_UNPUBLISH);
    const full = {
      ...own,
      ...published,
      ...(name !== undefined && { sortName: sortKey(name) }),
      updatedAt: now,
      version: before.version + 1,
    };
    const row = await updateRow(tx, kind, id, full as PgUpdateSetSource<T>);
    await after?.(tx, row, before);
    const entity = await kind.entityOf(row, now, tx);
    await note(tx, change, kind, entity, kind.titleOf(row), action, { before: before.status, now: row.status });
    return entity;
  });
}

/**
 * Moves an item to the trash, where it stays for 30 days.
 *
 * @param before checks in the same transaction, such as for dependent items
 * @throws 404 when it does not exist or is in the trash already
 */
export async function trashContent<T extends Table, Row extends StoredRow, Entity extends ContentEntity>(
  change: Change,
  kind: ContentKind<T, Row, Entity>,
  id: string,
  before?: (tx: Database, row: Row) => Promise<void>,
): Promise<void> {
  const now = change.services.clock.now();
  await inTransaction(change, kind.what, async (tx) => {
    const found = await lockRow(tx, kind, id);
    if (!found || found.status === 'trashed') throw notFound(kind.what);
    await before?.(tx, found);
    await keepRevision(tx, {
      collection: kind.collection,
      entity: await kind.entityOf(found, now, tx),
      action: 'created',
      at: found.updatedAt,
      by: '',
    });
    const trashed = {
      status: 'trashed',
      statusBeforeTrash: found.status,
      deletedAt: now,
      deletedBy: change.viewer.name,
      updatedAt: now,
      version: found.version + 1,
    };
    const row = await updateRow(tx, kind, id, trashed as PgUpdateSetSource<T>);
    await note(tx, change, kind, await kind.entityOf(row, now, tx), kind.titleOf(row), 'deleted', {
      before: found.status,
      now: row.status,
    });
  });
}

/**
 * Restores an item from the trash with its former status.
 *
 * @throws 404 when it is not in the trash; 409 when another item has taken its address meanwhile
 */
export async function restoreContent<T extends Table, Row extends StoredRow, Entity extends ContentEntity>(
  change: Change,
  kind: ContentKind<T, Row, Entity>,
  id: string,
): Promise<Entity> {
  const now = change.services.clock.now();
  return inTransaction(change, kind.what, async (tx) => {
    const found = await lockRow(tx, kind, id);
    if (found?.status !== 'trashed') throw notFound(kind.what);
    const restored = {
      status: found.statusBeforeTrash ?? 'published',
      statusBeforeTrash: null,
      deletedAt: null,
      deletedBy: '',
      updatedAt: now,
      version: found.version + 1,
    };
    const row = await updateRow(tx, kind, id, restored as PgUpdateSetSource<T>);
    const entity = await kind.entityOf(row, now, tx);
    await note(tx, change, kind, entity, kind.titleOf(row), 'restored', { before: found.status, now: row.status });
    return entity;
  });
}

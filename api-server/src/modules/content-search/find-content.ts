import { fold } from 'api-client';
import type { ContentStatus } from 'api-client';
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { contentTypes } from '../../content-types';
import type { ServedContentType } from '../../content-types/served-content-type';
import { columnIn, columnOf } from '../../content-types/table-parts';
import { servedCollections } from '../../content-types/collections/served-collections';
import { whereOwn } from '../../content/shared-table';
import { may } from '../../auth/may';
import { mayRead, type Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { revisions } from '../../database/schema';
import { propertyOf } from '../../database/schema/columns-of';

interface Wanted {
  readonly search?: string | undefined;
  readonly status?: Exclude<ContentStatus, 'trashed'> | undefined;
  readonly limit: number;
}

interface Found {
  readonly id: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly publishAt: Date | null;
  readonly updatedAt: Date;
}

async function findIn(db: Database, served: ServedContentType, { search = '', status, limit }: Wanted) {
  const { type, collection, table } = served;
  const field = type.fields[type.title];
  if (!field) throw new Error(`${type.collection} has no field ${type.title}`);
  const words = fold(search).split(/\s+/).filter(Boolean);
  const updatedAt = columnIn(table, 'updatedAt');
  const rows = await db
    .select({
      id: table.id,
      title: columnOf(served, propertyOf(type.title, field)),
      status: table.status,
      publishAt: table.publishAt,
      updatedAt,
    })
    .from(table)
    .where(
      whereOwn(
        served,
        status === undefined ? ne(table.status, 'trashed') : eq(table.status, status),
        ...words.map((word) => sql`strpos(${table.sortName}, ${word}) > 0`),
      ),
    )
    .orderBy(desc(updatedAt))
    .limit(limit);
  return (rows as Found[]).map((row) => ({ ...row, collection }));
}

/** The name of each item's last editor; missing for items that the site itself created. */
async function lastEditors(
  db: Database,
  types: readonly ServedContentType[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([revisions.collection, revisions.entityId], { id: revisions.entityId, by: revisions.by })
    .from(revisions)
    .where(
      or(
        ...types.map(({ collection }) =>
          and(eq(revisions.collection, collection), inArray(revisions.entityId, [...ids])),
        ),
      ),
    )
    .orderBy(revisions.collection, revisions.entityId, desc(revisions.number));
  return new Map(rows.map(({ id, by }) => [id, by]));
}

/**
 * Items of every kind that a user may change, by words of their titles, the last edited first. The forms that visitors
 * sent are only found by words: they are not drafts.
 */
export async function findContent(db: Database, viewer: Pick<Viewer, 'role' | 'rights' | 'scopes'>, wanted: Wanted) {
  const types = [...contentTypes, ...(await servedCollections(db))];
  const lists = await Promise.all(
    types
      .filter((kind) => Boolean(wanted.search) || !kind.type.publicForm)
      .filter((kind) => may(viewer, kind, 'read') && mayRead(viewer, kind.collection))
      .map((served) => findIn(db, served, wanted)),
  );
  const found = lists
    .flat()
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, wanted.limit);
  const editors = await lastEditors(
    db,
    types,
    found.map(({ id }) => id),
  );
  return found.map(({ id, publishAt, updatedAt, ...item }) => ({
    _id: id,
    ...item,
    publishAt: publishAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    editedBy: editors.get(id) ?? '',
  }));
}

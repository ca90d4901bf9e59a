import type { Collection, Role } from 'api-client';
import { desc, eq, lte, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '../database/database';
import { writeAudit } from '../audit';
import { eraseCopies } from './erase-copies';
import { announce, announceDeletions } from '../webhooks/announce';
import { keepRevisions } from './revisions';
import { unpacked, whereOwn } from './shared-table';
import type { AnyRow } from './columns';
import { entityOf, lockRow, type ContentEntity, type StoredContentType } from './stored-content-type';
import { restoreContent } from './trash-content';
import type { Change } from '../services';

export interface Trashed {
  readonly _id: string;
  readonly title: string;
  readonly deletedAt: Date;
  readonly deletedBy: string;
}

/** A content type with a history, and most of them with a trash. */
export interface VersionedContentType {
  readonly collection: Collection;
  readonly what: string;
  /** Of a content type with items: the roles that its definition names. */
  readonly roles?: readonly Role[] | undefined;
  /** The current item, locked until the transaction ends; undefined if it does not exist or is in the trash. */
  current(tx: Database, id: string, now: Date): Promise<ContentEntity | undefined>;
  /** Changes an item back to an earlier revision; its publication stays as it is. */
  revert(change: Change, id: string, content: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Publishes scheduled items whose moment has passed. Missing for content without publication. */
  publishDue?(db: Database, now: Date): Promise<void>;
  /** Missing for content that cannot be deleted. */
  readonly trash?: {
    list(db: Database): Promise<Trashed[]>;
    restore(change: Change, id: string): Promise<unknown>;
    /** Permanently deletes items that were trashed before a moment, and announces it. */
    purge(db: Database, before: Date, now: Date): Promise<void>;
  };
}

const MAX_TRASHED = 1_000;

/**
 * The history and the trash of a content type.
 *
 * @param update the schema of its update, and the service function for it
 */
export function versioned<Body>(
  type: StoredContentType,
  update: { schema: z.ZodType<Body>; change(change: Change, id: string, body: Body): Promise<unknown> },
): Pick<VersionedContentType, 'current' | 'revert' | 'publishDue' | 'trash'> {
  const { table } = type;
  const source: PgTable = table;
  return {
    current: async (tx, id, now) => {
      const row = await lockRow(tx, type, id);
      return row && row.status !== 'trashed' ? entityOf(type, row, now, tx) : undefined;
    },
    revert: (change, id, content) =>
      update.change(
        change,
        id,
        update.schema.parse({ ...content, version: undefined, status: undefined, publishAt: undefined }),
      ),
    publishDue: async (db, now) => {
      const isDue = whereOwn(type, eq(table.status, 'scheduled'), lte(table.publishAt, now));
      const [waiting] = await db.select({ id: table.id }).from(source).where(isDue).limit(1);
      if (!waiting) return;
      await db.transaction(async (tx) => {
        const published = { status: 'published', updatedAt: now, version: sql`${table.version} + 1` };
        const rows = (await tx.update(source).set(published).where(isDue).returning()) as AnyRow[];
        const changed = unpacked(type, rows);
        await type.afterChange?.(tx, changed);
        for (const row of changed) {
          const { collection } = type;
          const entity = await entityOf(type, row, now, tx);
          const title = type.titleOf(row);
          await keepRevisions(tx, [{ collection, entity, action: 'updated', at: now, by: '' }]);
          await writeAudit(tx, { at: now, actor: undefined, action: 'publish', collection, entityId: row.id, title });
          const about = { collection, id: row.id, title, version: row.version, status: row.status };
          await announce(tx, now, about, ['published']);
        }
      });
    },
    trash: {
      list: async (db) => {
        const rows = (await db
          .select()
          .from(source)
          .where(whereOwn(type, eq(table.status, 'trashed')))
          .orderBy(desc(table.deletedAt))
          .limit(MAX_TRASHED)) as AnyRow[];
        return unpacked(type, rows).map((row) => ({
          _id: row.id,
          title: type.titleOf(row),
          deletedAt: row.deletedAt ?? row.createdAt,
          deletedBy: row.deletedBy,
        }));
      },
      restore: (change, id) => restoreContent(change, type, id),
      purge: (db, before, now) =>
        db.transaction(async (tx) => {
          const isOver = whereOwn(type, eq(table.status, 'trashed'), lte(table.deletedAt, before));
          const removed = unpacked(type, (await tx.delete(source).where(isOver).returning()) as AnyRow[]);
          const deleted = removed.map((row) => ({ id: row.id, title: type.titleOf(row), version: row.version }));
          const ids = removed.map(({ id }) => id);
          await eraseCopies(tx, type.collection, ids);
          await announceDeletions(tx, now, type.collection, deleted);
        }),
    },
  };
}

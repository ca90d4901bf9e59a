import type { Collection, Role } from 'api-client';
import { desc, eq, lte, and } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '../database/database';
import { eraseCopies } from './erase-copies';
import { announceGone } from '../webhooks/announce';
import { restoreContent, type Change } from './change';
import type { ContentColumns } from './columns';
import { lockRow, type ContentEntity, type ContentKind, type StoredRow } from './content-kind';

/** A deleted item, as the trash lists it. */
export interface Trashed {
  readonly _id: string;
  readonly title: string;
  readonly deletedAt: Date;
  readonly deletedBy: string;
}

/** The part of a content kind that history and trash use, independent of its type. */
export interface RegisteredKind {
  readonly collection: Collection;
  readonly what: string;
  /** The roles that may see its history and restore items. */
  readonly roles: readonly Role[];
  /** The current item, locked until the transaction ends; undefined if it does not exist or is in the trash. */
  current(tx: Database, id: string, now: Date): Promise<ContentEntity | undefined>;
  /** Changes an item back to an earlier revision; its publication stays as it is. */
  revert(change: Change, id: string, content: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Missing for kinds that cannot be deleted. */
  readonly trash?: {
    list(db: Database): Promise<Trashed[]>;
    restore(change: Change, id: string): Promise<unknown>;
    /** Deletes items for good that were trashed before a moment, and announces it. */
    purge(db: Database, before: Date, now: Date): Promise<void>;
  };
}

type TrashTable = PgTable & ContentColumns & { deletedAt: ContentColumns['createdAt'] };

const MAX_TRASHED = 1_000;

/**
 * Registers a kind of content for history and trash.
 *
 * @param update the schema of its update, and the service function for it
 */
export function registered<Table extends TrashTable, Row extends StoredRow, Entity extends ContentEntity, Body>(
  kind: ContentKind<Table, Row, Entity>,
  update: { schema: z.ZodType<Body>; change(change: Change, id: string, body: Body): Promise<unknown> },
  roles: readonly Role[],
): RegisteredKind {
  const table: TrashTable = kind.table;
  const source: PgTable = kind.table;
  return {
    collection: kind.collection,
    what: kind.what,
    roles,
    current: async (tx, id, now) => {
      const row = await lockRow(tx, kind, id);
      return row && row.status !== 'trashed' ? kind.entityOf(row, now, tx) : undefined;
    },
    revert: (change, id, content) =>
      update.change(
        change,
        id,
        update.schema.parse({ ...content, version: undefined, status: undefined, publishAt: undefined }),
      ),
    trash: {
      list: async (db) => {
        const rows = (await db
          .select()
          .from(source)
          .where(eq(table.status, 'trashed'))
          .orderBy(desc(table.deletedAt))
          .limit(MAX_TRASHED)) as Row[];
        return rows.map((row) => ({
          _id: row.id,
          title: kind.titleOf(row),
          deletedAt: row.deletedAt ?? row.createdAt,
          deletedBy: row.deletedBy,
        }));
      },
      restore: (change, id) => restoreContent(change, kind, id),
      purge: (db, before, now) =>
        db.transaction(async (tx) => {
          const isOver = and(eq(table.status, 'trashed'), lte(table.deletedAt, before));
          const gone = (await tx.delete(source).where(isOver).returning()) as unknown as Row[];
          const deleted = gone.map((row) => ({ id: row.id, title: kind.titleOf(row), version: row.version }));
          const ids = gone.map(({ id }) => id);
          await eraseCopies(tx, kind.collection, ids);
          await announceGone(tx, now, kind.collection, deleted);
        }),
    },
  };
}

import type { ContentStatus } from 'api-client';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export interface ContentColumns {
  id: AnyPgColumn;
  status: AnyPgColumn;
  publishAt: AnyPgColumn;
  createdAt: AnyPgColumn;
  updatedAt: AnyPgColumn;
  sortName: AnyPgColumn;
  version: AnyPgColumn;
}

interface EntityRow {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export interface ContentRow extends EntityRow {
  status: ContentStatus;
  publishAt: Date | null;
  sortName: string;
}

export function entityFieldsOf(row: EntityRow) {
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** The fields of every content type. A scheduled item is published from its moment on. */
export function contentFieldsOf(row: ContentRow, now: Date) {
  return {
    ...entityFieldsOf(row),
    status: isPublic(row, now) ? ('published' as const) : row.status,
    publishAt: row.publishAt?.toISOString() ?? null,
  };
}

/** Whether a visitor may see it. */
export function isPublic(row: Pick<ContentRow, 'status' | 'publishAt'>, now: Date): boolean {
  return row.status === 'published' || (row.status === 'scheduled' && row.publishAt !== null && row.publishAt <= now);
}

/** A row of a table of content. */
export interface StoredRow extends ContentRow {
  statusBeforeTrash: ContentRow['status'] | null;
  deletedAt: Date | null;
  deletedBy: string;
}

export type AnyRow = StoredRow & Readonly<Record<string, unknown>>;
export type AnyColumns = Readonly<Record<string, unknown>>;

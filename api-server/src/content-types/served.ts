import type { CallSchemas, Facet, Role } from 'api-client';
import type { ContentType } from 'api-client/content-types';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Viewer } from '../auth/viewer';
import type { Change } from '../content/change';
import type { ContentColumns } from '../content/columns';
import type { ContentEntity, ContentKind, StoredRow } from '../content/content-kind';
import type { Database } from '../database/database';
import type { Services } from '../services';

/** A table of content, whatever its fields. */
export type ContentTable = PgTable & ContentColumns & { deletedAt: ContentColumns['createdAt'] };

/** The schemas of a content type, whatever its fields. */
export interface AnySchemas {
  readonly entity: z.ZodObject;
  readonly body: z.ZodObject;
  readonly update: z.ZodObject;
  readonly listQuery: z.ZodObject;
  readonly calls: Readonly<Record<string, CallSchemas>>;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;
type RowOf<Table extends ContentTable> = Table['$inferSelect'];

/** What is being saved: a new item, or a change of the one that is there. */
export interface Saving<Row, Inserted, Body> {
  readonly change: Change;
  /** What the body says; of a new item it has everything that is required. */
  readonly body: Body;
  /** The same as the table keeps it. */
  readonly columns: Partial<Inserted>;
  /** The item as it is; undefined for a new one. */
  readonly before: Row | undefined;
}

/** Who asks for a list, when, and for what. */
export interface Listing<Query> {
  readonly db: Database;
  readonly query: Query;
  readonly viewer: Viewer | undefined;
  readonly now: Date;
}

/** What is special of a content type. Everything else follows from its definition. */
export interface Hooks<Row, Inserted, Entity, Body, Query> {
  /** The fields that have no column, and those that are not shown as they are stored. */
  derive?(rows: readonly Row[], now: Date, db: Database): Promise<Partial<Entity>[]> | Partial<Entity>[];
  /** Columns beside those of the body, or instead of them. It may refuse. */
  beforeSave?(tx: Database, saving: Saving<Row, Inserted, Body>): Promise<Partial<Inserted>> | Partial<Inserted>;
  /** Further rows that belong to the item. */
  afterSave?(
    tx: Database,
    saved: { readonly row: Row; readonly before: Row | undefined; readonly body: Body },
  ): Promise<void>;
  /** Refuses where something depends on the item. */
  beforeDelete?(tx: Database, row: Row): Promise<void>;
  /** What follows from every change of a row, also to the trash and back. */
  afterChange?(tx: Database, row: Row): Promise<void>;
  /** A list's whole condition, where search and filters are not those of the definition. */
  where?(listing: Listing<Query>): Promise<SQL | undefined> | SQL | undefined;
  /** What a list can be narrowed by, with numbers. */
  facets?(listing: Listing<Query>): Promise<Facet[]>;
  /** A list that is not made of one table alone. */
  list?(services: Services, query: Query, viewer: Viewer | undefined): Promise<ItemPage<Entity>>;
  /** One item, where more than its own row says who sees it. @throws 404 */
  one?(services: Services, idOrSlug: string, viewer: Viewer | undefined): Promise<Entity>;
  /** What an earlier revision may bring back besides what an update may say. */
  revision?(update: z.ZodObject): z.ZodObject;
  /** Calls of its own. */
  routes?(app: FastifyInstance, served: Served): void;
}

/** One page of a list. */
export interface ItemPage<Entity> {
  readonly items: Entity[];
  readonly total: number;
  readonly nextCursor?: string;
  readonly facets?: Facet[];
}

/** The hooks of a content type, typed by its table and its schemas. */
export type HooksOf<Table extends ContentTable, Schemas extends AnySchemas> = Hooks<
  RowOf<Table>,
  Table['$inferInsert'],
  Output<Schemas['entity']>,
  Output<Schemas['update']>,
  Output<Schemas['listQuery']>
>;

export type AnyRow = StoredRow & Readonly<Record<string, unknown>>;
export type AnyEntity = ContentEntity & Readonly<Record<string, unknown>>;
export type AnyBody = Readonly<Record<string, unknown>>;
/** What every list's query may have. */
export interface AnyQuery extends Readonly<Record<string, unknown>> {
  readonly limit?: number;
  readonly cursor?: string;
  readonly sort?: string;
  readonly search?: string;
  readonly status?: 'draft' | 'scheduled' | 'published' | 'trashed' | 'all';
}
export type AnyHooks = Hooks<AnyRow, AnyBody, AnyEntity, AnyBody, AnyQuery>;

/** A content type with all that serves it. */
export interface Served {
  readonly type: ContentType;
  readonly roles: readonly Role[];
  readonly table: ContentTable;
  readonly schemas: AnySchemas;
  readonly hooks: AnyHooks;
  readonly kind: ContentKind<ContentTable, AnyRow, AnyEntity>;
}

/**
 * The schemas of one of its calls.
 *
 * @typeParam Parts what the definition says they are
 */
export function callOf<Parts extends Partial<CallSchemas>>(
  { type, schemas }: Served,
  id: string,
): Parts & { answer: z.ZodType } {
  const found = schemas.calls[id];
  if (!found) throw new Error(`${type.collection} has no call ${id}`);
  return found as Parts & { answer: z.ZodType };
}

import type { Facet, FieldError, ListedStatus } from 'api-client';
import type { ContentSchemas } from 'api-client/calls';
import type { ContentType } from 'api-client/content-types';
import type { contentSchemas } from 'api-client/schemas';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Viewer } from '../auth/viewer';
import type { AnyColumns, AnyRow } from '../content/columns';
import type { AnyEntity, StoredContentType } from '../content/stored-content-type';
import type { VersionedContentType } from '../content/versioned-content-type';
import type { Database } from '../database/database';
import type * as tables from '../database/schema';
import type { Change, Services } from '../services';

/** The schemas of a content type, independent of its fields. */
export interface AnySchemas extends ContentSchemas {
  readonly listQuery: z.ZodObject & z.ZodType<AnyQuery>;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/** A save: of a new item, or a change of an existing one. */
export interface Saving<Row, Inserted, Body> {
  readonly change: Change;
  /** The validated body; for a new item it has all required fields. */
  readonly body: Body;
  /** The same in the form of the table's columns. */
  readonly columns: Partial<Inserted>;
  /** The present item; undefined for a new one. */
  readonly before: Row | undefined;
}

export interface Listing<Query> {
  readonly db: Database;
  readonly query: Query;
  readonly viewer: Viewer | undefined;
  readonly now: Date;
}

/** The special behaviour of a content type. Everything else follows from its definition. */
export interface Hooks<Row, Inserted, Entity, Body, Query> {
  /** Computes the fields without a column, and those that are shown in another form than stored. */
  derive?(rows: readonly Row[], now: Date, db: Database): Promise<Partial<Entity>[]> | Partial<Entity>[];
  /** Adds or overrides columns. It may refuse the save. */
  beforeSave?(tx: Database, saving: Saving<Row, Inserted, Body>): Promise<Partial<Inserted>> | Partial<Inserted>;
  /** Set if `beforeSave` reads no rows that a save of another item changes: releases write many together. */
  readonly isIndependent?: true;
  /** Writes further rows of the item. */
  afterSave?(
    tx: Database,
    saved: { readonly row: Row; readonly before: Row | undefined; readonly body: Body },
  ): Promise<void>;
  /** Further rules of what visitors see, besides the definition's required fields. */
  missing?(item: Entity): FieldError[];
  /** Refuses the deletion if another item depends on this one. */
  beforeDelete?(tx: Database, row: Row): Promise<void>;
  /** Runs after every change of rows, also to the trash and back. */
  afterChange?(tx: Database, rows: readonly Row[]): Promise<void>;
  /** The whole condition of a list, if it differs from the definition's search and filters. */
  where?(listing: Listing<Query>): Promise<SQL | undefined> | SQL | undefined;
  /** The facets of a list, with counts. */
  facets?(listing: Listing<Query>): Promise<Facet[]>;
  /** A list that needs more than one table. */
  list?(services: Services, query: Query, viewer: Viewer | undefined): Promise<ItemPage<Entity>>;
  /** An item whose visibility depends on more than its row. @throws 404 */
  one?(services: Services, idOrSlug: string, viewer: Viewer | undefined): Promise<Entity>;
  /** Extends the schema of updates for restoring earlier revisions. */
  revision?(update: z.ZodObject): z.ZodObject;
  /** Extends the schemas of imported rows, by fields that other calls change. */
  imported?(row: z.ZodObject): z.ZodObject;
  /** Summaries of calls that do not follow from the type's name. */
  readonly summaries?: Partial<Record<keyof ContentType['operations'], string>>;
  /** Further calls of the type. */
  routes?(app: FastifyInstance, served: ServedContentType): void;
}

export interface ItemPage<Entity> {
  readonly items: Entity[];
  readonly total: number;
  readonly nextCursor?: string;
  readonly facets?: Facet[];
}

type Schemas = typeof contentSchemas;

export type HooksOf<Name extends keyof Schemas> = Hooks<
  (typeof tables)[Name]['$inferSelect'],
  (typeof tables)[Name]['$inferInsert'],
  Output<Schemas[Name]['entity']>,
  Output<Schemas[Name]['update']>,
  Output<Schemas[Name]['listQuery']>
>;

export type AnyBody = Readonly<Record<string, unknown>>;
/** The query parameters that every list may have. */
export interface AnyQuery extends Readonly<Record<string, unknown>> {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly sort?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: ListedStatus | undefined;
  readonly locale?: string | undefined;
}
export type AnyHooks = Hooks<AnyRow, AnyColumns, AnyEntity, AnyBody, AnyQuery>;

export interface ServedContentType extends StoredContentType, VersionedContentType {
  readonly type: ContentType;
  readonly schemas: AnySchemas;
  readonly hooks: AnyHooks;
}

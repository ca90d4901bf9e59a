import type { FastifyRequest } from 'fastify';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database/database';
import type { Services } from '../services';
import type { ContentColumns } from './columns';
import { type ContentEntity, type ContentKind, type StoredRow } from './content-kind';
/** What a handler knows of a change: with what, who, and by which request. A route's call is one. */
export interface Change {
    readonly services: Services;
    readonly viewer: Viewer;
    readonly request: Pick<FastifyRequest, 'id'>;
}
/** The part of a body that says when visitors see an item. */
interface Publication {
    status?: 'draft' | 'scheduled' | 'published' | undefined;
    publishAt?: string | null | undefined;
}
/** What every kind of content is given by itself. */
type OwnColumns = 'id' | 'createdAt' | 'updatedAt' | 'version' | 'status' | 'publishAt' | 'sortName' | 'statusBeforeTrash' | 'deletedAt' | 'deletedBy';
type Table = PgTable & ContentColumns;
type Inserted<T extends Table> = Omit<T['$inferInsert'], OwnColumns>;
/**
 * Creates an item: identifier, times, status, revision and audit entry, in one transaction.
 *
 * @param name what it is sorted by
 * @param after further rows that belong to it, written in the same transaction
 */
export declare function createContent<T extends Table, Row extends StoredRow, Entity extends ContentEntity>(change: Change, kind: ContentKind<T, Row, Entity>, { name, publication, values, after, }: {
    name: string;
    publication: Publication;
    values: Inserted<T> | ((tx: Database) => Promise<Inserted<T>>);
    after?: (tx: Database, row: Row) => Promise<void>;
}): Promise<Entity>;
/**
 * Changes an item. What is undefined stays as it is.
 *
 * @param version the version the change is based on; when it is given and stale, 409 with the item as it is now
 * @throws 404 when there is none or it is in the trash
 */
export declare function updateContent<T extends Table, Row extends StoredRow, Entity extends ContentEntity>(change: Change, kind: ContentKind<T, Row, Entity>, id: string, { version, name, publication, values, after, action, }: {
    version: number | undefined;
    /** The new name to sort by; undefined when it stays. */
    name?: string | undefined;
    publication?: Publication;
    values: Partial<Inserted<T>> | ((tx: Database, before: Row) => Promise<Partial<Inserted<T>>>);
    after?: (tx: Database, row: Row, before: Row) => Promise<void>;
    action?: 'updated' | 'restored';
}): Promise<Entity>;
/**
 * Moves an item to the trash, where it stays for 30 days.
 *
 * @param before what has to be looked at first, such as whether something depends on it
 * @throws 404 when there is none or it is in the trash already
 */
export declare function trashContent<T extends Table, Row extends StoredRow, Entity extends ContentEntity>(change: Change, kind: ContentKind<T, Row, Entity>, id: string, before?: (tx: Database, row: Row) => Promise<void>): Promise<void>;
/**
 * Takes an item out of the trash, as what it was before.
 *
 * @throws 404 when it is not in the trash; 409 when another item has taken its address meanwhile
 */
export declare function restoreContent<T extends Table, Row extends StoredRow, Entity extends ContentEntity>(change: Change, kind: ContentKind<T, Row, Entity>, id: string): Promise<Entity>;
export {};

import type { Collection, Role } from 'api-client';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '../database/database';
import { type Change } from './change';
import type { ContentColumns } from './columns';
import type { ContentEntity, ContentKind, StoredRow } from './content-kind';
/** A deleted item, as the trash lists it. */
export interface Trashed {
    readonly _id: string;
    readonly title: string;
    readonly deletedAt: Date;
    readonly deletedBy: string;
}
/** What history and trash know of a kind of content, whatever its type. */
export interface RegisteredKind {
    readonly collection: Collection;
    readonly what: string;
    /** Who may see its history and bring things back. */
    readonly roles: readonly Role[];
    /** Makes an item again what it was in an earlier revision; its publication stays as it is. */
    revert(change: Change, id: string, content: Readonly<Record<string, unknown>>): Promise<unknown>;
    /** Absent for what can't be deleted. */
    readonly trash?: {
        list(db: Database): Promise<Trashed[]>;
        restore(change: Change, id: string): Promise<unknown>;
        /** Removes for good what was deleted before a moment. */
        purge(db: Database, before: Date): Promise<void>;
    };
}
type TrashTable = PgTable & ContentColumns & {
    deletedAt: ContentColumns['createdAt'];
};
/**
 * Registers a kind of content for history and trash.
 *
 * @param update the schema of its update, and the service function that carries one out
 */
export declare function registered<Table extends TrashTable, Row extends StoredRow, Entity extends ContentEntity, Body>(kind: ContentKind<Table, Row, Entity>, update: {
    schema: z.ZodType<Body>;
    change(change: Change, id: string, body: Body): Promise<unknown>;
}, roles?: readonly Role[]): RegisteredKind;
export {};

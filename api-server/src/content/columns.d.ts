import type { ContentStatus } from 'api-client';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
/** The columns every content table has. */
export interface ContentColumns {
    id: AnyPgColumn;
    status: AnyPgColumn;
    publishAt: AnyPgColumn;
    createdAt: AnyPgColumn;
    sortName: AnyPgColumn;
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
/** What every entity carries, as the contract names it. */
export declare function entityFieldsOf(row: EntityRow): {
    _id: string;
    createdAt: string;
    updatedAt: string;
    version: number;
};
/** What every kind of content carries. A scheduled item whose time has come is published. */
export declare function contentFieldsOf(row: ContentRow, now: Date): {
    status: "draft" | "scheduled" | "published" | "trashed";
    publishAt: string | null;
    _id: string;
    createdAt: string;
    updatedAt: string;
    version: number;
};
/** Whether a visitor may see it. */
export declare function isPublic(row: Pick<ContentRow, 'status' | 'publishAt'>, now: Date): boolean;
export {};

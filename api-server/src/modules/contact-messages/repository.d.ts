import type { ContactMessage, ContactState } from 'api-client';
import type { Database } from '../../database/database';
import { contactMessages } from '../../database/schema';
export type ContactMessageRow = typeof contactMessages.$inferSelect;
interface ContactMessageQuery {
    limit?: number | undefined;
    cursor?: string | undefined;
    sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | undefined;
    search?: string | undefined;
    state?: ContactState | undefined;
}
export declare function listContactMessages(db: Database, query: ContactMessageQuery): Promise<import("../../listing/list-page").ListPage<{
    message: string;
    id: string;
    version: number;
    name: string;
    sortName: string;
    createdAt: Date;
    updatedAt: Date;
    reference: string;
    email: string;
    phone: string;
    company: string;
    topic: string;
    productIds: string[];
    state: "new" | "closed" | "read" | "answered";
    notes: {
        text: string;
        author: string;
        at: string;
    }[];
    consentAt: Date;
}>>;
/** A row as the contract shows it. */
export declare function toContactMessage(row: ContactMessageRow): ContactMessage;
export {};

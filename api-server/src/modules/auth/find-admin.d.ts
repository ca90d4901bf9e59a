import type { Database } from '../../database/database';
import { admins } from '../../database/schema';
export type AdminRow = typeof admins.$inferSelect;
/** The account or request of an address; undefined when there is none. */
export declare function findAdmin(db: Database, email: string): Promise<AdminRow | undefined>;

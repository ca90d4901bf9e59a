import type { Viewer } from '../auth/viewer';
import type { Database } from '../database/database';
export interface Audited {
    at: Date;
    /** Undefined for what the site did by itself. */
    actor: Pick<Viewer, 'name' | 'email'> | undefined;
    /** Such as `sign-in`, `approve`, `create`, `update`, `delete`, `restore`, `export`. */
    action: string;
    collection?: string;
    entityId?: string;
    title?: string;
    requestId?: string;
}
/** Writes who did what to what, when. Pass the transaction of the change; entries are never changed. */
export declare function writeAudit(tx: Database, entry: Audited): Promise<void>;

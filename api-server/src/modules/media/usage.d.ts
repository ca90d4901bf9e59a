import type { Collection } from 'api-client';
import type { Database } from '../../database/database';
/** Where a file is shown. */
export interface Use {
    collection: Collection;
    _id: string;
    title: string;
}
/** Where files are used, by their names. What lies in the trash counts: it can come back. */
export declare function usesOf(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, Use[]>>;

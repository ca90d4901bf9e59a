import type { Collection } from 'api-client';
import type { Database } from '../database/database';
export interface Revised {
    collection: Collection;
    /** The entity as the contract shows it, after the change. */
    entity: {
        _id: string;
        version: number;
    };
    action: 'created' | 'updated' | 'deleted' | 'restored';
    at: Date;
    /** The name of who changed it. */
    by: string;
}
/** Keeps how an item is after a change. Pass the transaction of the change. */
export declare function keepRevision(tx: Database, { collection, entity, action, at, by }: Revised): Promise<void>;

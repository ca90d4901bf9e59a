import type { Clock } from '../clock';
import type { Database } from '../database/database';
/**
 * Turns scheduled content whose moment has come into published content. Reads do not wait for this:
 * they compare the moment themselves; it keeps the counters and the state in step.
 */
export declare function publishDue(db: Database, clock: Clock): Promise<void>;

import { type Clock } from '../clock';
import type { Database } from '../database/database';
export interface Limit {
    /** What is counted and for whom, such as `login:account:a@b.c`. */
    key: string;
    most: number;
    /** The window slides: only events younger than this count. In milliseconds. */
    within: number;
}
/** A place taken under limits; give it back when the event turns out not to count. */
export interface Taken {
    release(): Promise<void>;
}
/**
 * Takes a place under each limit, or none. The place is taken before the work is done, so that many
 * attempts at once can't slip through; replicas share the counters through the database.
 * @throws 429 with `Retry-After` in whole minutes when a limit is reached.
 */
export declare function take(db: Database, clock: Clock, limits: Limit[]): Promise<Taken>;
/** Forgets what was counted under a key, such as the misses of an account whose password was reset. */
export declare function forget(db: Database, key: string): Promise<void>;
/** Removes events that count no more. */
export declare function sweepLimits(db: Database, clock: Clock): Promise<void>;

import type { Config } from '../config';
import type { Database } from '../database/database';
import { type Limit } from '../limits/limits';
/** Two independent counters (security.md, 2): misses of an account, whether it exists or not, and misses from an address. */
export declare function loginLimits({ limits }: Pick<Config, 'limits'>, email: string, caller: string): Limit[];
/** Opens a locked account again, such as after its password was reset. */
export declare function unlockAccount(db: Database, email: string): Promise<void>;

import { MINUTE } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { forget, type Limit } from '../limits/limits';
import { emailKey } from '../text/fold';

const WITHIN = 15 * MINUTE;

const accountKey = (email: string): string => `login:account:${emailKey(email)}`;

/** Two independent counters (security.md, 2): misses of an account, whether it exists or not, and misses from an address. */
export function loginLimits({ limits }: Pick<Config, 'limits'>, email: string, caller: string): Limit[] {
  return [
    { key: accountKey(email), most: limits.loginPerAccount, within: WITHIN },
    { key: `login:address:${caller}`, most: limits.loginPerAddress, within: WITHIN },
  ];
}

/** Opens a locked account again, such as after its password was reset. */
export function unlockAccount(db: Database, email: string): Promise<void> {
  return forget(db, accountKey(email));
}

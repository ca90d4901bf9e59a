import { and, eq, gt } from 'drizzle-orm';
import { MINUTE, type Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { apiTokens } from '../database/schema';
import { hashSecret, newSecret } from '../identity';
import { take } from '../limits/limits';
import type { Viewer } from './viewer';

interface TokenServices {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'limits'>;
}

/** How a token begins: people, and programs that look for secrets in sources, see what it is. */
const PREFIX = 'api_';

/** The last use is written at most this often: reading stays reading. */
const TOUCH_EVERY = MINUTE;

/** A token that nobody has yet. */
export const newApiToken = (): string => PREFIX + newSecret();

/** Whether a bearer token is one of another system, and not that of a session. */
export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX) && token.length === PREFIX.length + newSecret().length;
}

/**
 * What the other system with this token may do; undefined when the token is unknown, has expired or was revoked.
 * @throws 429 when it calls too often
 */
export async function findTokenViewer(
  { db, clock, config }: TokenServices,
  token: string,
): Promise<Viewer | undefined> {
  const now = clock.now();
  const [found] = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenHash, hashSecret(token)), gt(apiTokens.expiresAt, now)))
    .limit(1);
  if (!found) return undefined;
  await take(db, clock, [{ key: `api-token:${found.id}`, most: config.limits.tokenCallsPerMinute, within: MINUTE }]);
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() >= TOUCH_EVERY) {
    await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, found.id));
  }
  return {
    adminId: `api-token:${found.id}`,
    sessionId: '',
    name: `${found.name} (API token)`,
    email: '',
    role: found.role,
    isApiToken: true,
    mustSetUpSecondStep: false,
    toBeConfirmed: false,
  };
}

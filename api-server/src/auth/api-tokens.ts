import { and, eq, gt } from 'drizzle-orm';
import { MINUTE, type Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { admins, apiTokens, roles } from '../database/schema';
import { hashSecret, newSecret } from '../identity';
import { take } from '../limits/limits';
import { grantsOf } from './role-rights';
import { secondStepRule } from './second-step-rule';
import type { Viewer } from './viewer';

interface TokenServices {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'limits'>;
}

/** The prefix by which people and secret scanners recognize a token. */
const PREFIX = 'api_';

/** The last use is stored at most this often, so that most requests write nothing. */
const TOUCH_INTERVAL = MINUTE;

export const newApiToken = (): string => PREFIX + newSecret();

/** Whether a bearer token is an API token rather than that of a session. */
export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX) && token.length === PREFIX.length + newSecret().length;
}

/**
 * The viewer of an API token: it has the permissions of its scopes, and at most those that its creator has now.
 * Undefined when the token is unknown, has expired or was revoked.
 * @throws 429 when it calls too often
 */
export async function findTokenViewer(
  { db, clock, config }: TokenServices,
  token: string,
): Promise<Viewer | undefined> {
  const now = clock.now();
  const [row] = await db
    .select({ found: apiTokens, maker: admins, own: roles })
    .from(apiTokens)
    .innerJoin(admins, eq(admins.id, apiTokens.createdById))
    .leftJoin(roles, eq(roles.id, admins.ownRoleId))
    .where(and(eq(apiTokens.tokenHash, hashSecret(token)), gt(apiTokens.expiresAt, now), eq(admins.status, 'approved')))
    .limit(1);
  if (!row) return undefined;
  const { found, maker } = row;
  const rule = await secondStepRule(db, maker, clock);
  const grants = grantsOf({ ...maker, ...rule }, row.own);
  if (!grants) return undefined;
  await take(db, clock, [{ key: `api-token:${found.id}`, most: config.limits.tokenCallsPerMinute, within: MINUTE }]);
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() >= TOUCH_INTERVAL) {
    await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, found.id));
  }
  return {
    adminId: `api-token:${found.id}`,
    sessionId: '',
    name: `${found.name} (API token)`,
    email: '',
    ...grants,
    scopes: found.scopes,
    ...rule,
  };
}

import type { FastifyReply } from 'fastify';
import { and, eq, gt } from 'drizzle-orm';
import { MINUTE, SECOND, type Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { oneTimeTokens } from '../database/schema';
import { setCookie } from 'http-edge';
import { hashSecret, newSecret } from '../identity';
import { hasSession } from './sessions';
import type { Viewer } from './viewer';

interface GrantServices {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'siteUrl' | 'session'>;
}

/** One remote from one address. */
export interface Override {
  remote: string;
  address: string;
}

const PURPOSE = 'override-grant';
/** Read by the site's server. */
const COOKIE = 'override-grant';
const GRANT_LIFETIME = 15 * MINUTE;

/** Grants the caller's browser an override, by a cookie; only a hash of it is stored. */
export async function grantOverride(
  { db, clock, config }: GrantServices,
  { adminId, sessionId }: Pick<Viewer, 'adminId' | 'sessionId'>,
  { remote, address }: Override,
  reply: FastifyReply,
): Promise<void> {
  const now = clock.now();
  const secret = newSecret();
  await db.insert(oneTimeTokens).values({
    tokenHash: hashSecret(secret),
    purpose: PURPOSE,
    payload: { remote, address, adminId, sessionId },
    createdAt: now,
    expiresAt: new Date(now.getTime() + GRANT_LIFETIME),
  });
  const isHttps = config.siteUrl.startsWith('https:');
  reply.header('set-cookie', setCookie(COOKIE, secret, isHttps, { maxAge: GRANT_LIFETIME / SECOND }));
}

/** The override of a grant; undefined when it is unknown, too old, or its session has ended. */
export async function findOverride(services: GrantServices, secret: string): Promise<Override | undefined> {
  const { db, clock } = services;
  const [grant] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashSecret(secret)),
        eq(oneTimeTokens.purpose, PURPOSE),
        gt(oneTimeTokens.expiresAt, clock.now()),
      ),
    )
    .limit(1);
  if (!grant) return undefined;
  const { remote = '', address = '', adminId = '', sessionId = '' } = grant.payload;
  return (await hasSession(services, adminId, sessionId)) ? { remote, address } : undefined;
}

import { and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import { HOUR, MINUTE, type Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { admins, roles, sessions } from '../database/schema';
import { hashSecret, newId, newSecret } from '../identity';
import { deviceName } from './device-name';
import { grantsOf } from './role-rights';
import { secondStepRule } from './second-step-rule';
import { voidSignInCodes } from './sign-in-codes';
import type { Viewer } from './viewer';

interface SessionServices {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'session'>;
}

/** The last use is stored at most this often, so that most requests write nothing. */
const TOUCH_INTERVAL = MINUTE;

/** Signs an administrator in on one browser. The token is only in the answer. */
export async function openSession(services: SessionServices, adminId: string, userAgent: string): Promise<string> {
  const now = services.clock.now();
  const token = newSecret();
  await services.db.insert(sessions).values({
    id: newId(now),
    tokenHash: hashSecret(token),
    adminId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + services.config.session.hours * HOUR),
    device: deviceName(userAgent),
  });
  return token;
}

const viewerQuery = prepared((db) =>
  db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      id: admins.id,
      name: admins.name,
      email: admins.email,
      role: admins.role,
      ownerSince: admins.ownerSince,
      createdAt: admins.createdAt,
      resetByMailAt: admins.resetByMailAt,
      own: roles,
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .leftJoin(roles, eq(roles.id, admins.ownRoleId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idle')),
        eq(admins.status, 'approved'),
      ),
    )
    .limit(1)
    .prepare(''),
);

/** The viewer of a token; undefined when it is unknown, idle for too long, too old, or ended. */
export async function findViewer({ db, clock, config }: SessionServices, token: string): Promise<Viewer | undefined> {
  const now = clock.now();
  const idle = new Date(now.getTime() - config.session.idleMinutes * MINUTE);
  const [found] = await viewerQuery(db).execute({ tokenHash: hashSecret(token), now, idle });
  if (!found) return undefined;
  const { id: adminId, sessionId, name, email, lastSeenAt } = found;
  const rule = await secondStepRule(db, found, clock);
  const grants = grantsOf({ ...found, ...rule }, found.own);
  if (!grants) return undefined;
  if (now.getTime() - lastSeenAt.getTime() >= TOUCH_INTERVAL) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  }
  return { adminId, sessionId, name, email, ...grants, ...rule };
}

/** The signed-in browsers of an administrator, last used first. */
export function listSessions(services: SessionServices, adminId: string): Promise<(typeof sessions.$inferSelect)[]> {
  const now = services.clock.now();
  const idle = new Date(now.getTime() - services.config.session.idleMinutes * MINUTE);
  return services.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.adminId, adminId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idle)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** Whether an administrator is still signed in with this session. */
export async function hasSession(services: SessionServices, adminId: string, sessionId: string): Promise<boolean> {
  return (await listSessions(services, adminId)).some(({ id }) => id === sessionId);
}

/** Ends one session of an administrator; false when it does not exist. */
export async function endSession(db: Database, adminId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.adminId, adminId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of an administrator, and open sign-ins, except for the given session. */
export async function endSessions(db: Database, adminId: string, except = ''): Promise<void> {
  await voidSignInCodes(db, adminId);
  await db.delete(sessions).where(and(eq(sessions.adminId, adminId), ne(sessions.id, except)));
}

export async function cleanUpSessions(services: SessionServices): Promise<void> {
  const now = services.clock.now();
  const idle = new Date(now.getTime() - services.config.session.idleMinutes * MINUTE);
  await services.db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idle)));
}

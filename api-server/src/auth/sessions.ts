import { and, desc, eq, gt, lte, ne, or } from 'drizzle-orm';
import { HOUR, MINUTE, type Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { admins, sessions } from '../database/schema';
import { hashSecret, newId, newSecret } from '../identity';
import { deviceName } from './device-name';
import { hasSecondStep, secondStepRule } from './second-step-rule';
import { voidSignInCodes } from './sign-in-codes';
import type { Viewer } from './viewer';

interface SessionServices {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'session'>;
}

/** The last use is written at most this often, so that reads stay reads. */
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

/** The viewer of a token; undefined when it is unknown, idle for too long, too old, or ended. */
export async function findViewer(services: SessionServices, token: string): Promise<Viewer | undefined> {
  const now = services.clock.now();
  const idle = new Date(now.getTime() - services.config.session.idleMinutes * MINUTE);
  const [found] = await services.db
    .select({ session: sessions, admin: admins, hasSecondStep: hasSecondStep(services.db) })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idle),
        eq(admins.status, 'approved'),
      ),
    )
    .limit(1);
  if (!found?.admin.role) return undefined;
  const { session, admin } = found;
  if (now.getTime() - session.lastSeenAt.getTime() >= TOUCH_INTERVAL) {
    await services.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  }
  const rule = secondStepRule(admin, found.hasSecondStep, services.clock);
  return {
    adminId: admin.id,
    sessionId: session.id,
    name: admin.name,
    email: admin.email,
    role: rule.toBeConfirmed ? 'editor' : found.admin.role,
    ...rule,
  };
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

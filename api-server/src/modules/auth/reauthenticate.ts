import { and, eq, gt } from 'drizzle-orm';
import { SIGNED_IN, verifyPassword } from '../../auth/passwords';
import type { Viewer } from '../../auth/viewer';
import { MINUTE } from '../../clock';
import { admins, sessions } from '../../database/schema';
import { invalidField, unauthorized } from '../../errors/failures';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import type { AdminRow } from './find-admin';

/** For users without a password here, a sign-in that is younger than this is enough. */
const FRESH = 10 * MINUTE;

async function isFresh({ db, clock }: Services, { sessionId }: Viewer): Promise<boolean> {
  const since = new Date(clock.now().getTime() - FRESH);
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.createdAt, since)))
    .limit(1);
  return found !== undefined;
}

/**
 * Requires the current password to change address, password and second steps, and to create API tokens: an unattended
 * signed-in browser is not enough.
 *
 * @throws 400 at the field `currentPassword`; 429 after five failures
 */
export async function reauthenticate(
  services: Services,
  viewer: Viewer,
  row: AdminRow,
  password: string | undefined,
): Promise<void> {
  if (row.passwordHash === null) {
    if (await isFresh(services, viewer)) return;
    throw invalidField('currentPassword', 'Sign out and in again to do this');
  }
  if (password === undefined) throw invalidField('currentPassword', 'Current password is required');
  const { db, clock, config } = services;
  const taken = await take(db, clock, [
    { key: `account:${row.id}`, most: config.limits.loginPerAccount, within: 15 * MINUTE },
  ]);
  const isRight = await taken.unlessUnavailable(() => verifyPassword(password, row.passwordHash, SIGNED_IN));
  if (!isRight) {
    throw invalidField('currentPassword', 'The current password is wrong');
  }
  await taken.release();
}

/** The same, for the caller. @throws as `reauthenticate` */
export async function reauthenticateViewer(
  services: Services,
  viewer: Viewer,
  password: string | undefined,
): Promise<void> {
  const [row] = await services.db.select().from(admins).where(eq(admins.id, viewer.adminId)).limit(1);
  if (!row) throw unauthorized();
  await reauthenticate(services, viewer, row, password);
}

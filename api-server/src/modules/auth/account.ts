import { eq, sql } from 'drizzle-orm';
import type { UserInfo } from 'api-client';
import type { z } from 'zod';
import type { accountBodySchema } from 'api-client/schemas';
import { hashPassword, SIGNED_IN } from '../../auth/passwords';
import { endSessions, listSessions } from '../../auth/sessions';
import type { Viewer } from '../../auth/viewer';
import { admins } from '../../database/schema';
import { forbidden, invalidField, unauthorized } from '../../errors/failures';
import type { Services } from '../../services';
import { emailKey, sortKey } from '../../text/fold';
import { auditAccount } from './audit-account';
import { findAdmin, type AdminRow } from './find-admin';
import { changedEmail } from './emails';
import { requireCode, WRONG_CODE } from './one-time-codes';
import { currentUserOf } from './login';
import { passwordProblem } from './password-rules';
import { reauthenticate } from './reauthenticate';

const NOT_CONFIRMED =
  'Your password was reset by email. Until the reset is confirmed on the server, your address stays as it is.';
const NOT_BY_MAIL = 'Owners need an authenticator app or a passkey: a code by email is not enough';

type AccountBody = z.output<typeof accountBodySchema>;

export async function accountOf(services: Services, viewer: Viewer): Promise<UserInfo> {
  const [row] = await services.db.select().from(admins).where(eq(admins.id, viewer.adminId)).limit(1);
  if (!row) throw unauthorized();
  const sessions = await listSessions(services, viewer.adminId);
  return {
    ...(await currentUserOf(services.db, { ...viewer, name: row.name, email: row.email })),
    role: viewer.role,
    twoStep: row.twoStep,
    sessions: sessions.map(({ id, createdAt, lastSeenAt, device }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      device,
      current: id === viewer.sessionId,
    })),
  };
}

/**
 * Refuses an address of another account with the message of a wrong code, so that callers cannot find out who has an
 * account.
 */
async function requireNewAddress(services: Services, row: AdminRow, email: string, otp: string): Promise<void> {
  await requireCode(services, email, 'change-email', otp);
  const other = await findAdmin(services.db, email);
  if (other && other.id !== row.id) throw invalidField('otp', WRONG_CODE);
}

/**
 * Changes one's own account. A new address or password ends every other session.
 *
 * @throws 400 at the wrong field; 429 after five wrong current passwords
 */
export async function updateAccount(services: Services, viewer: Viewer, body: AccountBody): Promise<UserInfo> {
  const { db, clock, mail, config } = services;
  const [row] = await db.select().from(admins).where(eq(admins.id, viewer.adminId)).limit(1);
  if (!row) throw unauthorized();
  const { name, email, password, twoStep, otp = '' } = body;
  if (email !== undefined || password !== undefined || twoStep !== undefined) {
    await reauthenticate(services, viewer, row, body.currentPassword);
  }
  if (email !== undefined && viewer.toBeConfirmed) throw forbidden(NOT_CONFIRMED);
  if (twoStep === true && row.role === 'owner') throw invalidField('twoStep', NOT_BY_MAIL);
  const problem = password === undefined ? undefined : passwordProblem(password, { email: email ?? row.email });
  if (problem) throw invalidField('password', problem);
  if (email !== undefined) await requireNewAddress(services, row, email, otp);
  const passwordHash = password === undefined ? undefined : await hashPassword(password, SIGNED_IN);
  const now = clock.now();
  const what = [
    email !== undefined && 'address',
    password !== undefined && 'password',
    twoStep !== undefined && 'two steps',
  ]
    .filter(Boolean)
    .join(' and ');

  await db.transaction(async (tx) => {
    await tx
      .update(admins)
      .set({
        ...(name !== undefined && { name, sortName: sortKey(name) }),
        ...(email !== undefined && { email, emailKey: emailKey(email) }),
        ...(passwordHash !== undefined && { passwordHash }),
        ...(twoStep !== undefined && { twoStep }),
        updatedAt: now,
        version: sql`${admins.version} + 1`,
      })
      .where(eq(admins.id, row.id));
    if (email !== undefined || password !== undefined) await endSessions(tx, row.id, viewer.sessionId);
    // To the former address, in case the change was not authorized.
    if (what !== '') await mail.enqueue(tx, changedEmail(row.email, what, config.siteUrl));
    await auditAccount(tx, { at: now, actor: viewer, action: 'update' }, { id: row.id, email: email ?? row.email });
  });
  void mail.flush();
  return accountOf(services, viewer);
}

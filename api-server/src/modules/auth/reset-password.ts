import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { resetPasswordBodySchema } from 'api-client/schemas';
import { unlockAccount } from '../../auth/login-limits';
import { hashPassword, knownCallerOf } from '../../auth/passwords';
import { endSessions } from '../../auth/sessions';
import { admins } from '../../database/schema';
import { invalidField } from '../../errors/failures';
import type { Services } from '../../services';
import { auditAccount } from './audit-account';
import { findAdmin, type AdminRow } from './find-admin';
import { changedEmail } from './emails';
import { requireCode, WRONG_CODE } from './one-time-codes';
import { passwordProblem } from './password-rules';
import { askSecondStep, type SecondStepChallenge } from './second-step/challenge';
import { strongMethodsOf } from './second-step/methods';

const DONE = 'The new password is set. Sign in with it.';
const TO_BE_CONFIRMED = `${DONE} Until it is confirmed on the machine of the site, you work as an editor.`;

/**
 * Sets the password of an authenticated account holder: ends every session, and unlocks the account.
 *
 * @param mailOnly only the mailbox was proved
 */
export async function setPassword(
  services: Services,
  admin: AdminRow,
  passwordHash: string,
  mailOnly = false,
): Promise<{ message: string }> {
  const now = services.clock.now();
  const toBeConfirmed = mailOnly && admin.role === 'owner';
  await services.db.transaction(async (tx) => {
    await tx
      .update(admins)
      .set({
        passwordHash,
        updatedAt: now,
        version: sql`${admins.version} + 1`,
        ...(toBeConfirmed && { resetByMailAt: now }),
      })
      .where(eq(admins.id, admin.id));
    await endSessions(tx, admin.id);
    await services.mail.enqueue(tx, changedEmail(admin.email, 'password', services.config.siteUrl));
    await auditAccount(tx, { at: now, actor: admin, action: 'reset-password' }, admin);
  });
  await unlockAccount(services.db, admin.email);
  void services.mail.flush();
  return { message: toBeConfirmed ? TO_BE_CONFIRMED : DONE };
}

/**
 * Sets a new password with a code sent to the account's address. If the account has a second step, passing it sets the
 * password.
 *
 * @throws 400 for a refused password, or a wrong code
 */
export async function resetPassword(
  services: Services,
  body: z.output<typeof resetPasswordBodySchema>,
  request: FastifyRequest,
): Promise<SecondStepChallenge | { message: string }> {
  const problem = passwordProblem(body.password, body);
  if (problem) throw invalidField('password', problem);
  await requireCode(services, body.email, 'reset', body.otp);
  const found = await findAdmin(services.db, body.email);
  if (found?.status !== 'approved') throw invalidField('otp', WRONG_CODE);
  const passwordHash = await hashPassword(body.password, knownCallerOf(request));
  const methods = await strongMethodsOf(services.db, found.id);
  if (methods.length > 0) return askSecondStep(services, found, methods, { kind: 'reset', passwordHash });
  return setPassword(services, found, passwordHash, true);
}

import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { resetPasswordBodySchema } from 'api-client/schemas';
import { writeAudit } from '../../audit/audit';
import { unlockAccount } from '../../auth/login-limits';
import { hashPassword } from '../../auth/passwords';
import { endSessions } from '../../auth/sessions';
import { admins } from '../../database/schema';
import { invalidField } from '../../errors/failures';
import type { Services } from '../../services';
import { findAdmin } from './find-admin';
import { changedLetter } from './letters';
import { requireCode, WRONG_CODE } from './one-time-codes';
import { passwordProblem } from './password-rules';

/**
 * Sets a new password with a code sent to the account's address: every session ends, and a locked account is open again.
 *
 * @throws 400 for a password that is not taken, or a code that is not the one sent
 */
export async function resetPassword(services: Services, body: z.output<typeof resetPasswordBodySchema>): Promise<void> {
  const problem = passwordProblem(body.password, body);
  if (problem) throw invalidField('password', problem);
  await requireCode(services, body.email, 'reset', body.otp);
  const found = await findAdmin(services.db, body.email);
  if (found?.status !== 'approved') throw invalidField('otp', WRONG_CODE);
  const passwordHash = await hashPassword(body.password);
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await tx
      .update(admins)
      .set({ passwordHash, updatedAt: now, version: sql`${admins.version} + 1` })
      .where(eq(admins.id, found.id));
    await endSessions(tx, found.id);
    await services.mail.enqueue(tx, changedLetter(found.email, 'password', services.config.siteUrl));
    await writeAudit(tx, {
      at: now,
      actor: found,
      action: 'reset-password',
      collection: 'admins',
      entityId: found.id,
      title: found.email,
    });
  });
  await unlockAccount(services.db, found.email);
  void services.mail.flush();
}

import { and, eq, sql } from 'drizzle-orm';
import { unlockAccount } from '../../auth/login-limits';
import { COMMAND, hashPassword } from '../../auth/passwords';
import { endSessions } from '../../auth/sessions';
import { admins } from '../../database/schema';
import { invalidField, notFound } from '../../errors/failures';
import type { Services } from '../../services';
import { emailKey } from '../../text/fold';
import { auditAccount } from './audit-account';
import { recoveredEmail } from './emails';
import { passwordProblem } from './password-rules';
import { forgetApp } from './second-step/authenticator-app';
import { forgetPasskeys } from './second-step/passkeys';
import { forgetRecoveryCodes } from './second-step/recovery-codes';

/**
 * Recovers the account of a person who has lost every second step, by a command on the server's machine: removes the
 * second steps, ends sessions, confirms a password that was set by email, and gives an owner as much time as a new one
 * to set up another.
 *
 * @param password a new one; without it the old one stays
 * @throws 404 without an approved account of this address; 400 for a refused password
 */
export async function recoverAdmin(
  services: Services,
  { email, password }: { email: string; password?: string | undefined },
): Promise<void> {
  const { db, clock, mail, config } = services;
  const problem = password === undefined ? undefined : passwordProblem(password, { email });
  if (problem) throw invalidField('password', problem);
  const passwordHash = password === undefined ? undefined : await hashPassword(password, COMMAND);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [admin] = await tx
      .update(admins)
      .set({
        ...(passwordHash !== undefined && { passwordHash }),
        twoStep: false,
        resetByMailAt: null,
        ownerSince: sql`case when ${admins.role} = 'owner' then ${now.toISOString()}::timestamptz end`,
        updatedAt: now,
        version: sql`${admins.version} + 1`,
      })
      .where(and(eq(admins.emailKey, emailKey(email)), eq(admins.status, 'approved')))
      .returning();
    if (!admin) throw notFound('Admin');
    await forgetApp(tx, admin.id);
    await forgetPasskeys(tx, admin.id);
    await forgetRecoveryCodes(tx, admin.id);
    await endSessions(tx, admin.id);
    await mail.enqueue(tx, recoveredEmail(admin.email, config.siteUrl));
    await auditAccount(tx, { at: now, actor: undefined, action: 'recover' }, admin);
  });
  await unlockAccount(db, email);
  void mail.flush();
}

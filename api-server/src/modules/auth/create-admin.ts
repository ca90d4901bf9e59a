import type { Role } from 'api-client';
import { and, eq, sql } from 'drizzle-orm';
import { hashPassword, type PasswordCaller } from '../../auth/passwords';
import type { Database } from '../../database/database';
import { admins } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';
import { newId } from '../../identity';
import type { Services } from '../../services';
import { emailKey, sortKey } from '../../text/fold';
import { auditAccount } from './audit-account';
import type { AdminRow } from './find-admin';
import { passwordProblem } from './password-rules';

export interface NewAdmin {
  name: string;
  email: string;
  password: string;
  role: Role | null;
  /** The id of a role that owners made, in place of one of every site. */
  ownRoleId?: string | null;
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: admins.id }).from(admins).where(eq(admins.status, 'approved')).limit(1);
  return found !== undefined;
}

/**
 * Creates an approved administrator. A pending request of the same address is deleted with its identity at a provider:
 * another person may have made it.
 *
 * @param caller the caller who waits for it
 * @param guard checks in the transaction, such as that the site has no administrator yet
 * @throws 400 for a refused password; 409 when the address belongs to an administrator
 */
export async function createAdmin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { name, email, password, role, ownRoleId = null }: NewAdmin,
  caller: PasswordCaller,
  guard?: (tx: Database) => Promise<void>,
): Promise<AdminRow> {
  const problem = passwordProblem(password, { email });
  if (problem) throw invalidField('password', problem);
  const passwordHash = await hashPassword(password, caller);
  const now = clock.now();
  return db.transaction(async (tx) => {
    // One at a time, so that two first administrators cannot be created.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`);
    await guard?.(tx);
    await tx.delete(admins).where(and(eq(admins.emailKey, emailKey(email)), eq(admins.status, 'pending')));
    const [row] = await tx
      .insert(admins)
      .values({
        ...{ id: newId(now), createdAt: now, updatedAt: now, email, emailKey: emailKey(email) },
        ...{ name, sortName: sortKey(name), passwordHash, role, ownRoleId, status: 'approved' },
        ownerSince: role === 'owner' ? now : null,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict(`${email} is an administrator already`);
    await auditAccount(tx, { at: now, actor: undefined, action: 'create' }, row);
    return row;
  });
}

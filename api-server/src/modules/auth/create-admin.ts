import type { Role } from 'api-client';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import { hashPassword } from '../../auth/passwords';
import type { Database } from '../../database/database';
import { admins } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';
import { newId } from '../../identity';
import type { Services } from '../../services';
import { emailKey, sortKey } from '../../text/fold';
import type { AdminRow } from './find-admin';
import { passwordProblem } from './password-rules';

export interface NewAdmin {
  name: string;
  email: string;
  password: string;
  role: Role;
}

/** Whether somebody can sign in and manage the site. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: admins.id }).from(admins).where(eq(admins.status, 'approved')).limit(1);
  return found !== undefined;
}

/**
 * Makes an approved administrator. A pending request of the same address is approved by it.
 *
 * @param guard what must hold when the account is made, such as that there is none yet
 * @throws 400 for a password that is not taken; 409 when the address belongs to an administrator
 */
export async function createAdmin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { name, email, password, role }: NewAdmin,
  guard?: (tx: Database) => Promise<void>,
): Promise<AdminRow> {
  const problem = passwordProblem(password, { email });
  if (problem) throw invalidField('password', problem);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return db.transaction(async (tx) => {
    // One at a time: two first administrators must not be made at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`);
    await guard?.(tx);
    const own = {
      ...{ name, sortName: sortKey(name), passwordHash, role, status: 'approved' as const, updatedAt: now },
      ownerSince: role === 'owner' ? now : null,
    };
    const [row] = await tx
      .insert(admins)
      .values({ ...own, id: newId(now), createdAt: now, email, emailKey: emailKey(email) })
      .onConflictDoUpdate({ target: admins.emailKey, set: own, setWhere: eq(admins.status, 'pending') })
      .returning();
    if (!row) throw conflict(`${email} is an administrator already`);
    await writeAudit(tx, {
      at: now,
      actor: undefined,
      action: 'create',
      collection: 'admins',
      entityId: row.id,
      title: row.email,
    });
    return row;
  });
}

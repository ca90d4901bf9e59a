import { ROLES, type Role } from 'api-client';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { roles, type admins } from '../../database/schema';
import { invalidField } from '../../errors/failures';

/** A role as an account has it. */
export interface GivenRole extends Pick<typeof admins.$inferSelect, 'role' | 'ownRoleId'> {
  /** For emails and the audit log. */
  readonly label: string;
}

const isPreset = (role: string): role is Role => ROLES.some((one) => one === role);

/**
 * A role of every site by its name, or one that owners made by its id, which cannot be deleted until the transaction
 * ends; undefined if there is no such role.
 */
export async function findRole(tx: Database, role: string): Promise<GivenRole | undefined> {
  if (isPreset(role)) return { role, ownRoleId: null, label: role };
  const [own] = await tx.select().from(roles).where(eq(roles.id, role)).for('share');
  return own && { role: null, ownRoleId: own.id, label: own.name };
}

/** The same. @throws 400 if there is no such role */
export async function requireRole(tx: Database, role: string): Promise<GivenRole> {
  const found = await findRole(tx, role);
  if (!found) throw invalidField('role', `Role must be ${ROLES.slice(0, -1).join(', ')} or ${ROLES.at(-1)}`);
  return found;
}

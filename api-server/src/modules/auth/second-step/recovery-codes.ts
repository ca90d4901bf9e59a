import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database';
import { recoveryCodes } from '../../../database/schema';
import { hashSecret, newReadableSecret } from '../../../identity';

const HOW_MANY = 10;

/** Case, spaces and hyphens do not count, nor does a letter that was taken for a digit. */
function plain(code: string): string {
  return code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
}

const hashOf = (adminId: string, code: string): string => hashSecret(`recovery ${adminId} ${plain(code)}`);

/** Makes ten codes of 80 random bits, each good once; those before are void. They are readable here and never again. */
export async function makeRecoveryCodes(tx: Database, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newReadableSecret);
  await forgetRecoveryCodes(tx, adminId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ adminId, codeHash: hashOf(adminId, code) })));
  return codes;
}

export async function forgetRecoveryCodes(tx: Database, adminId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
}

/** Uses a code up; false when it is none, or was used before. */
export async function takeRecoveryCode(db: Database, adminId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.adminId, adminId), eq(recoveryCodes.codeHash, hashOf(adminId, code))))
    .returning();
  return used.length > 0;
}

export async function countRecoveryCodes(db: Database, adminId: string): Promise<number> {
  const [found] = await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
  return found?.count ?? 0;
}

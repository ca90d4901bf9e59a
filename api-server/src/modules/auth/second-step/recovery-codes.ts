import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database';
import { recoveryCodes } from '../../../database/schema';
import { hashSecret, newReadableSecret } from '../../../identity';

const HOW_MANY = 10;

/** Ignores case, spaces and hyphens, and reads letters as similar digits. */
function plain(code: string): string {
  return code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
}

const hashOf = (adminId: string, code: string): string => hashSecret(`recovery ${adminId} ${plain(code)}`);

/**
 * Makes ten codes of 80 random bits, each valid once; former ones are void. Only this answer has them in readable form.
 */
export async function makeRecoveryCodes(tx: Database, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newReadableSecret);
  await forgetRecoveryCodes(tx, adminId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ adminId, codeHash: hashOf(adminId, code) })));
  return codes;
}

export async function forgetRecoveryCodes(tx: Database, adminId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
}

/** Uses a code up; false when it is wrong or used. */
export async function takeRecoveryCode(db: Database, adminId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.adminId, adminId), eq(recoveryCodes.codeHash, hashOf(adminId, code))))
    .returning();
  return used.length > 0;
}

export function countRecoveryCodes(db: Database, adminId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.adminId, adminId));
}

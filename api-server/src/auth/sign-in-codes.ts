import { and, eq, sql } from 'drizzle-orm';
import { MINUTE, type Clock } from '../clock';
import type { Database } from '../database/database';
import { oneTimeTokens } from '../database/schema';
import { hashSecret } from '../identity';
import { issueSecret, takeSecret } from './one-time-secrets';

interface CodeServices {
  db: Database;
  clock: Clock;
}

const PURPOSE = 'sign-in';

/** The time within which the page has to exchange a code. */
export const SIGN_IN_CODE_LIFETIME = MINUTE;

/** The administrator of a code, and whether the second step is done or still due. */
export interface CodeHolder {
  adminId: string;
  secondStep: 'done' | 'due';
}

/** Issues the code of a completed sign-in, valid once, in the browser of this flow. */
export function issueSignInCode(
  services: CodeServices,
  { adminId, secondStep }: CodeHolder,
  flow: string,
): Promise<string> {
  return issueSecret(services, PURPOSE, { adminId, secondStep, flow: hashSecret(flow) }, SIGN_IN_CODE_LIFETIME);
}

/**
 * The administrator of a code; undefined when it is unknown, used, too old, or of another browser's flow. It is used up
 * in any case: a code in the wrong place was stolen or planted.
 */
export async function takeSignInCode(
  services: CodeServices,
  code: string,
  flow: string | undefined,
): Promise<CodeHolder | undefined> {
  const used = await takeSecret(services, PURPOSE, code);
  if (!used || flow === undefined) return undefined;
  const { adminId = '', secondStep, flow: begun } = used;
  return begun === hashSecret(flow) ? { adminId, secondStep: secondStep === 'done' ? 'done' : 'due' } : undefined;
}

/** Voids the unused codes of an administrator. */
export async function voidSignInCodes(db: Database, adminId: string): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.purpose, PURPOSE), sql`${oneTimeTokens.payload} ->> 'adminId' = ${adminId}`));
}

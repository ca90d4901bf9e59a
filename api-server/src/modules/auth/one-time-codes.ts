import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { HOUR, MINUTE } from '../../clock';
import type { Database } from '../../database/database';
import { oneTimeCodes } from '../../database/schema';
import { invalidField } from '../../errors/failures';
import { hashSecret } from '../../identity';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import { emailKey } from '../../text/fold';

export type CodePurpose = 'register' | 'login' | 'reset' | 'change-email';

/** Proves the email address of an application for a job. */
export type ApplicationPurpose = `apply:${string}`;

/** The limits of one-time codes. */
const GOOD_FOR = 10 * MINUTE;
const MAX_MISSES = 5;
/** By all callers together: a single attacker cannot void another person's code, but many can. */
const MAX_MISSES_IN_TOTAL = 50;
/** One caller cannot send emails to unlimited addresses. */
const MAX_PER_CALLER = 60;

export const WRONG_CODE = 'The code is wrong or has expired';

const hashOf = (email: string, purpose: CodePurpose | ApplicationPurpose, code: string): string =>
  hashSecret(`${purpose} ${emailKey(email)} ${code}`);

/** Issues a code for an address and a purpose; the former one is void. Pass the transaction that stores its email. */
export async function issueCode(
  services: Pick<Services, 'clock'>,
  tx: Database,
  email: string,
  purpose: CodePurpose | ApplicationPurpose,
): Promise<string> {
  const now = services.clock.now();
  // A reset requires only the mailbox: its code has 128 bits, and no limit of attempts.
  const code =
    purpose === 'reset' ? randomBytes(16).toString('base64url') : String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    codeHash: hashOf(email, purpose, code),
    misses: 0,
    missesBy: {},
    createdAt: now,
    expiresAt: new Date(now.getTime() + GOOD_FOR),
  };
  await tx
    .insert(oneTimeCodes)
    .values({ emailKey: emailKey(email), purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.emailKey, oneTimeCodes.purpose], set: fresh });
  return code;
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Checks a code for an address and a purpose. A correct one is used up; a failure counts even if the request fails, and
 * a caller's fifth voids the code for that caller.
 *
 * @param caller such as a network address; callers with an earlier proof count as one
 */
export async function consumeCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
  purpose: CodePurpose | ApplicationPurpose,
  code: string,
  caller = '',
): Promise<boolean> {
  const here = and(eq(oneTimeCodes.emailKey, emailKey(email)), eq(oneTimeCodes.purpose, purpose));
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(oneTimeCodes).where(here).limit(1).for('update');
    if (!found) return false;
    const by = hashSecret(caller);
    const missed = found.missesBy[by] ?? 0;
    const good = missed < MAX_MISSES && equal(found.codeHash, hashOf(email, purpose, code));
    const isOver = found.expiresAt <= clock.now();
    const misses = found.misses + 1;
    // The long code of a reset cannot be guessed, and voiding it would lock its owner out.
    if (good || isOver || (purpose !== 'reset' && misses >= MAX_MISSES_IN_TOTAL))
      await tx.delete(oneTimeCodes).where(here);
    else if (purpose !== 'reset' && missed < MAX_MISSES)
      await tx
        .update(oneTimeCodes)
        .set({ misses, missesBy: { ...found.missesBy, [by]: missed + 1 } })
        .where(here);
    return good && !isOver;
  });
}

/** @throws 400 at the field `otp` when the code is wrong */
export async function requireCode(
  services: Pick<Services, 'db' | 'clock'>,
  email: string,
  purpose: CodePurpose,
  code: string,
  caller?: string,
): Promise<void> {
  if (!(await consumeCode(services, email, purpose, code, caller))) throw invalidField('otp', WRONG_CODE);
}

/** @throws 429: one code a minute and five an hour for an address, with or without an account */
export async function limitCodes(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  email: string,
  purpose: CodePurpose,
  caller: string,
): Promise<void> {
  const key = `${purpose}:${emailKey(email)}`;
  await take(db, clock, [
    { key: `code:minute:${key}`, most: 1, within: MINUTE },
    { key: `code:hour:${key}`, most: config.limits.codesPerHour, within: HOUR },
    { key: `code:caller:${caller}`, most: Math.max(MAX_PER_CALLER, config.limits.codesPerHour), within: HOUR },
  ]);
}

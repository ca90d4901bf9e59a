import { eq, exists, or, sql } from 'drizzle-orm';
import { DAY, type Clock } from '../clock';
import type { Database } from '../database/database';
import { admins, authenticatorApps, passkeys } from '../database/schema';

/** The time within which an owner has to set up a second step. */
const GRACE = 7 * DAY;

/** The message for users with `viewer.mustSetUpSecondStep`. */
export const SET_UP_FIRST =
  'Owners need a second step. Set up an authenticator app or a passkey in your account to go on.';

type Ruled = Pick<typeof admins.$inferSelect, 'role' | 'ownerSince' | 'createdAt' | 'resetByMailAt'>;

/** Whether an account has an authenticator app or a passkey; codes by email do not count here. */
export const hasSecondStep = (db: Database) =>
  sql<boolean>`${or(
    exists(
      db
        .select({ one: sql`1` })
        .from(authenticatorApps)
        .where(eq(authenticatorApps.adminId, admins.id)),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(passkeys)
        .where(eq(passkeys.adminId, admins.id)),
    ),
  )}`;

/** The consequences of an account's second step, or of its lack. */
export interface SecondStepRule {
  /** When one has to be set up; undefined for accounts that have one or need none. */
  secondStepDueAt?: Date;
  /** That moment has passed: nothing else can be done. */
  mustSetUpSecondStep: boolean;
  /** An owner whose new password was proved only by the mailbox has the permissions of an editor. */
  toBeConfirmed: boolean;
}

/**
 * Owners must have a second step, at the latest seven days after they became one. Until then a mailbox might be enough
 * to take the account over, so an owner who sets a new password by email is confirmed by a command on the server's
 * machine.
 */
export function secondStepRule(admin: Ruled, has: boolean, clock: Clock): SecondStepRule {
  const toBeConfirmed = admin.role === 'owner' && admin.resetByMailAt !== null && !has;
  if (admin.role !== 'owner' || has) return { mustSetUpSecondStep: false, toBeConfirmed };
  const secondStepDueAt = new Date((admin.ownerSince ?? admin.createdAt).getTime() + GRACE);
  return { secondStepDueAt, mustSetUpSecondStep: secondStepDueAt <= clock.now(), toBeConfirmed };
}

import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { DAY, type Clock } from '../clock';
import type { Database } from '../database/database';
import { authenticatorApps, passkeys, type admins } from '../database/schema';

/** The time within which an owner has to set up a second step. */
const GRACE = 7 * DAY;

/** The message for users with `viewer.mustSetUpSecondStep`. */
export const SET_UP_FIRST =
  'Owners need a second step. Set up an authenticator app or a passkey in your account to continue.';

type Ruled = Pick<typeof admins.$inferSelect, 'id' | 'role' | 'ownerSince' | 'createdAt' | 'resetByMailAt'>;

/** Whether an account has an authenticator app or a passkey; codes by email do not count here. */
async function hasSecondStep(db: Database, adminId: string): Promise<boolean> {
  const apps = db
    .select({ adminId: authenticatorApps.adminId })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.adminId, adminId));
  const keys = db.select({ adminId: passkeys.adminId }).from(passkeys).where(eq(passkeys.adminId, adminId));
  return (await unionAll(apps, keys).limit(1)).length > 0;
}

/** The restrictions of an account without a second step. */
export interface SecondStepRule {
  /** When one has to be set up; undefined for accounts that have one or need none. */
  secondStepDueAt?: Date;
  /** That moment has passed: the user can do nothing else. */
  mustSetUpSecondStep: boolean;
  /** An owner whose new password was proved only by the mailbox has the permissions of an editor. */
  toBeConfirmed: boolean;
}

/**
 * Owners must have a second step, at the latest seven days after they became one. Until then a mailbox might be enough
 * to take the account over, so an owner who sets a new password by email is confirmed by a command on the server's
 * machine.
 */
export async function secondStepRule(db: Database, admin: Ruled, clock: Clock): Promise<SecondStepRule> {
  if (admin.role !== 'owner' || (await hasSecondStep(db, admin.id)))
    return { mustSetUpSecondStep: false, toBeConfirmed: false };
  const secondStepDueAt = new Date((admin.ownerSince ?? admin.createdAt).getTime() + GRACE);
  const toBeConfirmed = admin.resetByMailAt !== null;
  return { secondStepDueAt, mustSetUpSecondStep: secondStepDueAt <= clock.now(), toBeConfirmed };
}

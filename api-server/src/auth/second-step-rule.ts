import { eq, exists, or, sql } from 'drizzle-orm';
import { DAY, type Clock } from '../clock';
import type { Database } from '../database/database';
import { admins, authenticatorApps, passkeys } from '../database/schema';

/** How long an owner may do without a second step. */
const GRACE = 7 * DAY;

/** What `viewer.mustSetUpSecondStep` is answered with. */
export const SET_UP_FIRST =
  'Owners need a second step. Set up an authenticator app or a passkey in your account to go on.';

type Ruled = Pick<typeof admins.$inferSelect, 'role' | 'ownerSince' | 'createdAt' | 'resetByMailAt'>;

/** Whether an account has an authenticator app or a passkey; a code by mail counts for nothing here. */
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

/** What a second step, or its lack, means for somebody. */
export interface SecondStepRule {
  /** Until when one has to be set up; undefined for who has one and who needs none. */
  secondStepDueAt?: Date;
  /** That moment has passed: nothing else can be done. */
  mustSetUpSecondStep: boolean;
  /** An owner whose new password is known to the mailbox alone works as an editor. */
  toBeConfirmed: boolean;
}

/**
 * Owners must have a second step, seven days after they became one at the latest. Before they have one, a mailbox
 * could be all that it takes to become them: who sets a new password by mail is an owner again only when somebody
 * confirms it who has the machine.
 */
export function secondStepRule(admin: Ruled, has: boolean, clock: Clock): SecondStepRule {
  const toBeConfirmed = admin.role === 'owner' && admin.resetByMailAt !== null && !has;
  if (admin.role !== 'owner' || has) return { mustSetUpSecondStep: false, toBeConfirmed };
  const secondStepDueAt = new Date((admin.ownerSince ?? admin.createdAt).getTime() + GRACE);
  return { secondStepDueAt, mustSetUpSecondStep: secondStepDueAt <= clock.now(), toBeConfirmed };
}

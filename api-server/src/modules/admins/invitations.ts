import { SIGN_IN_PATH } from 'api-client';
import type { acceptInvitationBodySchema } from 'api-client/schemas';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import { issueSecret } from '../../auth/one-time-secrets';
import { knownCallerOf } from '../../auth/passwords';
import { DAY, MINUTE } from '../../clock';
import type { Database } from '../../database/database';
import { admins, oneTimeTokens } from '../../database/schema';
import { conflict, notFound, unauthorized } from '../../errors/failures';
import { hashSecret } from '../../identity';
import { callerOf } from 'http-edge';
import { take } from '../../limits/limits';
import { unlinked } from '../../mail/unlinked';
import type { Change, Services } from '../../services';
import { emailKey } from '../../text/fold';
import { createAdmin } from '../auth/create-admin';
import { findAdmin } from '../auth/find-admin';
import { signIn, type SignedIn } from '../auth/login';
import { findRole, requireRole, type GivenRole } from '../own-roles/find-role';
import { INVITATION } from './invitation-purpose';

const DAYS = 7;
export const ENDED = 'This invitation has ended. Ask for a new one.';

type TokenRow = typeof oneTimeTokens.$inferSelect;

/**
 * An invitation in the form of the contract; its id is the hash of the link's secret, from which the secret cannot be
 * computed.
 */
export function toInvitation({ tokenHash, payload, createdAt, expiresAt }: TokenRow) {
  const { email = '', role = 'editor', by = '' } = payload;
  return {
    ...{ _id: tokenHash, email, by, role },
    ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
  };
}

const isInvitation = eq(oneTimeTokens.purpose, INVITATION);
export const invitationsTo = (key: string) => and(isInvitation, sql`${oneTimeTokens.payload} ->> 'emailKey' = ${key}`);

/** The open invitations, newest first. */
export async function listInvitations({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const rows = await db
    .select()
    .from(oneTimeTokens)
    .where(and(isInvitation, gt(oneTimeTokens.expiresAt, clock.now())))
    .orderBy(desc(oneTimeTokens.createdAt), desc(oneTimeTokens.tokenHash));
  return rows.map(toInvitation);
}

/**
 * Invites a person by email, with a link that works once and expires; an earlier one to the same address is void.
 * @throws 400 for an unknown role, 409 when the address belongs to an administrator
 */
export async function invite(change: Change, email: string, role: string): Promise<void> {
  const { db, clock, mail, config } = change.services;
  await db.transaction(async (tx) => {
    const found = await findAdmin(tx, email);
    if (found?.status === 'approved') throw conflict('This address belongs to an administrator already');
    const { label } = await requireRole(tx, role);
    const key = emailKey(email);
    await tx.delete(oneTimeTokens).where(invitationsTo(key));
    const payload = { email, emailKey: key, role, by: change.viewer.name, byId: change.viewer.adminId };
    const token = await issueSecret({ db: tx, clock }, INVITATION, payload, DAYS * DAY);
    await mail.enqueue(tx, {
      to: email,
      subject: 'Your invitation to the administration of the website',
      text: `${unlinked(change.viewer.name)} invites you to help run the website, as ${label}.\n\nOpen this page to choose a name and a password:\n${config.siteUrl}${SIGN_IN_PATH}#invitation=${token}\n\nThe link works once, within ${DAYS} days.\n\nIf you did not expect this, you do not need to do anything.\n`,
    });
    await auditChange(tx, change, { action: 'invite', collection: 'admins', title: `${email}: ${label}` });
  });
  void mail.flush();
}

/** Withdraws an invitation. @throws 404 when it does not exist */
export async function revokeInvitation(change: Change, id: string): Promise<void> {
  await change.services.db.transaction(async (tx) => {
    const which = and(isInvitation, eq(oneTimeTokens.tokenHash, id));
    const [deleted] = await tx.delete(oneTimeTokens).where(which).returning();
    if (!deleted) throw notFound('Invitation');
    await auditChange(tx, change, {
      action: 'revoke-invitation',
      collection: 'admins',
      title: deleted.payload['email'] ?? '',
    });
  });
}

/** A valid invitation with its role, whose sender still is an owner. @throws 401 for any other */
async function openInvitation(tx: Database, token: string, now: Date): Promise<TokenRow & { given: GivenRole }> {
  const which = and(isInvitation, eq(oneTimeTokens.tokenHash, hashSecret(token)), gt(oneTimeTokens.expiresAt, now));
  const [row] = await tx.select().from(oneTimeTokens).where(which).limit(1);
  const by =
    row &&
    (
      await tx
        .select()
        .from(admins)
        .where(eq(admins.id, row.payload['byId'] ?? ''))
        .limit(1)
    )[0];
  const given = await findRole(tx, row?.payload['role'] ?? '');
  if (!row || by?.role !== 'owner' || by.status !== 'approved' || !given) throw unauthorized(ENDED);
  return { ...row, given };
}

/**
 * Creates the account of an invitation, and signs its owner in.
 * @throws 401 for an invalid link, 400 for a refused password, 429 after too many attempts
 */
export async function acceptInvitation(
  services: Services,
  { token, name, password }: z.output<typeof acceptInvitationBodySchema>,
  request: FastifyRequest,
): Promise<SignedIn> {
  const { db, clock, config } = services;
  const most = config.limits.loginPerAddress;
  await take(db, clock, [{ key: `invitation:${callerOf(request.ip)}`, most, within: 15 * MINUTE }]);
  // Checked once here, before the costly hashing of the password, and again in the transaction that uses it up.
  const { payload, given } = await openInvitation(db, token, clock.now());
  const { email = '' } = payload;
  const admin = await createAdmin(services, { name, email, password, ...given }, knownCallerOf(request), async (tx) => {
    const { tokenHash } = await openInvitation(tx, token, clock.now());
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.tokenHash, tokenHash));
  });
  return signIn(services, admin, request, true);
}

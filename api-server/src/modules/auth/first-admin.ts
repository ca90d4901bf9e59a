import type { Role } from 'api-client';
import type { setupBodySchema } from 'api-client/schemas';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { writeAudit } from '../../audit/audit';
import { hashPassword } from '../../auth/passwords';
import { DAY, MINUTE } from '../../clock';
import type { Database } from '../../database/database';
import { admins, oneTimeTokens } from '../../database/schema';
import { conflict, invalidField, unauthorized } from '../../errors/failures';
import { hashSecret, newId, newSecret } from '../../identity';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import { emailKey, sortKey } from '../../text/fold';
import type { AdminRow } from './find-admin';
import { signIn, type SignedIn } from './login';
import { passwordProblem } from './password-rules';

const PURPOSE = 'first-admin';
const GOOD_FOR = 7 * DAY;
const USED = 'This link can not be used any more. Restart the site for a new one.';

export interface NewAdmin {
  name: string;
  email: string;
  role: Role;
  password: string;
}

/** Whether somebody can sign in and manage the site. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: admins.id }).from(admins).where(eq(admins.status, 'approved')).limit(1);
  return found !== undefined;
}

/**
 * Makes the secret of the one-time link that creates the first administrator; an earlier one is void.
 *
 * @returns undefined once there is an administrator
 */
export async function newFirstAdminToken({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<string | undefined> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.purpose, PURPOSE));
    if (await hasAdmin(tx)) return undefined;
    const token = newSecret();
    const expiresAt = new Date(now.getTime() + GOOD_FOR);
    await tx
      .insert(oneTimeTokens)
      .values({ tokenHash: hashSecret(token), purpose: PURPOSE, payload: {}, createdAt: now, expiresAt });
    return token;
  });
}

/**
 * Makes an approved administrator. A pending request of the same address is approved by it.
 *
 * @param guard what must hold when the account is made, such as that there is none yet
 * @throws 400 for a password that is not taken; 409 when the address belongs to an administrator
 */
export async function createAdmin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { name, email, role, password }: NewAdmin,
  guard?: (tx: Database) => Promise<void>,
): Promise<AdminRow> {
  const problem = passwordProblem(password, { email });
  if (problem) throw invalidField('password', problem);
  // Before the transaction: the embedded database has one connection, and a hash takes its time.
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return db.transaction(async (tx) => {
    // One at a time: two first administrators must not be made at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`);
    await guard?.(tx);
    const own = { name, sortName: sortKey(name), passwordHash, role, status: 'approved' as const, updatedAt: now };
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

/** Uses the token up. @throws 401 when it is not the one that was printed. */
async function useToken(tx: Database, token: string, now: Date): Promise<void> {
  const used = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashSecret(token)),
        eq(oneTimeTokens.purpose, PURPOSE),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning();
  if (used.length === 0) throw unauthorized(USED);
}

/**
 * Creates the first administrator, an owner, with the secret of the one-time link, and signs them in (security.md, 9).
 *
 * @throws 409 once there is an administrator; 401 for a wrong or used token
 */
export async function setUpFirstAdmin(
  services: Services,
  { token, ...person }: z.output<typeof setupBodySchema>,
  request: FastifyRequest,
): Promise<SignedIn> {
  const { db, clock, config } = services;
  await take(db, clock, [{ key: `setup:${request.ip}`, most: config.limits.loginPerAddress, within: 15 * MINUTE }]);
  const admin = await createAdmin(services, { ...person, role: 'owner' }, async (tx) => {
    if (await hasAdmin(tx)) throw conflict('The site has an administrator already');
    await useToken(tx, token, clock.now());
  });
  return signIn(services, admin, request);
}

import type { CurrentUser } from 'api-client';
import type { loginBodySchema } from 'api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { writeAudit } from '../../audit/audit';
import { loginLimits, unlockAccount } from '../../auth/login-limits';
import { verifyPassword } from '../../auth/passwords';
import { openSession } from '../../auth/sessions';
import { issueSignInCode } from '../../auth/sign-in-codes';
import { forbidden, unauthorized } from '../../errors/failures';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import { findAdmin, type AdminRow } from './find-admin';
import { consumeCode, WRONG_CODE } from './one-time-codes';
import { sendLoginCode } from './send-code';

/** The same for a wrong password, an unknown, a pending and a deleted address (security.md, 1). */
const WRONG = 'Email or password is wrong';
const PENDING = 'Your request has not been approved yet';

/** What the token check and sign-in say of an administrator. */
export function currentUserOf({ name, email, role }: Pick<AdminRow, 'name' | 'email' | 'role'>): CurrentUser {
  return { name, email, ...(role && { role }) };
}

export interface SignedIn {
  token: string;
  userInfo: CurrentUser;
}

/** Opens a session for somebody whose identity is certain, and writes who signed in. */
export async function signIn(services: Services, admin: AdminRow, request: FastifyRequest): Promise<SignedIn> {
  const token = await openSession(services, admin.id, request.headers['user-agent'] ?? '');
  await writeAudit(services.db, {
    at: services.clock.now(),
    actor: admin,
    action: 'sign-in',
    collection: 'admins',
    entityId: admin.id,
    title: admin.email,
    requestId: request.id,
  });
  return { token, userInfo: currentUserOf(admin) };
}

/** What signing in ends with: the session, or a one-time code for it where the flow of a browser was named. */
type Entered = SignedIn | { code: string };

/** Lets somebody in whose identity is certain: at once, or in exchange for a code in the browser of this flow. */
async function enter(
  services: Services,
  admin: AdminRow,
  flow: string | undefined,
  request: FastifyRequest,
): Promise<Entered> {
  if (flow === undefined) return signIn(services, admin, request);
  return { code: await issueSignInCode(services, admin.id, flow) };
}

/**
 * Signs in by password, and by a code where the account uses two steps (security.md, 1–4).
 * A wrong password and an address without an account are answered alike, in text and in time.
 *
 * @returns the session, a code for it where a flow was named, or `otpRequired` after a right password that needs a code
 * @throws 401 when something is wrong; 403 with the right password while the request is pending;
 * 429 after too many misses
 */
export async function login(
  services: Services,
  { email, password, otp, flow }: z.output<typeof loginBodySchema>,
  request: FastifyRequest,
): Promise<Entered | { otpRequired: true }> {
  const { db, clock, config } = services;
  // The place is taken before the password is looked at, so that many guesses at once can't slip
  // through; it is kept when the attempt turns out to be a miss.
  const attempt = await take(db, clock, loginLimits(config, email, request.ip));
  const admin = await findAdmin(db, email);
  const isRight = await verifyPassword(password, admin?.passwordHash);
  if (!admin || !isRight) throw unauthorized(WRONG);
  if (admin.status === 'pending') {
    await attempt.release();
    throw forbidden(PENDING);
  }
  if (admin.twoStep && otp === undefined) {
    await attempt.release();
    await sendLoginCode(services, admin.email, request.ip);
    return { otpRequired: true };
  }
  if (admin.twoStep && !(await consumeCode(services, email, 'login', otp ?? ''))) throw unauthorized(WRONG_CODE);
  await attempt.release();
  await unlockAccount(db, email);
  return enter(services, admin, flow, request);
}

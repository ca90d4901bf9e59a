import type { CurrentUser, SecondStepMethod } from 'api-client';
import type { loginBodySchema } from 'api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { deviceName } from '../../auth/device-name';
import { knownDeviceOf, rememberDevice } from '../../auth/known-devices';
import { takeLogin, unlockAccount } from '../../auth/login-limits';
import { knownCallerOf, unknownCallerOf, verifyPassword } from '../../auth/passwords';
import { findViewer, openSession } from '../../auth/sessions';
import { issueSignInCode } from '../../auth/sign-in-codes';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { forbidden, unauthorized } from '../../errors/failures';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import { callerOf } from 'http-edge';
import { auditAccount } from './audit-account';
import { newDeviceEmail } from './emails';
import { findAdmin, type AdminRow } from './find-admin';
import { rightsShownTo } from './rights-shown';
import { askSecondStep, type SecondStepChallenge } from './second-step/challenge';
import { codeLimit, missedCode } from './second-step/code-limits';
import { signInMethodsOf } from './second-step/methods';
import { takeCode } from './second-step/take-code';
import { sendLoginCode } from './send-code';

/** The same for a wrong password, an unknown, a pending and a deleted address. */
const WRONG = 'Incorrect email or password';
const PENDING = 'Your request has not been approved yet';

/** An administrator in the answers of the token check and of sign-in. */
export async function currentUserOf(db: Database, viewer: Viewer): Promise<CurrentUser> {
  const { adminId, name, email, role, roleName, languages, secondStepDueAt, toBeConfirmed } = viewer;
  return {
    _id: adminId,
    name,
    email,
    role,
    ...(roleName !== undefined && { roleName }),
    rights: await rightsShownTo(db, viewer),
    ...(languages && { languages: [...languages] }),
    ...(secondStepDueAt && { secondStepDueAt: secondStepDueAt.toISOString() }),
    ...(toBeConfirmed && { toBeConfirmed }),
  };
}

export interface SignedIn {
  token: string;
  userInfo: CurrentUser;
}

/**
 * Opens a session for an authenticated administrator, records the sign-in, and emails them about a new browser.
 *
 * @param isFirst whether the account was just created
 */
export async function signIn(
  services: Services,
  admin: AdminRow,
  request: FastifyRequest,
  isFirst = false,
): Promise<SignedIn> {
  const userAgent = request.headers['user-agent'] ?? '';
  const isNew = !isFirst && (await knownDeviceOf(services, admin.email, request)) === undefined;
  const token = await openSession(services, admin.id, userAgent);
  await rememberDevice(services, admin.id, request);
  if (isNew) {
    const { mail, config, db } = services;
    await db.transaction((tx) => mail.enqueue(tx, newDeviceEmail(admin.email, deviceName(userAgent), config.siteUrl)));
    void mail.flush();
  }
  const at = services.clock.now();
  await auditAccount(services.db, { at, actor: admin, action: 'sign-in', requestId: request.id }, admin);
  const viewer = await findViewer(services, token);
  if (!viewer) throw unauthorized();
  return { token, userInfo: await currentUserOf(services.db, viewer) };
}

/** Requests the second step after a correct first one; emails a code if the account has no stronger method. */
export async function askForSignIn(
  services: Services,
  admin: AdminRow,
  methods: SecondStepMethod[],
  request: FastifyRequest,
): Promise<SecondStepChallenge> {
  if (methods.includes('mail')) await sendLoginCode(services, admin.email, callerOf(request.ip));
  return askSecondStep(services, admin, methods, { kind: 'sign-in' });
}

/** The result of signing in: the session, or a one-time code for it if the call named a browser's flow. */
export type LoginResult = SignedIn | { code: string };

/** Signs an authenticated administrator in: at once, or by a code for the browser of this flow. */
export async function enter(
  services: Services,
  admin: AdminRow,
  flow: string | undefined,
  request: FastifyRequest,
): Promise<LoginResult> {
  if (flow === undefined) return signIn(services, admin, request);
  return { code: await issueSignInCode(services, { adminId: admin.id, secondStep: 'done' }, flow) };
}

/**
 * Signs in by password, and by a second step if the account has one. A wrong password and an address without an account
 * get the same answer, in the same time.
 *
 * @returns the session, a code for it if a flow was named, or, after a correct password without the needed code, a
 * challenge for the second step
 * @throws 401 for wrong credentials; 403 with the right password while the request is pending; 429 after too many
 * failures
 */
export async function login(
  services: Services,
  { email, password, otp, flow }: z.output<typeof loginBodySchema>,
  request: FastifyRequest,
): Promise<LoginResult | SecondStepChallenge> {
  const { db, clock } = services;
  // The slot is taken before the password is checked, so that concurrent guesses cannot exceed the limit; it is not
  // released after a failure.
  const attempt = await takeLogin(services, email, request);
  const admin = await findAdmin(db, email);
  const caller = attempt.isKnown ? knownCallerOf(request) : unknownCallerOf(request);
  const isRight = await attempt.unlessUnavailable(() => verifyPassword(password, admin?.passwordHash, caller));
  if (!admin || !isRight) throw unauthorized(WRONG);
  if (admin.status === 'pending') {
    await attempt.release();
    throw forbidden(PENDING);
  }
  const methods = await signInMethodsOf(db, admin);
  if (methods.length > 0 && otp === undefined) {
    await attempt.release();
    return askForSignIn(services, admin, methods, request);
  }
  if (methods.length > 0 && otp !== undefined) {
    const guess = await take(db, clock, [codeLimit(services, admin)]);
    if (!(await takeCode(services, admin, methods, otp, request.id))) throw await missedCode(services, admin);
    await guess.release();
  }
  await attempt.release();
  await unlockAccount(db, email);
  return enter(services, admin, flow, request);
}

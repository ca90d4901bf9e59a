import type { UsedPasskey } from 'api-client';
import type { passkeyBodySchema, secondStepBodySchema } from 'api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { takeLogin, unlockAccount } from '../../../auth/login-limits';
import { unauthorized } from '../../../errors/failures';
import type { Services } from '../../../services';
import { auditingFailures, WRONG_PASSKEY } from '../audit-failures';
import type { AdminRow } from '../find-admin';
import { enter, type LoginResult } from '../login';
import { setPassword } from '../reset-password';
import { findChallenge, takeChallenge, type Goal } from './challenge';
import { codeLimit, missedCode } from './code-limits';
import { signInMethodsOf, strongMethodsOf } from './methods';
import { ownerOfPasskey, usedPasskeyOptions, verifyPasskey } from './passkeys';
import { takeCode } from './take-code';

const EXPIRED = 'This sign-in took too long. Start again.';

export type SecondStepResult = LoginResult | { message: string };

async function reach(
  services: Services,
  { admin, goal }: { admin: AdminRow; goal: Goal },
  flow: string | undefined,
  request: FastifyRequest,
): Promise<SecondStepResult> {
  if (goal.kind === 'sign-in') return enter(services, admin, flow, request);
  return setPassword(services, admin, goal.passwordHash);
}

/**
 * Passes the second step with a code.
 *
 * @throws 401 when the code is wrong, or the first step too long ago; 429 after too many failures
 */
export async function passWithCode(
  services: Services,
  { challenge, otp, flow }: z.output<typeof secondStepBodySchema>,
  request: FastifyRequest,
): Promise<SecondStepResult> {
  const { db } = services;
  const found = await findChallenge(services, challenge);
  if (!found) throw unauthorized(EXPIRED);
  const { admin, goal } = found;
  await auditingFailures(services, admin.email, request, async () => {
    const attempt = await takeLogin(services, admin.email, request, [codeLimit(services, admin)]);
    // After a reset by email, a code by email is not a second step.
    const methods = goal.kind === 'reset' ? await strongMethodsOf(db, admin.id) : await signInMethodsOf(db, admin);
    if (!(await takeCode(services, admin, methods, otp, request.id))) throw await missedCode(services, admin);
    if (!(await takeChallenge(services, challenge))) throw unauthorized(EXPIRED);
    await attempt.release();
    await unlockAccount(db, admin.email);
  });
  return reach(services, found, flow, request);
}

/** The browser's options to use a passkey. @throws 401 when the first step is too long ago */
export async function startPasskey(services: Services, challenge: string | undefined) {
  if (challenge === undefined) return usedPasskeyOptions(services, '');
  const found = await findChallenge(services, challenge);
  if (!found) throw unauthorized(EXPIRED);
  return usedPasskeyOptions(services, found.admin.id);
}

/** Without a challenge, the passkey is both steps: possession, and the verified person. */
async function passWithPasskeyAlone(
  services: Services,
  passkey: UsedPasskey,
  flow: string | undefined,
  request: FastifyRequest,
): Promise<LoginResult> {
  const admin = await ownerOfPasskey(services, passkey);
  await auditingFailures(services, admin?.email ?? '', request, async () => {
    if ((await verifyPasskey(services, passkey, '')) === undefined) throw unauthorized(WRONG_PASSKEY);
  });
  if (admin?.status !== 'approved') throw unauthorized(WRONG_PASSKEY);
  return enter(services, admin, flow, request);
}

/**
 * Passes the second step with a passkey, or, without a challenge, both steps.
 *
 * @throws 401 when the passkey is wrong, or the first step too long ago
 */
export async function passWithPasskey(
  services: Services,
  { challenge, passkey, flow }: z.output<typeof passkeyBodySchema>,
  request: FastifyRequest,
): Promise<SecondStepResult> {
  if (challenge === undefined) return passWithPasskeyAlone(services, passkey, flow, request);
  const found = await findChallenge(services, challenge);
  if (!found) throw unauthorized(EXPIRED);
  const { admin } = found;
  await auditingFailures(services, admin.email, request, async () => {
    if ((await verifyPasskey(services, passkey, admin.id)) === undefined) throw unauthorized(WRONG_PASSKEY);
  });
  if (!(await takeChallenge(services, challenge))) throw unauthorized(EXPIRED);
  await unlockAccount(services.db, admin.email);
  return reach(services, found, flow, request);
}

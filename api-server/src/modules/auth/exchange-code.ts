import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takeSignInCode } from '../../auth/sign-in-codes';
import { flowOf, forgetFlow } from '../../auth/sign-in-flow';
import { admins } from '../../database/schema';
import { unauthorized } from '../../errors/failures';
import type { Services } from '../../services';
import { askForSignIn, signIn, type SignedIn } from './login';
import type { SecondStepChallenge } from './second-step/challenge';
import { signInMethodsOf } from './second-step/methods';

const WRONG = 'This sign-in is no longer valid. Sign in again.';

/**
 * Opens the session of a one-time code; after a sign-in with a provider, only after the account's second step.
 *
 * @throws 401 when the code is unknown, used or older than a minute, or this browser did not begin its flow
 */
export async function exchangeCode(
  services: Services,
  code: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | SecondStepChallenge> {
  const holder = await takeSignInCode(services, code, flowOf(request));
  if (holder === undefined) throw unauthorized(WRONG);
  const [admin] = await services.db
    .select()
    .from(admins)
    .where(and(eq(admins.id, holder.adminId), eq(admins.status, 'approved')))
    .limit(1);
  if (!admin) throw unauthorized(WRONG);
  forgetFlow(reply);
  const methods = holder.secondStep === 'due' ? await signInMethodsOf(services.db, admin) : [];
  if (methods.length > 0) return askForSignIn(services, admin, methods, request);
  return signIn(services, admin, request);
}

import { API_PREFIX, finishLoginWithGoogle, type SignInResult } from 'api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { issueSignInCode, SIGN_IN_CODE_LIFETIME } from '../../../auth/sign-in-codes';
import { flowOf, forgetFlow, keepFlow } from '../../../auth/sign-in-flow';
import { route } from '../../../contract/route';
import { notFound } from '../../../errors/failures';
import { HOUR } from '../../../clock';
import { callerOf } from 'http-edge';
import { take } from '../../../limits/limits';
import type { Services } from '../../../services';
import { admit } from './admit';
import {
  AUTHORIZATION_REQUEST_LIFETIME,
  newFlow,
  storeAuthorizationRequest,
  stateOf,
  takeAuthorizationRequest,
} from './authorization-requests';

const MAX_SIGN_INS = 100;

/** Loaded on use: most sites have no provider. */
const loadProvider = () => import('./provider');

/** Answers are secrets or lead to them. */
function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303);
}

/** A path of this site, or nothing: `//host` and `\host` lead elsewhere. */
const pathOf = (returnTo: string | undefined): string =>
  returnTo && /^\/(?![/\\])[^\s\\]*$/.test(returnTo) ? returnTo : '';

const redirectUriOf = ({ config }: Services): string => config.siteUrl + API_PREFIX + finishLoginWithGoogle.path;

/** The data for the sign-in page: a code for the session, or the result of a sign-in without one. */
type SignInOutcome = { code: string } | { result: SignInResult };

const FAILED: SignInOutcome = { result: 'failed' };

/** The address of the sign-in page; its data is after the `#`, where no server or log sees it. */
function loginAddress({ config }: Services, outcome: SignInOutcome, returnTo = ''): string {
  const search = returnTo ? `?${new URLSearchParams({ from: returnTo })}` : '';
  return `${config.siteUrl}/login${search}#${new URLSearchParams(outcome)}`;
}

/** Completes a sign-in of this browser; without its cookie the address is another person's, and has no effect. */
async function comeBack(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { oidc, siteUrl } = services.config;
  const flow = flowOf(request);
  const currentUrl = new URL(redirectUriOf(services) + new URL(request.url, siteUrl).search);
  if (!oidc || !flow || currentUrl.searchParams.get('state') !== stateOf(flow)) return loginAddress(services, FAILED);
  forgetFlow(reply);
  const authorizationRequest = await takeAuthorizationRequest(services, flow);
  if (!authorizationRequest) return loginAddress(services, FAILED);
  try {
    const { handleCallback } = await loadProvider();
    const person = await handleCallback(oidc, currentUrl, stateOf(flow), authorizationRequest);
    const admission = await admit(services, person);
    if (admission.kind !== 'known')
      return loginAddress(services, { result: admission.kind }, authorizationRequest.returnTo);
    const code = await issueSignInCode(services, { adminId: admission.admin.id, secondStep: 'due' }, flow);
    keepFlow(reply, flow, SIGN_IN_CODE_LIFETIME);
    return loginAddress(services, { code }, authorizationRequest.returnTo);
  } catch (error) {
    // The provider's error is only logged: an attacker may have made the address up.
    request.log.warn({ err: error }, 'signing in with the identity provider failed');
    return loginAddress(services, FAILED, authorizationRequest.returnTo);
  }
}

/** Signing in with Google, or any OpenID Connect provider. Without a provider these calls answer 404. */
export async function openidRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'loginWithGoogle',
    { summary: 'Start a sign-in with Google', raw: true, uncached: true },
    async ({ query, request, reply, services }) => {
      const { oidc } = services.config;
      if (!oidc) throw notFound('Page');
      await take(services.db, services.clock, [
        { key: `openid:${callerOf(request.ip)}`, most: MAX_SIGN_INS, within: HOUR },
      ]);
      const flow = newFlow();
      try {
        const { authorizationUrl } = await loadProvider();
        const { address, authorizationRequest } = await authorizationUrl(oidc, {
          redirectUri: redirectUriOf(services),
          state: stateOf(flow),
        });
        await storeAuthorizationRequest(services, flow, { ...authorizationRequest, returnTo: pathOf(query.returnTo) });
        keepFlow(reply, flow, AUTHORIZATION_REQUEST_LIFETIME);
        return redirect(reply, address);
      } catch (error) {
        request.log.error({ err: error }, 'the identity provider can not be reached');
        return redirect(reply, loginAddress(services, FAILED, pathOf(query.returnTo)));
      }
    },
  );

  route(
    app,
    'finishLoginWithGoogle',
    { summary: 'Finish a sign-in with Google', raw: true, uncached: true },
    async ({ request, reply, services }) => {
      if (!services.config.oidc) throw notFound('Page');
      return redirect(reply, await comeBack(services, request, reply));
    },
  );
}

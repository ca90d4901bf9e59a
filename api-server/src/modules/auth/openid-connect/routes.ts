import { API_PREFIX, finishLoginWithGoogle, loginWithGoogle } from 'api-client';
import { authCalls } from 'api-client/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { route } from '../../../contract/route';
import { notFound } from '../../../errors/failures';
import { HOUR, SECOND } from '../../../clock';
import { take } from '../../../limits/limits';
import type { Services } from '../../../services';
import { admit, type Admission } from './admit';
import { JOURNEY_LASTS, newState, rememberJourney, takeJourney } from './journeys';

/** Ties a journey to the browser that began it: nobody else's return is taken for one's own. */
const COOKIE = 'sign-in-state';
const FAILED = 'Signing in with Google did not work. Try again.';
const MOST_JOURNEYS = 100;

/** Loaded on use: most sites have no provider. */
const loadProvider = () => import('./provider');

/** Answers are secrets or lead to them. */
function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303);
}

function cookie({ config }: Services, value: string, seconds: number): string {
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=${API_PREFIX}/auth/google; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

function stateOf(request: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
}

/** A path of this site, or nothing: `//host` and `\host` lead elsewhere. */
const pathOf = (returnTo: string | undefined): string =>
  returnTo && /^\/(?![/\\])[^\s\\]*$/.test(returnTo) ? returnTo : '';

const redirectUriOf = ({ config }: Services): string => config.siteUrl + API_PREFIX + finishLoginWithGoogle.path;

/** Back to the sign-in page; what it is told stands behind the `#`, where no server and no log sees it. */
function loginAddress({ config }: Services, admission: Admission, returnTo = ''): string {
  const search = returnTo ? `?${new URLSearchParams({ from: returnTo })}` : '';
  const told = { signedIn: 'token', pending: 'pending', refused: 'error' }[admission.kind];
  const value =
    admission.kind === 'signedIn' ? admission.token : admission.kind === 'refused' ? admission.message : '1';
  return `${config.siteUrl}/login${search}#${new URLSearchParams({ [told]: value })}`;
}

async function comeBack(services: Services, request: FastifyRequest): Promise<string> {
  const refused: Admission = { kind: 'refused', message: FAILED };
  const { oidc } = services.config;
  const state = stateOf(request);
  const journey = state && oidc ? await takeJourney(services, state) : undefined;
  if (!oidc || !state || !journey) return loginAddress(services, refused);
  try {
    const currentUrl = new URL(redirectUriOf(services) + new URL(request.url, services.config.siteUrl).search);
    const { arrival } = await loadProvider();
    const person = await arrival(oidc, currentUrl, state, journey);
    return loginAddress(services, await admit(services, person, request), journey.returnTo);
  } catch (error) {
    // The provider's own words stay in the log: they may come from whoever made the address up.
    request.log.warn({ err: error }, 'signing in with the identity provider failed');
    return loginAddress(services, refused, journey.returnTo);
  }
}

/** Signing in with Google, or any OpenID Connect provider (api.md, Signing in). Without one these calls do not exist. */
export async function openidRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    loginWithGoogle,
    authCalls.loginWithGoogle,
    async ({ query, request, reply, services }) => {
      const { oidc } = services.config;
      if (!oidc) throw notFound('Page');
      await take(services.db, services.clock, [{ key: `openid:${request.ip}`, most: MOST_JOURNEYS, within: HOUR }]);
      const state = newState();
      try {
        const { departure } = await loadProvider();
        const { address, journey } = await departure(oidc, { redirectUri: redirectUriOf(services), state });
        await rememberJourney(services, state, { ...journey, returnTo: pathOf(query.returnTo) });
        reply.header('set-cookie', cookie(services, state, JOURNEY_LASTS / SECOND));
        redirect(reply, address);
      } catch (error) {
        request.log.error({ err: error }, 'the identity provider can not be reached');
        redirect(reply, loginAddress(services, { kind: 'refused', message: FAILED }, pathOf(query.returnTo)));
      }
      return undefined;
    },
    { raw: true, uncached: true },
  );

  route(
    app,
    finishLoginWithGoogle,
    authCalls.finishLoginWithGoogle,
    async ({ request, reply, services }) => {
      if (!services.config.oidc) throw notFound('Page');
      const address = await comeBack(services, request);
      reply.header('set-cookie', cookie(services, '', 0));
      redirect(reply, address);
      return undefined;
    },
    { raw: true, uncached: true },
  );
}

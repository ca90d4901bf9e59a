import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client';
import { nameLine } from 'api-client/schemas';
import type { Config } from '../../../config';

export type ProviderSettings = NonNullable<Config['oidc']>;

export interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

/** The data to remember between leaving for the provider and returning. */
export interface AuthorizationRequest {
  readonly verifier: string;
  readonly nonce: string;
}

const configurations = new Map<string, Promise<Configuration>>();

/** The provider's configuration, read once; failed attempts are not cached. */
function configurationOf({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const key = `${issuer} ${clientId}`;
  const known = configurations.get(key);
  if (known) return known;
  // Plain HTTP is for a provider on this machine, in tests; the configuration names it.
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  const made = discovery(new URL(issuer), clientId, clientSecret, undefined, {
    // Otherwise the identity token's signature would not be verified.
    execute: [enableNonRepudiationChecks, ...insecure],
    timeout: 10,
  });
  configurations.set(key, made);
  made.catch(() => configurations.delete(key));
  return made;
}

/** The address of the sign-in page and the data to remember: authorization code with PKCE, state and nonce. */
export async function authorizationUrl(
  settings: ProviderSettings,
  { redirectUri, state }: { redirectUri: string; state: string },
): Promise<{ address: string; authorizationRequest: AuthorizationRequest }> {
  const configuration = await configurationOf(settings);
  const authorizationRequest = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce: authorizationRequest.nonce,
    code_challenge: await calculatePKCECodeChallenge(authorizationRequest.verifier),
    code_challenge_method: 'S256',
  });
  return { address: address.href, authorizationRequest };
}

/**
 * Exchanges the code for an identity and checks it: state, nonce, PKCE, signature, issuer, audience, expiry, and that
 * the address is verified.
 *
 * @param currentUrl the whole address that the browser returned to
 * @throws when any check fails
 */
export async function handleCallback(
  settings: ProviderSettings,
  currentUrl: URL,
  state: string,
  authorizationRequest: AuthorizationRequest,
): Promise<ProvenPerson> {
  const configuration = await configurationOf(settings);
  const tokens = await authorizationCodeGrant(configuration, currentUrl, {
    pkceCodeVerifier: authorizationRequest.verifier,
    expectedNonce: authorizationRequest.nonce,
    expectedState: state,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no identity');
  const { iss: issuer, sub: subject } = claims;
  // Some providers put the address into the identity itself, others answer it on request; the subject has to be the
  // same.
  const {
    email,
    email_verified: verified,
    name,
  } = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
    ? await fetchUserInfo(configuration, tokens.access_token, subject)
    : claims;
  if (typeof email !== 'string' || email === '' || email.length > 254) throw new Error('The provider named no address');
  if (verified !== true) throw new Error('The address is not verified');
  return {
    issuer,
    subject,
    email,
    // Names that no form would accept are ignored.
    name: nameLine().safeParse(name).data ?? nameLine().safeParse(email.split('@')[0]).data ?? 'Someone',
  };
}

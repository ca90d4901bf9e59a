import { issueSecret, takeSecret } from '../../../auth/one-time-secrets';
import { MINUTE } from '../../../clock';
import { hashSecret, newSecret } from '../../../identity';
import type { Services } from '../../../services';
import type { AuthorizationRequest } from './provider';

type SecretServices = Pick<Services, 'db' | 'clock'>;

const PURPOSE = 'openid';

/** The time that a person may take at the provider. */
export const AUTHORIZATION_REQUEST_LIFETIME = 10 * MINUTE;

export interface StoredAuthorizationRequest extends AuthorizationRequest {
  /** The page of the site after signing in. */
  readonly returnTo: string;
}

/**
 * A new flow, whose secret the browser stores. It is stored here later, as the provider's address needs its state
 * first.
 */
export const newFlow = newSecret;

/** The `state` of a flow at the provider, which does not reveal the flow. */
export const stateOf = (flow: string): string => hashSecret(`state ${flow}`);

/** Stores the authorization request of a flow, for one return. */
export async function storeAuthorizationRequest(
  services: SecretServices,
  flow: string,
  authorizationRequest: StoredAuthorizationRequest,
): Promise<void> {
  await issueSecret(services, PURPOSE, { ...authorizationRequest }, AUTHORIZATION_REQUEST_LIFETIME, flow);
}

/** Uses up the authorization request of a flow; undefined when it is unknown, used or too old. */
export async function takeAuthorizationRequest(
  services: SecretServices,
  flow: string,
): Promise<StoredAuthorizationRequest | undefined> {
  const used = await takeSecret(services, PURPOSE, flow);
  const { verifier = '', nonce = '', returnTo = '' } = used ?? {};
  return used && { verifier, nonce, returnTo };
}

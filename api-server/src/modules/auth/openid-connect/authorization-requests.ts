import { and, eq, gt } from 'drizzle-orm';
import { MINUTE } from '../../../clock';
import { oneTimeTokens } from '../../../database/schema';
import { hashSecret, newSecret } from '../../../identity';
import type { Services } from '../../../services';
import type { AuthorizationRequest } from './provider';

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
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  flow: string,
  authorizationRequest: StoredAuthorizationRequest,
): Promise<void> {
  const now = clock.now();
  await db.insert(oneTimeTokens).values({
    tokenHash: hashSecret(flow),
    purpose: PURPOSE,
    payload: { ...authorizationRequest },
    createdAt: now,
    expiresAt: new Date(now.getTime() + AUTHORIZATION_REQUEST_LIFETIME),
  });
}

/** Uses up the authorization request of a flow; undefined when it is unknown, used or too old. */
export async function takeAuthorizationRequest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  flow: string,
): Promise<StoredAuthorizationRequest | undefined> {
  const [used] = await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashSecret(flow)),
        eq(oneTimeTokens.purpose, PURPOSE),
        gt(oneTimeTokens.expiresAt, clock.now()),
      ),
    )
    .returning();
  const { verifier = '', nonce = '', returnTo = '' } = used?.payload ?? {};
  return used && { verifier, nonce, returnTo };
}

import { and, eq, gt } from 'drizzle-orm';
import { MINUTE } from '../../../clock';
import { oneTimeTokens } from '../../../database/schema';
import { hashSecret, newSecret } from '../../../identity';
import type { Services } from '../../../services';
import type { Journey } from './provider';

const PURPOSE = 'openid';

/** How long somebody may take at the provider. */
export const JOURNEY_LASTS = 10 * MINUTE;

export interface StoredJourney extends Journey {
  /** Where to go on the site after signing in. */
  readonly returnTo: string;
}

/** A new `state`, not yet stored: the provider's address needs it first. */
export const newState = newSecret;

/** Remembers a journey under its state, for one return. */
export async function rememberJourney(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  state: string,
  journey: StoredJourney,
): Promise<void> {
  const now = clock.now();
  await db.insert(oneTimeTokens).values({
    tokenHash: hashSecret(state),
    purpose: PURPOSE,
    payload: { ...journey },
    createdAt: now,
    expiresAt: new Date(now.getTime() + JOURNEY_LASTS),
  });
}

/** The journey of a state, used up by this; undefined when it is unknown, used or too old. */
export async function takeJourney(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  state: string,
): Promise<StoredJourney | undefined> {
  const [used] = await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashSecret(state)),
        eq(oneTimeTokens.purpose, PURPOSE),
        gt(oneTimeTokens.expiresAt, clock.now()),
      ),
    )
    .returning();
  const { verifier = '', nonce = '', returnTo = '' } = used?.payload ?? {};
  return used && { verifier, nonce, returnTo };
}

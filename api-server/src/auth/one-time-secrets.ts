import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { oneTimeTokens } from '../database/schema';
import { hashSecret, newSecret } from '../identity';

type Payload = Record<string, string>;

interface SecretServices {
  db: Database;
  clock: Clock;
}

const here = (purpose: string, secret: string) =>
  and(eq(oneTimeTokens.tokenHash, hashSecret(secret)), eq(oneTimeTokens.purpose, purpose));

/**
 * Issues a secret with a payload; only its hash is stored.
 *
 * @param lifetime in milliseconds
 */
export async function issueSecret(
  { db, clock }: SecretServices,
  purpose: string,
  payload: Payload,
  lifetime: number,
  secret = newSecret(),
): Promise<string> {
  const now = clock.now();
  await db.insert(oneTimeTokens).values({
    tokenHash: hashSecret(secret),
    purpose,
    payload,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return secret;
}

/** The payload of a secret, which stays valid; undefined when it is unknown, used or too old. */
export async function findSecret(
  { db, clock }: SecretServices,
  purpose: string,
  secret: string,
): Promise<Payload | undefined> {
  const [found] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(here(purpose, secret), gt(oneTimeTokens.expiresAt, clock.now())))
    .limit(1);
  return found?.payload;
}

/** Uses a secret up. @returns its payload; undefined when it is unknown, too old, or another request was faster */
export async function takeSecret(
  { db, clock }: SecretServices,
  purpose: string,
  secret: string,
): Promise<Payload | undefined> {
  const [used] = await db.delete(oneTimeTokens).where(here(purpose, secret)).returning();
  return used && used.expiresAt > clock.now() ? used.payload : undefined;
}

import type { setupBodySchema } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { issueSecret, takeSecret } from '../../auth/one-time-secrets';
import { unknownCallerOf } from '../../auth/passwords';
import { DAY, MINUTE } from '../../clock';
import { oneTimeTokens } from '../../database/schema';
import { conflict, unauthorized } from '../../errors/failures';
import { callerOf } from 'http-edge';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import { createAdmin, hasAdmin } from './create-admin';
import { signIn, type SignedIn } from './login';

const PURPOSE = 'setup';
const GOOD_FOR = 7 * DAY;
const WRONG = 'This link is no longer valid. Restart the site for a new one.';
const DONE = 'The site has an administrator already';

/**
 * Issues the one-time token that creates the first administrator; earlier ones are void.
 * @returns undefined once the site has an administrator
 */
export async function issueSetupToken({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.purpose, PURPOSE));
    return (await hasAdmin(tx)) ? undefined : issueSecret({ db: tx, clock }, PURPOSE, {}, GOOD_FOR);
  });
}

/**
 * Creates the first administrator, an owner, and signs them in.
 * @throws 409 once the site has an administrator; 401 for a wrong or used token
 */
export async function setUpFirstAdmin(
  services: Services,
  { token, ...person }: z.output<typeof setupBodySchema>,
  request: FastifyRequest,
): Promise<SignedIn> {
  const { db, clock, config } = services;
  const most = config.limits.loginPerAddress;
  await take(db, clock, [{ key: `setup:${callerOf(request.ip)}`, most, within: 15 * MINUTE }]);
  // Checked once here, before the costly hashing of the password, and again in the transaction.
  if (await hasAdmin(db)) throw conflict(DONE);
  const admin = await createAdmin(services, { ...person, role: 'owner' }, unknownCallerOf(request), async (tx) => {
    if (await hasAdmin(tx)) throw conflict(DONE);
    if (!(await takeSecret({ db: tx, clock }, PURPOSE, token))) throw unauthorized(WRONG);
  });
  return signIn(services, admin, request, true);
}

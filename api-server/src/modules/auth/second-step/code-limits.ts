import { and, eq, gt } from 'drizzle-orm';
import { MINUTE } from '../../../clock';
import { limitEvents } from '../../../database/schema';
import { ApiFailure } from '../../../errors/failures';
import { takeIfFree, type Limit } from '../../../limits/limits';
import type { Services } from '../../../services';
import type { AdminRow } from '../find-admin';
import { wrongCodesEmail } from '../emails';
import { WRONG_CODE } from '../one-time-codes';

/**
 * Limits guesses of a code by account, on any device: six digits are few, and the attacker knows the password. Passkeys
 * do not count, as signatures cannot be guessed.
 */
export const codeLimit = ({ config }: Pick<Services, 'config'>, { id }: AdminRow): Limit => ({
  key: `second-step:${id}`,
  most: config.limits.loginPerAccount,
  within: 15 * MINUTE,
});

/**
 * The failure of a wrong code: 401 with an error at the code's field. The account's holder is emailed after the last
 * attempt that is allowed for now.
 */
export async function missedCode(services: Services, admin: AdminRow): Promise<ApiFailure> {
  const { db, clock, mail, config } = services;
  const { key, most, within } = codeLimit(services, admin);
  const since = new Date(clock.now().getTime() - within);
  const misses = await db.$count(limitEvents, and(eq(limitEvents.key, key), gt(limitEvents.at, since)));
  if (misses >= most && (await takeIfFree(db, clock, [{ key: `told:${key}`, most: 1, within }]))) {
    await db.transaction((tx) => mail.enqueue(tx, wrongCodesEmail(admin.email, config.siteUrl)));
    void mail.flush();
  }
  return wrongCode();
}

const wrongCode = (): ApiFailure =>
  new ApiFailure(401, WRONG_CODE, {
    errors: [{ path: 'otp', message: WRONG_CODE }],
    headers: { 'www-authenticate': 'Bearer' },
  });

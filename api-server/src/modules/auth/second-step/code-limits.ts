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
 * Guesses of a code, counted for the account alone, on whatever device: six digits are few, and who guesses them knows
 * the password. Passkeys do not count: nobody guesses a signature.
 */
export const codeLimit = ({ config }: Pick<Services, 'config'>, { id }: AdminRow): Limit => ({
  key: `second-step:${id}`,
  most: config.limits.loginPerAccount,
  within: 15 * MINUTE,
});

/**
 * The failure of a wrong code: 401 with a remark at the code's field. The holder of the account is told when it was the
 * last one that is accepted for now.
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

import { MINUTE } from '../../../clock';
import { ApiFailure } from '../../../errors/failures';
import type { Limit } from '../../../limits/limits';
import type { Services } from '../../../services';
import type { AdminRow } from '../find-admin';
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

/** 401 with a remark at the code's field. */
export const wrongCode = (): ApiFailure =>
  new ApiFailure(401, WRONG_CODE, {
    errors: [{ path: 'otp', message: WRONG_CODE }],
    headers: { 'www-authenticate': 'Bearer' },
  });

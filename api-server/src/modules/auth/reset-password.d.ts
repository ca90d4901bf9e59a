import type { z } from 'zod';
import type { resetPasswordBodySchema } from 'api-client/schemas';
import type { Services } from '../../services';
/**
 * Sets a new password with a code sent to the account's address: every session ends, and a locked account is open again.
 *
 * @throws 400 for a password that is not taken, or a code that is not the one sent
 */
export declare function resetPassword(services: Services, body: z.output<typeof resetPasswordBodySchema>): Promise<void>;

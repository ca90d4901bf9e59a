import type { UserInfo } from 'api-client';
import type { z } from 'zod';
import type { accountBodySchema } from 'api-client/schemas';
import type { Viewer } from '../../auth/viewer';
import type { Services } from '../../services';
type AccountBody = z.output<typeof accountBodySchema>;
/** One's own account with the browsers one is signed in with. */
export declare function accountOf(services: Services, viewer: Viewer): Promise<UserInfo>;
/**
 * Changes one's own account. A new address or password ends every other session.
 *
 * @throws 400 at the field that is wrong; 429 after five wrong current passwords
 */
export declare function updateAccount(services: Services, viewer: Viewer, body: AccountBody): Promise<UserInfo>;
export {};

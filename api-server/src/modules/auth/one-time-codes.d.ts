import type { Database } from '../../database/database';
import type { Services } from '../../services';
export type CodePurpose = 'register' | 'login' | 'reset' | 'change-email';
export declare const WRONG_CODE = "The code is wrong or has expired";
/** Makes a code for an address and a purpose; the one before it is void. Pass the transaction that stores its mail. */
export declare function issueCode(services: Pick<Services, 'clock'>, tx: Database, email: string, purpose: CodePurpose): Promise<string>;
/**
 * Whether a code is the one sent to this address for this purpose. A good one is used up; a miss is counted for good,
 * whatever becomes of the request, and the fifth voids the code.
 */
export declare function consumeCode({ db, clock }: Pick<Services, 'db' | 'clock'>, email: string, purpose: CodePurpose, code: string): Promise<boolean>;
/** @throws 400 at the field `otp` when the code is not the one that was sent. */
export declare function requireCode(services: Pick<Services, 'db' | 'clock'>, email: string, purpose: CodePurpose, code: string): Promise<void>;
/** @throws 429: one code a minute and five an hour for an address, whether it belongs to an account or not. */
export declare function limitCodes({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>, email: string, purpose: CodePurpose, caller: string): Promise<void>;

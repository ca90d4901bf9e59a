import type { Viewer } from '../../auth/viewer';
import type { Services } from '../../services';
import { type CodePurpose } from './one-time-codes';
/** The same words for any address: nobody learns who has an account (security.md, 3). */
export declare const CODE_SENT = "If this address can be used, a code is on its way to it.";
/**
 * Sends a one-time code, or says by mail why there is none. The answer is the same in every case.
 *
 * @param caller the network address that asks
 */
export declare function sendCode(services: Services, email: string, purpose: CodePurpose, caller: string, viewer?: Viewer): Promise<void>;
/**
 * Sends the second step's code to somebody whose password was right. Asked again within the limits' pause, the code
 * that is on its way stays good and no other is sent.
 */
export declare function sendLoginCode(services: Services, email: string, caller: string): Promise<void>;

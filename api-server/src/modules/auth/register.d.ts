import type { z } from 'zod';
import type { registerBodySchema } from 'api-client/schemas';
import type { Database } from '../../database/database';
import type { Services } from '../../services';
/** Specification, section 4: a request is pending until an administrator approves it. */
export declare const REQUEST_SENT = "Request sent for approval";
export interface NewRequest {
    name: string;
    email: string;
    passwordHash: string | null;
    oidcIssuer?: string;
    oidcSubject?: string;
}
/** Stores a request and the mail that tells the owners of it; an address that is taken changes nothing. */
export declare function storeRequest({ clock, mail, config }: Services, tx: Database, request: NewRequest): Promise<void>;
/**
 * Asks to become an administrator.
 *
 * @throws 400 for a password that is not taken, or a code that is not the one sent
 */
export declare function register(services: Services, body: z.output<typeof registerBodySchema>): Promise<void>;

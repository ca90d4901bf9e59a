import type { CurrentUser } from 'api-client';
import type { loginBodySchema } from 'api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Services } from '../../services';
import { type AdminRow } from './find-admin';
/** What the token check and sign-in say of an administrator. */
export declare function currentUserOf({ name, email, role }: Pick<AdminRow, 'name' | 'email' | 'role'>): CurrentUser;
export interface SignedIn {
    token: string;
    userInfo: CurrentUser;
}
/** Opens a session for somebody whose identity is certain, and writes who signed in. */
export declare function signIn(services: Services, admin: AdminRow, request: FastifyRequest): Promise<SignedIn>;
/**
 * Signs in by password, and by a code where the account uses two steps (security.md, 1–4).
 * A wrong password and an address without an account are answered alike, in text and in time.
 *
 * @returns the session, or `otpRequired` after a right password that needs a code
 * @throws 401 when something is wrong; 403 with the right password while the request is pending;
 * 429 after too many misses
 */
export declare function login(services: Services, { email, password, otp }: z.output<typeof loginBodySchema>, request: FastifyRequest): Promise<SignedIn | {
    otpRequired: true;
}>;

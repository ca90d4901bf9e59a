import type { setupBodySchema } from 'api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Services } from '../../services';
import { type SignedIn } from './login';
/**
 * Makes the one-time token that creates the first administrator; earlier ones are void.
 * @returns undefined once there is an administrator
 */
export declare function issueSetupToken({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<string | undefined>;
/**
 * Creates the first administrator, an owner, and signs them in (security.md, 9).
 * @throws 409 once there is an administrator; 401 for a wrong or used token
 */
export declare function setUpFirstAdmin(services: Services, { token, ...person }: z.output<typeof setupBodySchema>, request: FastifyRequest): Promise<SignedIn>;

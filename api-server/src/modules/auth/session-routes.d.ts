import type { FastifyInstance } from 'fastify';
/** Signing in and out, the check of a token, and the first administrator (api.md, Signing in). */
export declare function sessionRoutes(app: FastifyInstance): Promise<void>;

import type { FastifyInstance } from 'fastify';
/** Codes by mail, registering, forgotten passwords, and one's own account (api.md, Signing in). */
export declare function accountRoutes(app: FastifyInstance): Promise<void>;

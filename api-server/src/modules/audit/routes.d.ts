import type { FastifyInstance } from 'fastify';
/** Who did what to what, when; newest first (api.md, Administration). For owners. */
export declare function auditRoutes(app: FastifyInstance): Promise<void>;

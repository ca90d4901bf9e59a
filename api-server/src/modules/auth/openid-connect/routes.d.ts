import type { FastifyInstance } from 'fastify';
/** Signing in with Google, or any OpenID Connect provider (api.md, Signing in). Without one these calls do not exist. */
export declare function openidRoutes(app: FastifyInstance): Promise<void>;

import type { FastifyInstance } from 'fastify';
/** Services with their inner services (api.md). */
export declare function serviceRoutes(app: FastifyInstance): Promise<void>;

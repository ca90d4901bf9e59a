import type { FastifyInstance } from 'fastify';
/** How every item was after every change, and the way back (api.md, Administration). */
export declare function revisionRoutes(app: FastifyInstance): Promise<void>;

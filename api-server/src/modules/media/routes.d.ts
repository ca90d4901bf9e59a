import type { FastifyInstance } from 'fastify';
/** The library of pictures and documents (api.md, Administration). Uploads have a module of their own. */
export declare function mediaRoutes(app: FastifyInstance): Promise<void>;

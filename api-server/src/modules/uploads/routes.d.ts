import type { FastifyInstance } from 'fastify';
/** Uploads of pictures, public documents and résumés (api.md; security.md, files). */
export declare function uploadRoutes(app: FastifyInstance): Promise<void>;

import type { FastifyInstance } from 'fastify';
/**
 * Pictures, documents and résumés (api.md; security.md, files). Not made with `route`: its answer is
 * not JSON, and a malformed name is simply not found.
 */
export declare function fileRoutes(app: FastifyInstance): Promise<void>;

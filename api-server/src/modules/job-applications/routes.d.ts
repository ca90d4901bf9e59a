import type { FastifyInstance } from 'fastify';
/** Applications: sent by visitors, handled by recruiters (api.md). */
export declare function jobApplicationRoutes(app: FastifyInstance): Promise<void>;

import type { FastifyInstance } from 'fastify';
/** The contact form and its inbox (api.md). */
export declare function contactMessageRoutes(app: FastifyInstance): Promise<void>;

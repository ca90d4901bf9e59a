import type { FastifyInstance } from 'fastify';
/** Writing testimonials, for editors (api.md, Administration). */
export declare function feedbackWriteRoutes(app: FastifyInstance): void;

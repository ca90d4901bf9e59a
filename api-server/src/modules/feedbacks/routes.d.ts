import type { FastifyInstance } from 'fastify';
export declare function feedbackRoutes(app: FastifyInstance): Promise<void>;

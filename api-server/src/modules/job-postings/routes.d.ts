import type { FastifyInstance } from 'fastify';
export declare function jobPostingRoutes(app: FastifyInstance): Promise<void>;

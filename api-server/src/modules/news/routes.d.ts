import type { FastifyInstance } from 'fastify';
export declare function newsRoutes(app: FastifyInstance): Promise<void>;

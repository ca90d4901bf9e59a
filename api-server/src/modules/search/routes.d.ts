import type { FastifyInstance } from 'fastify';
export declare function searchRoutes(app: FastifyInstance): Promise<void>;

import type { FastifyInstance } from 'fastify';
export declare function productRoutes(app: FastifyInstance): Promise<void>;

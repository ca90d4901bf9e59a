import type { FastifyInstance } from 'fastify';
export declare function subsectorRoutes(app: FastifyInstance): Promise<void>;

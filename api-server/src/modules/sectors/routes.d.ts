import type { FastifyInstance } from 'fastify';
export declare function sectorRoutes(app: FastifyInstance): Promise<void>;

import type { FastifyInstance } from 'fastify';
export declare function sectionRoutes(app: FastifyInstance): Promise<void>;

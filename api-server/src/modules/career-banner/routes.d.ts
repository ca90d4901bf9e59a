import type { FastifyInstance } from 'fastify';
/** The banner above the list of jobs (api.md). */
export declare function careerBannerRoutes(app: FastifyInstance): Promise<void>;

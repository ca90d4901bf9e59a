import type { FastifyInstance } from 'fastify';
/** What waits, and how the sections of the site fare. A recruiter is told of jobs and applications only. */
export declare function dashboardRoutes(app: FastifyInstance): Promise<void>;

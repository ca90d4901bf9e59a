import type { FastifyInstance } from 'fastify';
/** Logo, title, contact email and details of the company (specification, section 7; api.md). */
export declare function siteSettingsRoutes(app: FastifyInstance): Promise<void>;

import type { FastifyInstance } from 'fastify';
/** Writing the sections of the pages, for editors (api.md, Administration). */
export declare function sectionWriteRoutes(app: FastifyInstance): void;

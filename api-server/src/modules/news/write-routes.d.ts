import type { FastifyInstance } from 'fastify';
/** Writing news, for editors (api.md, Administration). */
export declare function newsWriteRoutes(app: FastifyInstance): void;

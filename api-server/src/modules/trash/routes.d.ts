import type { FastifyInstance } from 'fastify';
/** How long deleted content can be brought back. */
export declare const TRASH_KEPT: number;
/** Deleted content of every kind, and the way back (api.md, Administration). */
export declare function trashRoutes(app: FastifyInstance): Promise<void>;

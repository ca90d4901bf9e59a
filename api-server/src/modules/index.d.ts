import type { FastifyPluginAsync } from 'fastify';
/** Every module's routes, one line each. */
export declare const modules: FastifyPluginAsync[];

import type { FastifyInstance } from 'fastify';
/** Anonymous measurements from browsers: stored for the dashboard, counted for `/metrics`. */
export declare function telemetryRoutes(app: FastifyInstance): Promise<void>;

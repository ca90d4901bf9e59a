import { Registry } from 'prom-client';
declare module 'fastify' {
    interface FastifyInstance {
        /** The application's own numbers; modules add theirs. */
        metrics: Registry;
    }
}
/** `/metrics` for Prometheus: process, requests by call, and what modules add. */
export declare const metricsPlugin: (app: import("fastify").FastifyInstance<import("fastify").RawServerDefault, import("http").IncomingMessage, import("http").ServerResponse<import("http").IncomingMessage>, import("fastify").FastifyBaseLogger, import("fastify").FastifyTypeProviderDefault>) => Promise<void>;

import type { Services } from '../services';
/** What has had its time goes, and waiting mail is sent. */
export declare function sweep(services: Services): Promise<void>;
/** What time brings about, while the application listens. */
export declare const sweepPlugin: (app: import("fastify").FastifyInstance<import("fastify").RawServerDefault, import("http").IncomingMessage, import("http").ServerResponse<import("http").IncomingMessage>, import("fastify").FastifyBaseLogger, import("fastify").FastifyTypeProviderDefault>) => Promise<void>;

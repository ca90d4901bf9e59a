/**
 * Gives every successful GET an entity tag and answers 304 to who has it already.
 * What no route declares cacheable is `no-store`: answers to signed-in people, changes, failures.
 */
export declare const httpCachePlugin: (app: import("fastify").FastifyInstance<import("fastify").RawServerDefault, import("http").IncomingMessage, import("http").ServerResponse<import("http").IncomingMessage>, import("fastify").FastifyBaseLogger, import("fastify").FastifyTypeProviderDefault>) => Promise<void>;

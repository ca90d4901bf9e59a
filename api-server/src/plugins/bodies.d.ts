/**
 * Bodies: JSON or multipart, nothing else; bounded in size and depth; `__proto__` and `constructor`
 * are dropped. An empty JSON body is no body.
 */
export declare const bodiesPlugin: (app: import("fastify").FastifyInstance<import("fastify").RawServerDefault, import("http").IncomingMessage, import("http").ServerResponse<import("http").IncomingMessage>, import("fastify").FastifyBaseLogger, import("fastify").FastifyTypeProviderDefault>) => Promise<void>;

declare module 'fastify' {
    interface FastifyRequest {
        idempotency: {
            scope: string;
            key: string;
        } | undefined;
    }
}
export declare const KEPT: number;
/**
 * `Idempotency-Key` on calls that create (api.md, Conventions): the same key and body answers the
 * first result again, another body with the same key is refused with 409.
 */
export declare const idempotencyPlugin: (app: import("fastify").FastifyInstance<import("fastify").RawServerDefault, import("http").IncomingMessage, import("http").ServerResponse<import("http").IncomingMessage>, import("fastify").FastifyBaseLogger, import("fastify").FastifyTypeProviderDefault>) => Promise<void>;

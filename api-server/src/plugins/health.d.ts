interface HealthOptions {
    pingDatabase: () => Promise<void>;
}
/** `/healthz`: the process lives. `/readyz`: database, files and mail can be reached. */
export declare const healthPlugin: import("fastify").FastifyPluginCallback<HealthOptions, import("fastify").RawServerDefault, import("fastify").FastifyTypeProviderDefault, import("fastify").FastifyBaseLogger>;
export {};

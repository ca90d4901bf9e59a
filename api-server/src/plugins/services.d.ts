import type { Services } from '../services';
/** Hands the services to every module as `app.services`. */
export declare const servicesPlugin: import("fastify").FastifyPluginCallback<{
    services: Services;
}, import("fastify").RawServerDefault, import("fastify").FastifyTypeProviderDefault, import("fastify").FastifyBaseLogger>;

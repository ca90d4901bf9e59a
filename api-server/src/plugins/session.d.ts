import type { Viewer } from '../auth/viewer';
declare module 'fastify' {
    interface FastifyRequest {
        /** The signed-in administrator by the bearer token, looked up once; undefined without a valid one. */
        findViewer(): Promise<Viewer | undefined>;
        foundViewer: Promise<Viewer | undefined> | undefined;
    }
}
/** Who asks: `request.findViewer()`. */
export declare const sessionPlugin: (app: import("fastify").FastifyInstance<import("fastify").RawServerDefault, import("http").IncomingMessage, import("http").ServerResponse<import("http").IncomingMessage>, import("fastify").FastifyBaseLogger, import("fastify").FastifyTypeProviderDefault>) => Promise<void>;

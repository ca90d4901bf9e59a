import type { AnyEndpoint, CallSchemas, Role } from 'api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Viewer } from '../auth/viewer';
import type { Services } from '../services';
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
/** What a handler works with: the checked parts of the request, and who asks. */
export interface Call<Schemas extends CallSchemas, Asker extends Viewer | undefined = Viewer | undefined> {
    params: OutputOf<Schemas['params']>;
    query: OutputOf<Schemas['query']>;
    body: OutputOf<Schemas['body']>;
    /** Undefined for visitors. A public call made with a valid token has one too. */
    viewer: Asker;
    services: Services;
    request: FastifyRequest;
    reply: FastifyReply;
}
type Handler<Schemas extends CallSchemas, Asker extends Viewer | undefined> = (call: Call<Schemas, Asker>) => Promise<z.input<Schemas['answer']> | FastifyReply>;
interface RouteOptions {
    /** The status of success: 201 for what creates, 204 for no content, else 200. */
    status?: 200 | 201 | 204;
    /** In bytes, where a body may be larger than usual. */
    bodyLimit?: number;
    /** The answer is written by the handler itself, past the schema: files, redirects, tables. */
    raw?: boolean;
    /** A public GET whose answer differs between visitors is never kept by a shared cache. */
    uncached?: boolean;
}
interface GuardedOptions extends RouteOptions {
    /** Who may make the call. Every `signedIn` call says it: see `auth/viewer.ts`. */
    roles: readonly Role[];
}
/**
 * Registers one call of the contract: its path, its schemas for validation and for the answer,
 * its sign-in rule and its cache rule. Every route of `/api/v1` is made here.
 *
 *     route(app, GetClients, clientCalls.GetClients, async ({ query, viewer, services }) => …);
 *     route(app, Addclient, clientCalls.Addclient, async ({ body, viewer }) => …, { roles: EDITORS, status: 201 });
 */
export declare function route<Schemas extends CallSchemas>(app: FastifyInstance, endpoint: AnyEndpoint, schemas: Schemas, handler: Handler<Schemas, Viewer>, options: GuardedOptions): void;
export declare function route<Schemas extends CallSchemas>(app: FastifyInstance, endpoint: AnyEndpoint, schemas: Schemas, handler: Handler<Schemas, Viewer | undefined>, options?: RouteOptions & {
    roles?: never;
}): void;
declare module 'fastify' {
    interface FastifyContextConfig {
        operation?: string;
        multipart?: boolean;
    }
}
export {};

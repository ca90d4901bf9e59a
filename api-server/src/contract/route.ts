import {
  API_PREFIX,
  isAllowed,
  type Allowed,
  type AnyEndpoint,
  type CallSchemas,
  type CallTypes,
  type Endpoint,
} from 'api-client';
import { calls, contractOf, type CallId } from 'api-client/calls';
import { isCallInScope, takesApiTokens } from 'api-client/token-scopes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SET_UP_FIRST } from '../auth/second-step-rule';
import type { Viewer } from '../auth/viewer';
import { type ApiFailure, forbidden, onlyEditorsPublish, unauthorized } from '../errors/failures';
import type { Database } from '../database/database';
import type { Services } from '../services';

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The input of a handler: the validated parts of the request, and the caller. */
export interface Call<Schemas extends CallSchemas, Asker extends Viewer | undefined = Viewer | undefined> {
  params: OutputOf<Schemas['params']>;
  query: OutputOf<Schemas['query']>;
  body: OutputOf<Schemas['body']>;
  /** Undefined for visitors. A public call with a valid token has one too. */
  viewer: Asker;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
}

type ViewerOf<Roles extends Allowed> = Roles extends readonly string[] ? Viewer : Viewer | undefined;

/** An answer without `success: true`, which every named answer has. */
type Fields<Answer> = Answer extends { success: true } ? Omit<Answer, 'success'> : Answer;

type Handler<Schemas extends CallSchemas, Roles extends Allowed> = (
  call: Call<Schemas, ViewerOf<Roles>>,
) => Promise<Fields<z.input<Schemas['answer']>> | FastifyReply>;

interface RouteOptions {
  /** The operation's summary in the OpenAPI document: a verb and its object. */
  summary: string;
  /** The status of success: 201 for calls that create, 204 for no content, else 200. */
  status?: 200 | 201 | 204;
  /** In bytes, if a body may be larger than usual. */
  bodyLimit?: number;
  /** The handler writes the answer itself, without the schema: files, redirects, tables. */
  raw?: boolean;
  /** The route's own parser reads and validates the body while it arrives. */
  readsBody?: boolean;
  /** Accepts the body of a form too, and ignores it: mail programs send one. */
  takesForms?: boolean;
  /** A public GET whose answer differs between visitors is never stored by a shared cache. */
  uncached?: boolean;
  /** The answer has a secret that is shown only once: it is not stored for repeated calls. */
  secret?: boolean;
  /** Open to users who still have to set up a second step: calls about their own account. */
  duringSetUp?: boolean;
}

export const NOT_WITH_TOKENS = 'API tokens cannot do this: it requires a signed-in user';
const NOT_IN_SCOPE = 'This API token has no access to this. An owner can create one that has.';

/** An API token may make only the calls of its scopes, public ones included. @throws 403 */
function assertInScope({ scopes }: Viewer, endpoint: AnyEndpoint, { params }: FastifyRequest): void {
  if (!scopes) return;
  if (!takesApiTokens(endpoint)) throw forbidden(NOT_WITH_TOKENS);
  if (!isCallInScope(endpoint, params as Record<string, string>, scopes)) throw forbidden(NOT_IN_SCOPE);
}

/** The refusal of a call. An account that writes without publishing learns the way, from calls that change the site. */
function refusal({ roles = [], changes = [] }: AnyEndpoint, { rights }: Viewer): ApiFailure {
  const publishes = changes.includes('content-search') && !roles.includes('owner');
  const isAuthor = rights.includes('any:write') && !rights.includes('any:publish');
  return isAuthor && publishes ? onlyEditorsPublish() : forbidden();
}

/**
 * Refuses a call that its caller may not make.
 *
 * @throws 401 without a valid token, 403 without the right or with an API token of other scopes
 */
export async function assertAllowed(
  request: FastifyRequest,
  endpoint: AnyEndpoint,
  { duringSetUp = false }: Pick<RouteOptions, 'duringSetUp'> = {},
): Promise<void> {
  const viewer = request.headers.authorization === undefined ? undefined : await request.findSignedIn();
  if (viewer) assertInScope(viewer, endpoint, request);
  if (!endpoint.roles) return;
  if (!viewer) throw unauthorized();
  if (viewer.mustSetUpSecondStep && !duringSetUp) throw forbidden(SET_UP_FIRST);
  if (!isAllowed(viewer.rights, endpoint.roles)) throw refusal(endpoint, viewer);
}

/** How long shared caches may store public answers. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

/**
 * Registers one call of the contract: its path, roles, validation and caching follow from its operation id. Every route
 * of `/api/v1` is registered here.
 *
 * route(app, 'GetClients', { summary: 'List the clients' }, async ({ query, viewer, services }) => …); route(app,
 * 'Addclient', { summary: 'Create a client', status: 201 }, async ({ body, viewer }) => …);
 */
export function route<Id extends CallId>(
  app: FastifyInstance,
  id: Id,
  options: RouteOptions,
  handler: Handler<(typeof calls)[Id], (typeof contractOf)[Id]['roles']>,
): void {
  register(app, contractOf[id], calls[id], options, handler);
}

/** Registers a call whose id is known only at run time; all others use `route`. */
export function register<Schemas extends CallSchemas, Roles extends Allowed>(
  app: FastifyInstance,
  endpoint: Endpoint<CallTypes, string | undefined, Roles>,
  schemas: Schemas,
  {
    summary,
    duringSetUp = false,
    status = 200,
    bodyLimit,
    raw = false,
    readsBody = false,
    takesForms = false,
    uncached = false,
    secret = false,
  }: RouteOptions,
  handler: Handler<Schemas, Roles>,
): void {
  const cached = endpoint.method === 'GET' && !endpoint.roles && !uncached;
  const isNamed = !raw && (endpoint.shape ?? 'named') === 'named';
  app.route({
    method: endpoint.method,
    url: API_PREFIX + endpoint.path,
    schema: {
      ...(schemas.params && { params: schemas.params }),
      ...(schemas.query && { querystring: schemas.query }),
      ...(schemas.body && !endpoint.multipart && !readsBody && { body: schemas.body }),
      ...(!raw && status !== 204 && { response: { [status]: schemas.answer } }),
    },
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: { operation: endpoint.id, summary, status, multipart: endpoint.multipart === true, takesForms, secret },
    // Before validation: a refused caller learns nothing of the call's rules.
    onRequest: async (request, reply) => {
      await assertAllowed(request, endpoint, { duringSetUp });
      if (cached && !request.headers.authorization) {
        reply.header('cache-control', PUBLIC_CACHE).header('vary', 'Authorization');
      }
    },
    handler: async (request, reply) => {
      const viewer = await (duringSetUp ? request.findSignedIn() : request.findViewer());
      const { params, query, body } = request;
      reply.status(status);
      if (secret) reply.header('cache-control', 'no-store');
      const { services } = app;
      const answer = async (db: Database) => {
        const call = { params, query, body, viewer, services: { ...services, db }, request, reply };
        // The validators have turned the three parts into the outputs of these schemas, and a guarded call passes
        // `onRequest` only with a viewer.
        const answered = await handler(call as Call<Schemas, ViewerOf<Roles>>);
        return isNamed ? { success: true, ...(answered as object) } : answered;
      };
      // A raw answer may have begun when its read fails.
      const isPublicRead = cached && !raw && !request.headers.authorization;
      const previewed = isPublicRead ? await app.previewedRead(request) : undefined;
      if (previewed) {
        reply.header('cache-control', 'no-store');
        return previewed(answer);
      }
      return isPublicRead && services.replica ? services.replica.read(answer) : answer(services.db);
    },
  });
}

/** Runs a read of visitors on the site as it will be. */
export type PreviewedRead = <Answer>(read: (db: Database) => Promise<Answer>) => Promise<Answer>;

declare module 'fastify' {
  interface FastifyInstance {
    /** How the reads of a request are run that has a link to the site as it will be; undefined without one. */
    previewedRead(request: FastifyRequest): Promise<PreviewedRead | undefined>;
  }
  interface FastifyContextConfig {
    operation?: string;
    summary?: string;
    status?: number;
    multipart?: boolean;
    secret?: boolean;
    takesForms?: boolean;
  }
}

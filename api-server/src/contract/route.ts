import type { AnyEndpoint, CallSchemas, Role } from 'api-client';
import { API_PREFIX } from 'api-client';
import { isCallInScope, takesApiTokens } from 'api-client/token-scopes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SET_UP_FIRST } from '../auth/second-step-rule';
import type { Viewer } from '../auth/viewer';
import { forbidden, unauthorized } from '../errors/failures';
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

type Handler<Schemas extends CallSchemas, Asker extends Viewer | undefined> = (
  call: Call<Schemas, Asker>,
) => Promise<z.input<Schemas['answer']> | FastifyReply>;

interface RouteOptions {
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
}

export const NOT_WITH_TOKENS = 'An API token can not do this: it takes a person who is signed in';
const NOT_IN_SCOPE = 'This API token has no access to this. An owner can create one that has.';

interface GuardedOptions extends RouteOptions {
  /** The roles that may make the call. Every `signedIn` call names them: see `auth/viewer.ts`. */
  roles: readonly Role[];
  /** Open to users who still have to set up a second step: calls about their own account. */
  duringSetUp?: boolean;
}

/** The callers of a call: these roles; every visitor without any. */
interface Allowed extends Partial<Pick<GuardedOptions, 'roles' | 'duringSetUp'>> {
  endpoint: Pick<AnyEndpoint, 'path' | 'method'>;
}

/** An API token may make only the calls of its scopes, public ones included. @throws 403 */
function assertInScope({ scopes }: Viewer, endpoint: Allowed['endpoint'], { params }: FastifyRequest): void {
  if (!scopes) return;
  if (!takesApiTokens(endpoint)) throw forbidden(NOT_WITH_TOKENS);
  if (!isCallInScope(endpoint, params as Record<string, string>, scopes)) throw forbidden(NOT_IN_SCOPE);
}

/**
 * Refuses a call that its caller may not make.
 *
 * @throws 401 without a valid token, 403 with another role or with an API token of other scopes
 */
export async function assertAllowed(
  request: FastifyRequest,
  { endpoint, roles, duringSetUp = false }: Allowed,
): Promise<void> {
  const viewer = request.headers.authorization === undefined ? undefined : await request.findSignedIn();
  if (viewer) assertInScope(viewer, endpoint, request);
  if (!roles) return;
  if (!viewer) throw unauthorized();
  if (viewer.mustSetUpSecondStep && !duringSetUp) throw forbidden(SET_UP_FIRST);
  if (!roles.includes(viewer.role)) throw forbidden();
}

/** How long shared caches may store public answers. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

/**
 * Registers one call of the contract: its path, its schemas for validation and for the answer, its permissions and its
 * caching. Every route of `/api/v1` is registered here.
 *
 * route(app, GetClients, clientCalls.GetClients, async ({ query, viewer, services }) => …);
 * route(app, Addclient, clientCalls.Addclient, async ({ body, viewer }) => …, { roles: EDITORS, status: 201 });
 */
export function route<Schemas extends CallSchemas>(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  schemas: Schemas,
  handler: Handler<Schemas, Viewer>,
  options: GuardedOptions,
): void;
export function route<Schemas extends CallSchemas>(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  schemas: Schemas,
  handler: Handler<Schemas, Viewer | undefined>,
  options?: RouteOptions & { roles?: never; duringSetUp?: never },
): void;
export function route<Schemas extends CallSchemas>(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  schemas: Schemas,
  handler: Handler<Schemas, Viewer> | Handler<Schemas, Viewer | undefined>,
  {
    roles,
    duringSetUp = false,
    status = 200,
    bodyLimit,
    raw = false,
    readsBody = false,
    takesForms = false,
    uncached = false,
    secret = false,
  }: RouteOptions & Partial<Pick<GuardedOptions, 'roles' | 'duringSetUp'>> = {},
): void {
  if ((endpoint.roles === undefined) !== (roles === undefined)) {
    throw new Error(`${endpoint.id}: a call that needs a token says who may make it (roles), a public one does not`);
  }
  const cached = endpoint.method === 'GET' && !roles && !uncached;
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
    config: { operation: endpoint.id, status, multipart: endpoint.multipart === true, takesForms, secret },
    // Before validation: a refused caller learns nothing of the call's rules.
    onRequest: async (request, reply) => {
      await assertAllowed(request, { endpoint, duringSetUp, ...(roles && { roles }) });
      if (cached && !request.headers.authorization) {
        reply.header('cache-control', PUBLIC_CACHE).header('vary', 'Authorization');
      }
    },
    handler: async (request, reply) => {
      const viewer = await (duringSetUp ? request.findSignedIn() : request.findViewer());
      const { params, query, body } = request;
      reply.status(status);
      if (secret) reply.header('cache-control', 'no-store');
      const call = { params, query, body, viewer, services: app.services, request, reply };
      // The validators have turned the three parts into the outputs of these schemas, and a guarded call passes
      // `onRequest` only with a viewer.
      return handler(call as Call<Schemas, Viewer>);
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string;
    /** The status of success. */
    status?: number;
    multipart?: boolean;
    secret?: boolean;
    takesForms?: boolean;
  }
}

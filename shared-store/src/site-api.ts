import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, CombinedState, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { readFailureText, readField } from 'api-client';
import type { AnyEndpoint, CallSettings } from 'api-client';
import { attemptFor, type SendAttempt } from './send-attempt';
import type { SessionState } from './session-slice';
import { toSiteError } from './site-error';
import type { SiteError } from './site-error';
import type { SiteServices } from './site-services';

/** One call as it reaches the base query: the endpoint, its argument, and the part of the answer to store. */
export interface SiteRequest {
  endpoint: AnyEndpoint;
  options: { params?: unknown; query?: unknown; body?: unknown } & Pick<CallSettings, 'withToken' | 'fallback'>;
  keep: 'field' | 'answer';
}

/** Calls any endpoint; the types were checked where the request was built. */
type LooseCall = (
  endpoint: AnyEndpoint,
  options: SiteRequest['options'] & Pick<CallSettings, 'signal' | 'idempotencyKey'>,
) => Promise<unknown>;

const NOT_SIGNED_IN: SiteError = { message: 'You are not authorized to perform this action', status: 401, errors: [] };

type CacheKey = Parameters<typeof siteApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** The cache keys that each store has read with the token. */
const privateKeys = new WeakMap<object, Set<CacheKey>>();

/** The cache keys of everything that a store with these services has read with the token. */
export function privateKeysOf(services: SiteServices): Set<CacheKey> {
  const keys = privateKeys.get(services) ?? new Set();
  privateKeys.set(services, keys);
  return keys;
}

/** Whether the user is known to be signed out; before the site's start has looked for a token, nothing is known. */
function isSignedOut(state: unknown): boolean {
  const { session } = state as { session?: SessionState };
  return session?.status === 'signedOut';
}

/** The last change of each store, by call, that may create something and was not answered with success. */
const unanswered = new WeakMap<SiteServices, Map<string, SendAttempt>>();

/**
 * The idempotency key of a change that may create something: that of the last one if it was the same and failed, because
 * perhaps only its answer was lost.
 */
function keyFor(services: SiteServices, { endpoint, options }: SiteRequest): string | undefined {
  if (endpoint.method !== 'POST' || !endpoint.changes || endpoint.multipart) return undefined;
  const { params, query, body } = options;
  const attempts = unanswered.get(services) ?? new Map<string, SendAttempt>();
  const attempt = attemptFor(attempts.get(endpoint.id), { params, query, body });
  unanswered.set(services, attempts.set(endpoint.id, attempt));
  return attempt.key;
}

/** Specification, section 8: a failed read is logged to the console; the page shows its empty state. */
export const siteBaseQuery: BaseQueryFn<SiteRequest, unknown, SiteError> = async (
  request,
  { extra, getState, signal, type, queryCacheKey },
) => {
  const { endpoint, options, keep } = request;
  const services = extra as SiteServices;
  if (endpoint.roles || options.withToken) {
    if (isSignedOut(getState())) return { error: NOT_SIGNED_IN };
    if (queryCacheKey !== undefined) privateKeysOf(services).add(queryCacheKey as CacheKey);
  }
  const call = services.call as LooseCall;
  try {
    const idempotencyKey = keyFor(services, request);
    const answer = await call(endpoint, { ...(idempotencyKey && { idempotencyKey }), ...options, signal });
    unanswered.get(services)?.delete(endpoint.id);
    // An empty answer is stored as null: `undefined` would read as "still loading".
    return { data: (keep === 'field' ? readField(endpoint, answer) : answer) ?? null };
  } catch (thrown) {
    const { error, cancelled } = toSiteError(thrown);
    if (type === 'query' && !cancelled) console.error(readFailureText(endpoint, error.status), error);
    return { error };
  }
};

type AddedState = CombinedState<EndpointDefinitions, string, 'siteApi'>;

/** The type of the action that adds queries which a server has completed; `addQueries` dispatches it. */
export const QUERIES_ADDED = 'siteApi/queriesAdded';

/**
 * The data from the server. `useRead`, `useAnswer` and `useChange` inject a call under its operation id. A feature that
 * needs more than its contract says, such as an optimistic change, injects its own endpoints:
 *
 *     export const blogApi = siteApi.injectEndpoints({
 *       endpoints: (build) => ({
 *         blogPage: readAnswer(build, fetchAllBlog),
 *         blogUpdate: change(build, updateBlog, 'The blog could not be saved.'),
 *       }),
 *     });
 *
 * Endpoint names are unique in the whole site, so begin each with its noun. Operation ids are taken.
 */
export const siteApi = createApi({
  reducerPath: 'siteApi',
  baseQuery: siteBaseQuery,
  tagTypes: [] as string[],
  // A server discards its stores: a timer would only keep the store of a finished request alive.
  keepUnusedDataFor: typeof document === 'undefined' ? Infinity : 300,
  // The library's own type of this state would be a type that refers to itself.
  extractRehydrationInfo: (action): AddedState | undefined =>
    action.type === QUERIES_ADDED ? (action as unknown as { readonly payload: AddedState }).payload : undefined,
  endpoints: () => ({}),
});

import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { readFailureText, readField, TAGS } from 'api-client';
import type { AnyEndpoint, CallSettings } from 'api-client';
import type { SessionState } from './session-slice';
import { toSiteError } from './site-error';
import type { SiteError } from './site-error';
import type { SiteServices } from './site-services';

/** One call as it reaches the base query: the endpoint, what goes into it, and what is kept of the answer. */
export interface SiteRequest {
  endpoint: AnyEndpoint;
  options: { params?: unknown; query?: unknown; body?: unknown } & Pick<
    CallSettings,
    'withToken' | 'idempotencyKey' | 'fallback'
  >;
  keep: 'field' | 'answer';
}

/** Runs any endpoint, once its types have done their work where the request was built. */
type LooseCall = (
  endpoint: AnyEndpoint,
  options: SiteRequest['options'] & Pick<CallSettings, 'signal'>,
) => Promise<unknown>;

const NOT_SIGNED_IN: SiteError = { message: 'You are not authorized to perform this action', status: 401, errors: [] };

type CacheKey = Parameters<typeof siteApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** What each store read with the token, by the keys of its cache. */
const privateKeys = new WeakMap<object, Set<CacheKey>>();

/** The keys of everything that a store with these services has read with the token. */
export function privateKeysOf(services: SiteServices): Set<CacheKey> {
  const keys = privateKeys.get(services) ?? new Set();
  privateKeys.set(services, keys);
  return keys;
}

/** Known to be signed out; nothing is known before the start of the site has looked for a token. */
function isSignedOut(state: unknown): boolean {
  const { session } = state as { session?: SessionState };
  return session?.status === 'signedOut';
}

/** Specification, section 8: a failed read is written to the console; the page shows its empty state. */
export const siteBaseQuery: BaseQueryFn<SiteRequest, unknown, SiteError> = async (
  { endpoint, options, keep },
  { extra, getState, signal, type, queryCacheKey },
) => {
  const services = extra as SiteServices;
  if (endpoint.roles || options.withToken) {
    if (isSignedOut(getState())) return { error: NOT_SIGNED_IN };
    if (queryCacheKey !== undefined) privateKeysOf(services).add(queryCacheKey as CacheKey);
  }
  const call = services.call as LooseCall;
  try {
    const answer = await call(endpoint, { ...options, signal });
    // Nothing is stored as null: `undefined` would read as "still loading".
    return { data: (keep === 'field' ? readField(endpoint, answer) : answer) ?? null };
  } catch (thrown) {
    const { error, cancelled } = toSiteError(thrown);
    if (type === 'query' && !cancelled) console.error(readFailureText(endpoint, error.status), error);
    return { error };
  }
};

/**
 * Everything that came from the server. Each feature injects its own endpoints:
 *
 *     export const blogApi = siteApi.injectEndpoints({
 *       endpoints: (build) => ({
 *         blogPage: readAnswer(build, fetchAllBlog, ['blogs']),
 *         updateBlog: change(build, updateBlog, ['blogs', 'revisions']),
 *       }),
 *     });
 *
 * An endpoint's name is taken once in the whole site, so begin it with the noun. The names in
 * `site-lists.ts` are taken.
 */
export const siteApi = createApi({
  reducerPath: 'siteApi',
  baseQuery: siteBaseQuery,
  tagTypes: TAGS,
  // A server renders and forgets: a timer would only keep the store of a finished request alive.
  keepUnusedDataFor: typeof document === 'undefined' ? Infinity : 300,
  endpoints: () => ({}),
});

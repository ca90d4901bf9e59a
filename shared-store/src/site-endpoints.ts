import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { AnswerOf, AnyEndpoint, ArgsOf, CallSettings, FieldOf } from 'api-client';
import { statusOf } from './site-error';
import type { siteBaseQuery, SiteRequest } from './site-api';
import { tagsOf } from './tags';

export type SiteBuilder = EndpointBuilder<typeof siteBaseQuery, string, 'siteApi'>;

type OrNothing<Arg> = object extends Arg ? Arg | void : Arg;

/** The argument of a query of this endpoint: `{params, query, withToken}`; nothing if it needs none. */
export type QueryArgOf<E extends AnyEndpoint> = OrNothing<ArgsOf<E> & Pick<CallSettings, 'withToken'>>;

/** The argument of a mutation of this endpoint: `{params, query, body}`. */
export type ChangeArgOf<E extends AnyEndpoint> = OrNothing<ArgsOf<E> & Pick<CallSettings, 'withToken'>>;

/** A request for the base query, for endpoints that are written out in full. */
export function request(
  endpoint: AnyEndpoint,
  options: SiteRequest['options'] | void,
  keep: SiteRequest['keep'] = 'answer',
): SiteRequest {
  return { endpoint, options: options ?? {}, keep };
}

/** A query that stores the named field of the answer: a list's items, an entity. */
export function readItems<E extends AnyEndpoint>(build: SiteBuilder, endpoint: E) {
  return build.query<FieldOf<E>, QueryArgOf<E>>({
    query: (options) => request(endpoint, options, 'field'),
    providesTags: tagsOf(endpoint),
  });
}

/** A query that stores the whole answer: a page of a list with its `total`, `nextCursor` and facets. */
export function readAnswer<E extends AnyEndpoint>(build: SiteBuilder, endpoint: E) {
  return build.query<AnswerOf<E>, QueryArgOf<E>>({
    query: (options) => request(endpoint, options),
    providesTags: tagsOf(endpoint),
  });
}

/**
 * A mutation; it returns the whole answer, with the server's message. The reads that its contract names are loaded again
 * afterwards. `fallback` is the specification's message of last resort.
 */
export function change<E extends AnyEndpoint>(build: SiteBuilder, endpoint: E, fallback?: string) {
  return build.mutation<AnswerOf<E>, ChangeArgOf<E>>({
    query: (options) => request(endpoint, { ...(options ?? {}), ...(fallback !== undefined && { fallback }) }),
    invalidatesTags: (_, error) => (error ? [] : tagsOf(endpoint)),
  });
}

/** The statuses of a change to an entity that was changed or deleted in the meantime. */
const OVERTAKEN: ReadonlySet<number> = new Set([404, 409]);

/**
 * A mutation of data that several users edit at once, in a screen without unsaved input: when it is refused because
 * another user was first, the current state is loaded, so that the next attempt can succeed.
 */
export function changeTogether<E extends AnyEndpoint>(build: SiteBuilder, endpoint: E) {
  return build.mutation<AnswerOf<E>, ChangeArgOf<E>>({
    query: (options) => request(endpoint, options ?? {}),
    invalidatesTags: (_, error) => (!error || OVERTAKEN.has(statusOf(error)) ? tagsOf(endpoint) : []),
  });
}

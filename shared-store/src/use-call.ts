import type { SubscriptionOptions, TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import type { AnswerOf, AnyEndpoint, FieldOf } from 'api-client';
import { siteApi, type siteBaseQuery } from './site-api';
import { change, readAnswer, readItems, type QueryArgOf } from './site-endpoints';

const injectRead = <E extends AnyEndpoint>(endpoint: E) =>
  siteApi.injectEndpoints({ endpoints: (build) => ({ [endpoint.id]: readItems(build, endpoint) }) }).endpoints[
    endpoint.id
  ];

const injectAnswer = <E extends AnyEndpoint>(endpoint: E) => {
  const name = `${endpoint.id}:answer`;
  return siteApi.injectEndpoints({ endpoints: (build) => ({ [name]: readAnswer(build, endpoint) }) }).endpoints[name];
};

const injectChange = <E extends AnyEndpoint>(endpoint: E) =>
  siteApi.injectEndpoints({ endpoints: (build) => ({ [endpoint.id]: change(build, endpoint) }) }).endpoints[
    endpoint.id
  ];

type ReadEndpoint<E extends AnyEndpoint> = NonNullable<ReturnType<typeof injectRead<E>>>;
type AnswerEndpoint<E extends AnyEndpoint> = NonNullable<ReturnType<typeof injectAnswer<E>>>;
type ChangeEndpoint<E extends AnyEndpoint> = NonNullable<ReturnType<typeof injectChange<E>>>;

/**
 * Injects each call once, by its operation id: each remote brings its copy of a call, and RTK Query refuses a second
 * endpoint of the same name.
 */
function once<Injected>(known: Map<string, unknown>, { id }: AnyEndpoint, inject: () => Injected | undefined) {
  if (!known.has(id)) known.set(id, inject());
  return known.get(id) as Injected;
}

const reads = new Map<string, unknown>();
const answers = new Map<string, unknown>();
const changes = new Map<string, unknown>();

/** RTK Query's endpoint of a read, named by its operation id, for loaders (`initiate`) and heads (`select`). */
export const readOf = <E extends AnyEndpoint>(endpoint: E): ReadEndpoint<E> =>
  once(reads, endpoint, () => injectRead(endpoint)) as ReadEndpoint<E>;

/** The same for the whole answer. */
export const answerOf = <E extends AnyEndpoint>(endpoint: E): AnswerEndpoint<E> =>
  once(answers, endpoint, () => injectAnswer(endpoint)) as AnswerEndpoint<E>;

interface ReadOptions extends SubscriptionOptions {
  readonly skip?: boolean;
  readonly refetchOnMountOrArgChange?: boolean | number;
}

/** The arguments of a hook after the call; all may be left out for a call that needs none. */
type ReadArguments<E extends AnyEndpoint> =
  void extends QueryArgOf<E>
    ? [arg?: QueryArgOf<E>, options?: ReadOptions]
    : [arg: QueryArgOf<E>, options?: ReadOptions];

type ReadResult<E extends AnyEndpoint, Data> = TypedUseQueryHookResult<Data, QueryArgOf<E>, typeof siteBaseQuery>;
type ReadHook<E extends AnyEndpoint, Data> = (...given: ReadArguments<E>) => ReadResult<E, Data>;

/**
 * Reads the named field of an answer into the cache: a list's items, an entity. It is read again when a change makes one
 * of the call's `tags` stale.
 *
 *     const { data } = useRead(fetchWebhooks);
 */
export const useRead = <E extends AnyEndpoint>(endpoint: E, ...given: ReadArguments<E>): ReadResult<E, FieldOf<E>> =>
  (readOf(endpoint).useQuery as ReadHook<E, FieldOf<E>>)(...given);

/** Reads a whole answer into the cache: a page of a list with its `total`, `nextCursor` and facets. */
export const useAnswer = <E extends AnyEndpoint>(endpoint: E, ...given: ReadArguments<E>): ReadResult<E, AnswerOf<E>> =>
  (answerOf(endpoint).useQuery as ReadHook<E, AnswerOf<E>>)(...given);

/**
 * Makes a change, and makes the reads of its `changes` stale. It answers the whole answer, with the server's message.
 *
 *     const [create] = useChange(createWebhook);
 */
export const useChange = <E extends AnyEndpoint>(endpoint: E) =>
  (once(changes, endpoint, () => injectChange(endpoint)) as ChangeEndpoint<E>).useMutation();

import { rootReducer, type RootState } from './root-reducer';

type ApiState = RootState['siteApi'];

/** A query that has ended, without what says when and by which request: that is nobody's business in a browser. */
interface EndedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly args?: unknown;
}

/** The state that a server rendered with, as a document carries it: the same for everybody and at any time. */
export interface ServerState extends Partial<Omit<RootState, 'siteApi'>> {
  readonly siteApi?: {
    readonly queries: Readonly<Record<string, EndedQuery>>;
    readonly provided?: ApiState['provided'];
  };
}

/** Answers come in any order; a document is not to tell in which. */
const sorted = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

function inOrder({ tags, keys }: ApiState['provided']): ApiState['provided'] {
  const sortedTags = Object.entries(tags).map(([type, ids = {}]): [string, typeof ids] => [
    type,
    sorted(Object.entries(ids).map(([id, cacheKeys]) => [id, [...cacheKeys].sort()])),
  ]);
  return { tags: sorted(sortedTags) as typeof tags, keys: sorted(Object.entries(keys)) };
}

/**
 * What a browser needs of the state that a server rendered with: queries that have ended, well or
 * badly, so that it first renders what the server did. One that was still running is left out, or
 * the browser would wait for it for ever. What is as it is at the start of every store is left out too.
 */
export function stateForBrowser(state: RootState): ServerState {
  const { siteApi, ...rest } = state;
  const initial = rootReducer(undefined, { type: 'none' });
  const changed = Object.entries(rest).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify((initial as Record<string, unknown>)[name]),
  );
  const ended = Object.entries(siteApi.queries).flatMap(([key, query]): [string, EndedQuery][] => {
    if (query?.status !== 'fulfilled' && query?.status !== 'rejected') return [];
    const { originalArgs: args, data, error } = query;
    return [[key, { ...(args !== undefined && { args }), ...(error === undefined ? { data } : { error }) }]];
  });
  return {
    ...Object.fromEntries(changed),
    siteApi: { queries: sorted(ended), provided: inOrder(siteApi.provided) },
  };
}

/** The state that a store in a browser begins with. */
export function stateFromServer({ siteApi, ...rest }: ServerState): Partial<RootState> {
  if (!siteApi) return rest;
  const now = Date.now();
  const queries = Object.entries(siteApi.queries).map(([key, { args, ...result }]) => [
    key,
    {
      ...result,
      status: 'error' in result ? 'rejected' : 'fulfilled',
      // The cache's keys begin with the endpoint's name.
      endpointName: key.slice(0, key.indexOf('(')),
      originalArgs: args,
      requestId: '',
      startedTimeStamp: now,
      ...(!('error' in result) && { fulfilledTimeStamp: now }),
    },
  ]);
  // What is not said here begins as it does everywhere.
  return { ...rest, siteApi: { provided: siteApi.provided, queries: Object.fromEntries(queries) } as ApiState };
}

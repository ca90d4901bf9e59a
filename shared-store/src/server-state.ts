import { compact, expand } from './compact-lists';
import { rootReducer, type RootState } from './root-reducer';

type ApiState = RootState['siteApi'];
type Provided = ApiState['provided'];

/** What makes a query stale: a kind of thing, or one of them. */
type Tag = string | { readonly type: string; readonly id: string | number };
interface FullTag {
  readonly type: string;
  readonly id?: string | number;
}
const tagOf = ({ type, id }: FullTag): Tag => (id === undefined ? type : { type, id });
const fullTagOf = (tag: Tag): FullTag => (typeof tag === 'string' ? { type: tag } : tag);

/** A query that has ended, without what says when and by which request: that is nobody's business in a browser. */
interface EndedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly tags?: readonly Tag[];
}

/** The state that a server rendered with, as a document carries it: the same for everybody and at any time. */
export interface ServerState extends Partial<Omit<RootState, 'siteApi'>> {
  /** Each query that has ended by its key in the cache; what it answered is compact. */
  readonly siteApi?: { readonly queries: Readonly<Record<string, EndedQuery>> };
}

/** Under which the library keeps a tag that has no id. */
const WITHOUT_ID = '__internal_without_id';

/** What each tag makes stale, by what each query has said. */
function providedBy(queries: readonly (readonly [string, EndedQuery])[]): Provided {
  const keys = Object.fromEntries(queries.map(([key, { tags = [] }]) => [key, tags.map(fullTagOf)]));
  const tags: Record<string, Record<string, string[]>> = {};
  for (const [key, provided] of Object.entries(keys))
    for (const { type, id = WITHOUT_ID } of provided) ((tags[type] ??= {})[id] ??= []).push(key);
  return { tags, keys } as Provided;
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
  const keys: Readonly<Record<string, readonly FullTag[]>> = siteApi.provided.keys;
  const ended = Object.entries(siteApi.queries).flatMap(([key, query]): [string, EndedQuery][] => {
    if (query?.status !== 'fulfilled' && query?.status !== 'rejected') return [];
    const { data, error } = query;
    const tags = (keys[key] ?? []).map(tagOf);
    return [
      [
        key,
        {
          ...(error === undefined ? { data: compact(data) } : { error }),
          ...(tags.length > 0 && { tags }),
        },
      ],
    ];
  });
  // Answers come in any order; a document is not to tell in which.
  const inOrder = ended.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...Object.fromEntries(changed), siteApi: { queries: Object.fromEntries(inOrder) } };
}

/** The cache's keys are the endpoint's name with what it was asked with, as JSON, in brackets. */
function askedBy(key: string): { endpointName: string; originalArgs: unknown } {
  const [, endpointName = key, args] = /^(.+?)\((.*)\)$/s.exec(key) ?? [];
  return { endpointName, originalArgs: args === undefined || args === 'undefined' ? undefined : JSON.parse(args) };
}

/** The state that a store in a browser begins with. */
export function stateFromServer({ siteApi, ...rest }: ServerState): Partial<RootState> {
  if (!siteApi) return rest;
  const now = Date.now();
  const ended = Object.entries(siteApi.queries);
  const queries = ended.map(([key, result]) => [
    key,
    {
      ...askedBy(key),
      ...('error' in result
        ? { error: result.error, status: 'rejected' }
        : { data: expand(result.data), status: 'fulfilled' }),
      requestId: '',
      startedTimeStamp: now,
      ...(!('error' in result) && { fulfilledTimeStamp: now }),
    },
  ]);
  // What is not said here begins as it does everywhere.
  return { ...rest, siteApi: { provided: providedBy(ended), queries: Object.fromEntries(queries) } as ApiState };
}

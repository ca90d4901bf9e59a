import type { RootState } from './root-reducer';

type ApiState = RootState['siteApi'];
type Provided = ApiState['provided'];

/** Makes a query stale: a type of entity, or one entity. */
export type Tag = string | { readonly type: string; readonly id: string | number };
export interface FullTag {
  readonly type: string;
  readonly id?: string | number;
}
const fullTagOf = (tag: Tag): FullTag => (typeof tag === 'string' ? { type: tag } : tag);

/** A completed query, without its time and request id, which a browser does not need. */
export interface EndedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly tags?: readonly Tag[];
}

/**
 * The state that a server rendered with, as the document contains it: it depends on neither the visitor nor the time.
 */
export interface ServerState extends Partial<Omit<RootState, 'siteApi'>> {
  /** Each completed query by its cache key. */
  readonly siteApi?: { readonly queries: Readonly<Record<string, EndedQuery>> };
}

/** The library's key for a tag without an id. */
const WITHOUT_ID = '__internal_without_id';

/** Which queries each tag makes stale, from the tags that each query provides. */
function providedBy(queries: readonly (readonly [string, EndedQuery])[]): Provided {
  const keys = Object.fromEntries(queries.map(([key, { tags = [] }]) => [key, tags.map(fullTagOf)]));
  const tags: Record<string, Record<string, string[]>> = {};
  for (const [key, provided] of Object.entries(keys))
    for (const { type, id = WITHOUT_ID } of provided) ((tags[type] ??= {})[id] ??= []).push(key);
  return { tags, keys } as Provided;
}

/** Parses a cache key: the endpoint's name, then its argument as JSON in brackets. */
function askedBy(key: string): { endpointName: string; originalArgs: unknown } {
  const [, endpointName = key, args] = /^(.+?)\((.*)\)$/s.exec(key) ?? [];
  return { endpointName, originalArgs: args === undefined || args === 'undefined' ? undefined : JSON.parse(args) };
}

/** The initial state of a store in a browser. */
export function stateFromServer({ siteApi, ...rest }: ServerState): Partial<RootState> {
  if (!siteApi) return rest;
  const now = Date.now();
  const ended = Object.entries(siteApi.queries);
  const queries = ended.map(([key, result]) => [
    key,
    {
      ...askedBy(key),
      ...('error' in result ? { error: result.error, status: 'rejected' } : { data: result.data, status: 'fulfilled' }),
      requestId: '',
      startedTimeStamp: now,
      ...(!('error' in result) && { fulfilledTimeStamp: now }),
    },
  ]);
  // The rest of the slice keeps its initial state.
  const api = { provided: providedBy(ended), queries: Object.fromEntries(queries), mutations: {} };
  return { ...rest, siteApi: api as unknown as ApiState };
}

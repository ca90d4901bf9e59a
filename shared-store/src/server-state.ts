import type { RootState } from './root-reducer';

type ApiState = RootState['siteApi'];
type Provided = ApiState['provided'];

/** What makes a query stale: a kind of thing, or one of them. */
export type Tag = string | { readonly type: string; readonly id: string | number };
/** A tag as the library has it. */
export interface FullTag {
  readonly type: string;
  readonly id?: string | number;
}
const fullTagOf = (tag: Tag): FullTag => (typeof tag === 'string' ? { type: tag } : tag);

/** A query that has ended, without what says when and by which request: that is nobody's business in a browser. */
export interface EndedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly tags?: readonly Tag[];
}

/** The state that a server rendered with, as a document carries it: the same for everybody and at any time. */
export interface ServerState extends Partial<Omit<RootState, 'siteApi'>> {
  /** Each query that has ended by its key in the cache. */
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
      ...('error' in result ? { error: result.error, status: 'rejected' } : { data: result.data, status: 'fulfilled' }),
      requestId: '',
      startedTimeStamp: now,
      ...(!('error' in result) && { fulfilledTimeStamp: now }),
    },
  ]);
  // What is not said here begins as it does everywhere.
  const api = { provided: providedBy(ended), queries: Object.fromEntries(queries), mutations: {} };
  return { ...rest, siteApi: api as unknown as ApiState };
}

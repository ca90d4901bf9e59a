import { rootReducer, type RootState } from './root-reducer';
import type { EndedQuery, FullTag, ServerState, Tag } from './server-state';

const tagOf = ({ type, id }: FullTag): Tag => (id === undefined ? type : { type, id });

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
          ...(error === undefined ? { data } : { error }),
          ...(tags.length > 0 && { tags }),
        },
      ],
    ];
  });
  // Answers come in any order; a document is not to tell in which.
  const inOrder = ended.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...Object.fromEntries(changed), siteApi: { queries: Object.fromEntries(inOrder) } };
}

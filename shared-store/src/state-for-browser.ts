import { rootReducer, type RootState } from './root-reducer';
import { CATALOGUES } from './catalogues-state';
import type { EndedQuery, FullTag, ServerState, Tag } from './server-state';

const tagOf = ({ type, id }: FullTag): Tag => (id === undefined ? type : { type, id });

/**
 * The part of the server's state that a browser needs: completed queries, successful or failed, so that its first
 * render equals the server's. A pending query is left out, because the browser would wait for it forever. Slices in
 * their initial state are left out too, and so are the translations, which are files.
 */
export function stateForBrowser(state: RootState): ServerState {
  const { siteApi, ...rest } = state;
  const initial = rootReducer(undefined, { type: 'none' });
  const changed = Object.entries(rest).filter(
    ([name, value]) =>
      name !== CATALOGUES && JSON.stringify(value) !== JSON.stringify((initial as Record<string, unknown>)[name]),
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
  // Sorted, so that documents with the same content are identical.
  const inOrder = ended.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...Object.fromEntries(changed), siteApi: { queries: Object.fromEntries(inOrder) } };
}

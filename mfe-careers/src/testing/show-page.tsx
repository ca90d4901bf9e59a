import { waitFor } from '@testing-library/react';
import type { Page } from 'federation/contract';
import { renderRoutes, type Answers } from 'page-testing';
import { matchPath, type LoaderFunctionArgs } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';

interface Shown {
  readonly path: string;
  readonly at: string;
  readonly page: (store: AppStore) => Page<RootState>;
  readonly answers: Answers;
}

const statusOf = (loaded: unknown): number | undefined =>
  typeof loaded === 'object' && loaded !== null && 'init' in loaded ? (loaded.init as ResponseInit).status : undefined;

/** Shows a page at an address: its loader fills the store, then it renders. */
export async function showPage({ path, at, page, answers }: Shown) {
  const url = new URL(at, 'https://example.test');
  const location = { params: matchPath(path, url.pathname)?.params ?? {}, url };
  let status: number | undefined;
  const routes = (store: AppStore) => {
    const { Component, loader } = page(store);
    const load = async (args: LoaderFunctionArgs): Promise<unknown> => {
      const loaded: unknown = typeof loader === 'function' ? await loader(args) : null;
      status = statusOf(loaded);
      return loaded;
    };
    return [{ path, Component, loader: load }];
  };
  const shown = renderRoutes(routes, { at, answers });
  await waitFor(() => expect(shown.container.childElementCount).toBeGreaterThan(0));
  return {
    ...shown,
    /** The server's status; undefined for 200. */
    status,
    head: () => page(shown.store).handle.head(shown.store.getState(), location),
  };
}

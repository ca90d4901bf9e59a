import './browser-globals';
import { render } from '@testing-library/react';
import type { Page } from 'federation/contract';

import { createMemoryRouter, matchPath, Outlet, useLocation, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { makeStore, Provider, type AppStore, type RootState } from 'shared-store';
import { LinkProvider, type KitLinkProps } from 'ui-kit';
import { tableCall } from './table-call';

/** The kit's links, driving the router as the shell makes them do. */
function RoutedLink({ href, state, replace, ...rest }: KitLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        void navigate(href, { state, replace });
      }}
    />
  );
}

interface Shown {
  readonly path: string;
  readonly at: string;
  readonly page: (store: AppStore) => Page<RootState>;
  readonly answers: Parameters<typeof tableCall>[0];
}

/** Shows a page of the section the way the shell does: its loader fills the store, then it renders. */
export async function showPage({ path, at, page, answers }: Shown) {
  const { call, asked } = tableCall(answers);
  const store = makeStore({ call });
  const { Component, loader, handle } = page(store);
  const url = new URL(at, 'https://example.test');
  const params = matchPath(path, url.pathname)?.params ?? {};
  const loaded: unknown =
    typeof loader === 'function'
      ? await loader({ params, request: { url: url.href } as Request, url, pattern: path, context: {} })
      : null;
  const seen = { address: at };
  function Witness() {
    const { pathname, search } = useLocation();
    seen.address = pathname + search;
    return null;
  }
  const frame = (
    <LinkProvider component={RoutedLink}>
      <Witness />
      <Outlet />
    </LinkProvider>
  );
  const children = [
    { path, Component },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [at] });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const status =
    typeof loaded === 'object' && loaded !== null && 'init' in loaded
      ? (loaded.init as ResponseInit).status
      : undefined;
  return {
    store,
    asked,
    view,
    /** The status the server would send; undefined for the usual one. */
    status,
    address: () => seen.address,
    head: () => handle.head(store.getState(), { params, url }),
  };
}

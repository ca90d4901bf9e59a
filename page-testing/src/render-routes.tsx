import { render } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { makeStore, Provider, type AppStore, type StoreOptions } from 'shared-store';
import { tableCall, type Answers } from 'shared-store/testing';
import { LinkProvider, type KitLinkProps } from 'ui-kit';

function RouterLink({ href, ...rest }: KitLinkProps) {
  return <Link to={href} {...rest} />;
}

/** What the shell gives every page: the kit's links drive the router. */
function Frame() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}

interface Circumstances {
  /** The address of the page. */
  readonly at?: string;
  /** What the API answers, by operation id. */
  readonly answers?: Answers;
  /** What else the store has to do with. */
  readonly services?: Omit<StoreOptions, 'call'>;
}

/**
 * Shows routes at an address, over a store whose calls the test answers. Whatever they do not match is “Elsewhere”.
 *
 * @param routes the routes, made when the store is there
 */
export function renderRoutes(
  routes: (store: AppStore) => RouteObject[],
  { at = '/', answers = {}, services }: Circumstances = {},
) {
  const { call, asked } = tableCall(answers);
  const store = makeStore({ ...services, call });
  const children = [...routes(store), { path: '*', element: <p>Elsewhere</p> }];
  const router = createMemoryRouter([{ Component: Frame, HydrateFallback: () => null, children }], {
    initialEntries: [at],
  });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...view, store, router, asked, address };
}

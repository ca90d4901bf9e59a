import { createMemoryRouter, Link, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { makeStore, Provider, type AppStore, type StoreOptions } from 'shared-store';
import { tableCall, type Answers } from 'shared-store/testing';
import { LinkProvider, type KitLinkProps } from 'ui-kit';
import { sendByRouter } from './send-by-router';

function RouterLink({ href, ...rest }: KitLinkProps) {
  return <Link to={href} {...rest} />;
}

/** The part of the shell that every page needs: the kit's links use the router. */
function Frame() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}

export interface Circumstances {
  /** The address of the page. */
  readonly at?: string;
  /** The API's answers, by operation id, or by method and path. */
  readonly answers?: Answers;
  /** The store's other services. */
  readonly services?: Omit<StoreOptions, 'call'>;
}

/**
 * The page of routes at an address, over a store whose calls are answered. Unmatched addresses show “Elsewhere”.
 *
 * @param routes creates the routes from the store
 */
export function pageOver(
  routes: (store: AppStore) => RouteObject[],
  { at = '/', answers = {}, services }: Circumstances,
) {
  const { call, calls, keys } = tableCall(answers);
  const store = makeStore({ ...services, call });
  const children = [...routes(store), { path: '*', element: <p>Elsewhere</p> }];
  const router = createMemoryRouter([{ Component: Frame, HydrateFallback: () => null, children }], {
    initialEntries: [at],
  });
  const page = (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
  /** Sends the forms that the page leaves to the browser to the actions of their routes, as the shell's server does. */
  const handleForms = (container: HTMLElement): void =>
    sendByRouter(container, (to, form) => router.navigate(to, form));
  return { page, store, router, calls, keys, handleForms };
}

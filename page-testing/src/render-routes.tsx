import { render } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { makeStore, Provider, type AppStore, type StoreOptions } from 'shared-store';
import { tableCall, type Answers } from 'shared-store/testing';
import { LinkProvider, type KitLinkProps } from 'ui-kit';

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

/** Sends a form that the page leaves to the browser to the action of its route, as the shell's server does. */
function post(event: SubmitEvent, navigate: (to: string, form: object) => Promise<void>): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'post') return;
  event.preventDefault();
  const { pathname, search } = new URL(form.action);
  void navigate(pathname + search, { formMethod: 'post', formData: new FormData(form, event.submitter) });
}

interface Circumstances {
  /** The address of the page. */
  readonly at?: string;
  /** The API's answers, by operation id. */
  readonly answers?: Answers;
  /** The store's other services. */
  readonly services?: Omit<StoreOptions, 'call'>;
}

/**
 * Renders routes at an address, over a store whose calls the test answers. Unmatched addresses show “Elsewhere”.
 *
 * @param routes creates the routes from the store
 */
export function renderRoutes(
  routes: (store: AppStore) => RouteObject[],
  { at = '/', answers = {}, services }: Circumstances = {},
) {
  const { call, calls, keys } = tableCall(answers);
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
  view.container.addEventListener('submit', (event) => post(event, (to, form) => router.navigate(to, form)));
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...view, store, router, calls, keys, address };
}

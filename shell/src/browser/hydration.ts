import {
  matchRoutes,
  type createBrowserRouter,
  type DataRouteMatch,
  type HydrationState,
  type RouteObject,
} from 'react-router';
import type { SerializedRouteError, SiteData } from '../site-data';

/**
 * Resolves the lazy modules of the routes that a path matches, so that the first render does not wait.
 *
 * @returns false when one fails to load: the router will get the same error, and show it instead of the page
 */
export async function resolveLazyRoutes(routes: RouteObject[], pathname: string, basename: string): Promise<boolean> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  try {
    await Promise.all(
      matches.map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return;
        const page = await route.lazy();
        Object.assign(route, page, { lazy: undefined });
      }),
    );
    return true;
  } catch {
    return false;
  }
}

/** The router recognises a response's error by its shape. */
const revive = (error: SerializedRouteError): object => ({ ...error, internal: false });

/**
 * The router's state from the server. Loaders return nothing (they fill the store), so their data is null; errors and
 * the result of an action on a posted form are carried over.
 */
export function hydrationState(
  routes: RouteObject[],
  pathname: string,
  basename: string,
  { errors, actionData }: Pick<SiteData, 'errors' | 'actionData'>,
): HydrationState {
  const matches: Pick<DataRouteMatch, 'route'>[] = (matchRoutes(routes, pathname, basename) ?? []) as DataRouteMatch[];
  return {
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
    ...(actionData && { actionData }),
    errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, revive(error)])),
  };
}

/** Resolves when a router that was created without the server's state has loaded its first page. */
export function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

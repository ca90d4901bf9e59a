import {
  matchRoutes,
  type createBrowserRouter,
  type DataRouteMatch,
  type HydrationState,
  type RouteObject,
} from 'react-router';
import type { SerializedRouteError, SiteData } from '../site-data';

/**
 * Resolves the lazy modules of the routes that a path matches, so that the first render needs no waiting.
 *
 * @returns false when one cannot be had: the router will meet the same error, and show it in the page's place
 */
export async function resolveLazyRoutes(routes: RouteObject[], pathname: string): Promise<boolean> {
  const matches = matchRoutes(routes, pathname) ?? [];
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

/** An error as the router recognises a response's: by its shape. */
const revive = (error: SerializedRouteError): object => ({ ...error, internal: false });

/**
 * The router's state as the server left it. Loaders answer nothing (they fill the store), so their data is null; errors
 * have to be carried over, and what an action said to a posted form.
 */
export function hydrationState(
  routes: RouteObject[],
  pathname: string,
  { errors, actionData }: Pick<SiteData, 'errors' | 'actionData'>,
): HydrationState {
  const matches: Pick<DataRouteMatch, 'route'>[] = (matchRoutes(routes, pathname) ?? []) as DataRouteMatch[];
  return {
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
    ...(actionData && { actionData }),
    errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, revive(error)])),
  };
}

/** Resolves when a router that was made without the server's state has loaded its first page. */
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

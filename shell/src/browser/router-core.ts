import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import type { Router } from './first-router';

/** What navigates. It comes in a file of its own, once the page answers. */
export { createBrowserRouter };
export { prefetchOnInterest } from './hover-prefetch';

function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** Makes the router of a page that the server has left to the browser; resolves when it has loaded the page. */
export async function wholeRouter(
  routes: RouteObject[],
  patchRoutesOnNavigation: PatchRoutesOnNavigationFunction,
): Promise<Router> {
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation });
  await initialized(router);
  return router;
}

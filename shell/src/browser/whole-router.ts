import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import type { Router, RouterCore } from './first-router';

/** Loads the core, however often that takes: the browser says when it is worth another try. */
async function untilLoaded(loadCore: () => Promise<RouterCore>): Promise<RouterCore> {
  try {
    return await loadCore();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return untilLoaded(loadCore);
  }
}

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
  loadCore: () => Promise<RouterCore>,
): Promise<Router> {
  const { createBrowserRouter } = await untilLoaded(loadCore);
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation });
  await initialized(router);
  return router;
}

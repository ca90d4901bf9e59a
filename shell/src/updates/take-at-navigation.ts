import type { createBrowserRouter, To } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether going there is going to another page; a filter or an anchor is not. */
function isAnotherPage(router: Router, to: To): boolean {
  const { pathname } = new URL(router.createHref(toLocation(router, to)), location.href);
  return pathname !== location.pathname;
}

const toLocation = (router: Router, to: To): URL => {
  const path =
    typeof to === 'string' ? to : `${to.pathname ?? router.state.location.pathname}${to.search ?? ''}${to.hash ?? ''}`;
  return new URL(path, location.href);
};

/**
 * Makes the next navigation to another page a full document load when `isDue` says so: that is how an open tab takes
 * new versions.
 *
 * The router has no public way to send a navigation elsewhere before it begins (it knows one blocker at a time, and
 * forms with something typed in them need that one), so its `navigate` is replaced, here and nowhere else.
 *
 * @param load loads a document
 */
export function takeAtNavigation(
  router: Router,
  isDue: () => boolean,
  load = (address: URL): void => location.assign(address),
): void {
  const navigate = router.navigate.bind(router);
  const takes = (to: unknown, state: unknown): to is To =>
    (typeof to === 'string' || (typeof to === 'object' && to !== null)) && state === undefined && isDue();
  const instead: typeof router.navigate = async (...args: Parameters<typeof navigate> | readonly unknown[]) => {
    const [to, options] = args as readonly [unknown, { state?: unknown; formMethod?: unknown } | undefined];
    if (takes(to, options?.state ?? options?.formMethod) && isAnotherPage(router, to)) {
      load(toLocation(router, to));
      return;
    }
    await Reflect.apply(navigate, router, args);
  };
  router.navigate = instead;
}

import { createPath, type createBrowserRouter, type To } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether a navigation goes to another page; a filter or an anchor does not. */
function isAnotherPage(router: Router, to: To): boolean {
  const { pathname } = new URL(router.createHref(toLocation(router, to)), location.href);
  return pathname !== location.pathname;
}

const toLocation = ({ basename = '/' }: Router, to: To): URL => {
  const path = typeof to === 'string' ? to : createPath({ pathname: '', ...to });
  // A path as in English stays in the language of the document.
  const whole = path.startsWith('/') ? basename.replace(/\/$/, '') + path : path;
  return new URL(whole, location.href);
};

/**
 * Makes the next navigation to another page a full document load when `isDue` returns true: that is how an open tab
 * gets new versions.
 *
 * The router has no public way to redirect a navigation before it begins (it supports one blocker at a time, and forms
 * with unsaved input need that one), so only this function replaces its `navigate`.
 *
 * @param load loads a document
 */
export function reloadAtNavigation(
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

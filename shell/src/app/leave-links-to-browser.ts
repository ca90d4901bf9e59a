const isAdministration = (pathname: string): boolean => /^\/(admin|login)(\/|$)/.test(pathname);

/** Whether a link leads to another public page of this site. */
function leadsToPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && !isAdministration(pathname);
}

/**
 * Lets the browser follow links to other public pages. Before the page is complete it shows them sooner than the router,
 * which first has to load their code.
 *
 * @returns a function that leaves links to the router from then on
 */
export function leaveLinksToBrowser(): () => void {
  const followNatively = (event: Event): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    // The router's handler is React's, on an element below.
    if (link && !isAdministration(location.pathname) && leadsToPage(link)) event.stopPropagation();
  };
  document.addEventListener('click', followNatively, { capture: true });
  return () => document.removeEventListener('click', followNatively, { capture: true });
}

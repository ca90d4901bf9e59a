import type { createBrowserRouter } from 'react-router';
import type { Telemetry } from './telemetry';

/** Pages for the site's staff. */
const OWN_PAGES = /^\/(?:admin|login|preview)(?:\/|$)/;
/** The name of a document in its address. */
const DOCUMENT = /\/api\/v1\/files\/([a-z0-9][a-z0-9.-]*\.pdf)$/;

/** The selector with which any front end marks a form as an application. */
const APPLICATION = 'form[data-counted="application"]';

/** Whether a program controls the browser, or the visitor asks not to be tracked. */
function isNotCounted(): boolean {
  const { webdriver, doNotTrack } = navigator;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return webdriver || doNotTrack === '1' || globalPrivacyControl === true;
}

/** The host of the referrer: empty without one, undefined for this site, which is not an arrival. */
function referrerOf(referrer: string): string | undefined {
  if (referrer === '') return '';
  const { host, hostname } = new URL(referrer);
  return host === location.host ? undefined : hostname.replace(/^www\./, '').slice(0, 100);
}

/**
 * Counts page views by their patterns, opened documents and started applications. Stores nothing in the browser, and
 * nothing links one count to another.
 * @param patternOf the pattern of a page, undefined for an address without one
 */
export function countVisits(
  telemetry: Pick<Telemetry, 'add'>,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  patternOf: (pathname: string) => string | undefined,
): void {
  if (isNotCounted()) return;
  let shown = '';
  let begun = '';
  const show = (pathname: string, referrer?: string): void => {
    if (pathname === shown) return;
    shown = pathname;
    const page = OWN_PAGES.test(pathname) ? undefined : patternOf(pathname);
    if (page !== undefined) telemetry.add({ kind: 'visit', page, ...(referrer !== undefined && { referrer }) });
  };
  show(router.state.location.pathname, referrerOf(document.referrer));
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'idle') show(pathname);
  });
  const open = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const file = link && DOCUMENT.exec(link.pathname)?.[1];
    if (file && !OWN_PAGES.test(location.pathname)) telemetry.add({ kind: 'document', file });
  };
  document.addEventListener('click', open);
  document.addEventListener('auxclick', open);
  document.addEventListener('input', ({ target }) => {
    const isApplication = target instanceof Element && target.closest(APPLICATION) !== null;
    if (!isApplication || begun === location.pathname) return;
    begun = location.pathname;
    telemetry.add({ kind: 'application' });
  });
}

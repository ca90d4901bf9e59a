/** How long a visitor has to hover over a link or focus it before its page is fetched, in milliseconds. */
const INTEREST = 100;

/** Fetches the page behind a link of this site once a visitor hovers over it or focuses it. */
export function prefetchOnInterest(prefetch: (address: URL, signal: AbortSignal) => Promise<void>): void {
  const done = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const notice = (event: Event): void => {
    clearTimeout(waiting);
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return;
    const { href } = link;
    if (done.has(href)) return;
    waiting = setTimeout(() => {
      done.add(href);
      prefetch(new URL(href), AbortSignal.timeout(10_000)).catch(() => done.delete(href));
    }, INTEREST);
  };
  document.addEventListener('pointerover', notice, { passive: true });
  document.addEventListener('focusin', notice, { passive: true });
}

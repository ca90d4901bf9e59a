import { matchRoutes } from 'react-router';
import type { RemoteMounts } from '../browser/mount-remotes';

/** How long a visitor has to hover over a link or focus it before its page is fetched, in milliseconds. */
const INTEREST = 100;

/** Loads a page's code and its data ahead of a click; errors are ignored, because the click reports them again. */
export async function prefetch(mounts: RemoteMounts, address: URL, signal: AbortSignal): Promise<void> {
  const { pathname, search } = address;
  const match = mounts.match(pathname);
  if (match?.owner.exposes['./routes'] !== 'public') return;
  mounts.fetchAhead(match);
  const data = mounts.early.load(pathname + search, match, signal);
  const routes = await mounts.routes(match.owner);
  for (const { route, params } of matchRoutes(routes ?? [], pathname, mounts.basename) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const [page] = await Promise.all([route.lazy(), data]);
    if (typeof page.loader !== 'function') continue;
    const request = new Request(address, { signal });
    await page.loader({ request, params, context: {}, url: address, pattern: route.path ?? '' });
  }
}

/** Fetches the page behind a link of this site once a visitor hovers over it or focuses it. */
export function prefetchOnInterest(mounts: RemoteMounts): void {
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
      prefetch(mounts, new URL(href), AbortSignal.timeout(10_000)).catch(() => done.delete(href));
    }, INTEREST);
  };
  document.addEventListener('pointerover', notice, { passive: true });
  document.addEventListener('focusin', notice, { passive: true });
}

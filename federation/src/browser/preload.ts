import type { LiveRemote } from './live-remote';

const isListed = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[href]'), ...document.querySelectorAll<HTMLScriptElement>('script[src]')]
    .some((element) => element.getAttribute('href') === href || element.getAttribute('src') === href);

function addLink(href: string, as: 'script' | 'style', integrity?: string): void {
  if (isListed(href)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  document.head.append(link);
}

/**
 * Starts the download of a remote's entry and of the given chunks side by side, without running anything.
 *
 * @param chunkNames names from the remote's published assets; unknown ones are ignored
 */
export function preloadRemote(remote: LiveRemote, chunkNames: readonly string[]): void {
  addLink(remote.entry, 'script', remote.integrity);
  for (const name of chunkNames) {
    const files = remote.chunks[name];
    files?.js.forEach((href) => addLink(href, 'script'));
    files?.css.forEach((href) => addLink(href, 'style'));
  }
}

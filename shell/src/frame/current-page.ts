import { HOME_PATH } from 'api-client';
/** The home page answers at both addresses. */
const HOME = HOME_PATH;

const plain = (path: string): string => path.replace(/\/+$/, '') || HOME;

/**
 * The value of `aria-current` for a link.
 *
 * @returns `page` for a link to the page one is on, `true` for one to a page above it, else undefined
 */
export function currentFor(path: string, pathname: string): 'page' | 'true' | undefined {
  const [link, here] = [plain(path), plain(pathname)];
  if (link === here) return 'page';
  return here.startsWith(`${link}/`) ? 'true' : undefined;
}

/** Whether a page belongs to what the company offers: the entry that opens the sectors is marked on it. */
export const isOffering = (pathname: string): boolean => /^\/(offerings|products)(\/|$)/.test(pathname);

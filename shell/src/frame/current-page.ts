import { HOME_PATH } from 'api-client';
import type { MenuEntry } from 'federation/contract';

/** The home page has two addresses. */
const HOME = HOME_PATH;

const plain = (path: string): string => path.replace(/\/+$/, '') || HOME;

/**
 * The value of `aria-current` for a link.
 *
 * @returns `page` for a link to the current page, `true` for a link to one of its ancestors, else undefined
 */
export function currentFor(path: string | undefined, pathname: string): 'page' | 'true' | undefined {
  if (path === undefined) return undefined;
  const [link, here] = [plain(path), plain(pathname)];
  if (link === here) return 'page';
  return here.startsWith(`${link}/`) ? 'true' : undefined;
}

/** Whether a page belongs to the submenu of an entry. */
export const isBelow = ({ submenu, path, entries }: MenuEntry, pathname: string): boolean =>
  (submenu !== undefined && isOffering(pathname)) ||
  [{ path }, ...entries].some((link) => currentFor(link.path, pathname) !== undefined);

/** Whether a page is an offering or a product: the menu entry that opens the sectors is marked as current on it. */
export const isOffering = (pathname: string): boolean => /^\/(offerings|products)(\/|$)/.test(pathname);

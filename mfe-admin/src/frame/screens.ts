import { compareNames, isAllowed } from 'api-client';
import type { AdminScreen } from 'federation/contract';
import type { MenuEntry, MenuGroup } from './menu';
import { ownScreens, type OwnScreen } from './own-screens';

/** The groups in their order; unlisted groups come after them. */
const GROUPS = ['Overview', 'Catalogue', 'Careers', 'Content', 'Messages', 'Site', 'People', 'System'];

const place = (group: string): number => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length);

/** The address of a screen below `/admin`. */
export const adminPath = (path: string): string => (path === '' ? '/admin' : `/admin/${path}`);

type Rights = readonly string[] | undefined;

/** Whether a user may see a screen; until the rights are known every screen is shown (the server decides). */
const isFor = ({ roles }: { readonly roles: readonly string[] }, rights: Rights): boolean =>
  rights === undefined || isAllowed(rights, roles);

/** The screens that a user may see, in their groups. */
export function menuFor(rights: Rights, contributed: readonly AdminScreen[]): MenuGroup[] {
  const entries = [...ownScreens.filter(({ hidden }) => !hidden), ...contributed]
    .filter((screen) => isFor(screen, rights))
    .map(({ label, path, group, order }): MenuEntry => ({ label, href: adminPath(path), group, order }));
  const names = [...new Set(entries.map(({ group }) => group))].sort(
    (a, b) => place(a) - place(b) || compareNames(a, b),
  );
  return names.map((name) => ({
    name,
    entries: entries
      .filter(({ group }) => group === name)
      .sort((a, b) => a.order - b.order || compareNames(a.label, b.label)),
  }));
}

/** The screen to which an address below `/admin` belongs. */
export function screenAt<Screen extends { readonly path: string }>(
  pathname: string,
  screens: readonly Screen[],
): Screen | undefined {
  const below = pathname.replace(/^\/admin\/?/, '').replace(/\/$/, '');
  return screens
    .filter(({ path }) => below === path || below.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Whether a user may open an address below `/admin`. */
export function mayOpen(pathname: string, rights: Rights, contributed: readonly AdminScreen[]): boolean {
  const screen = screenAt<OwnScreen | AdminScreen>(pathname, [...ownScreens, ...contributed]);
  return !screen || isFor(screen, rights);
}

import { compareNames } from 'api-client';
import type { AdminRole, AdminScreen } from 'federation/contract';
import type { MenuEntry, MenuGroup } from './menu';
import { ownScreens, type OwnScreen } from './own-screens';

/** The groups in their order; unlisted groups come after them. */
const GROUPS = ['Overview', 'Catalogue', 'Careers', 'Content', 'Messages', 'Site', 'People', 'System'];

const place = (group: string): number => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length);

/** The address of a screen below `/admin`. */
export const adminPath = (path: string): string => (path === '' ? '/admin' : `/admin/${path}`);

/** Whether a role may see a screen; until the role is known every screen is shown (the server decides). */
const isFor = ({ roles }: { readonly roles: readonly AdminRole[] }, role: AdminRole | undefined): boolean =>
  role === undefined || roles.includes(role);

/** The screens that a role may see, in their groups. */
export function menuFor(role: AdminRole | undefined, contributed: readonly AdminScreen[]): MenuGroup[] {
  const entries = [...ownScreens.filter(({ hidden }) => !hidden), ...contributed]
    .filter((screen) => isFor(screen, role))
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

/** Whether a role may open an address below `/admin`. */
export function mayOpen(pathname: string, role: AdminRole | undefined, contributed: readonly AdminScreen[]): boolean {
  const screen = screenAt<OwnScreen | AdminScreen>(pathname, [...ownScreens, ...contributed]);
  return !screen || isFor(screen, role);
}

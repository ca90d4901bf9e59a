import { arrangeMenu, type MenuEntry, type NavigationPlace } from 'federation/contract';
import { useSiteSettings } from 'shared-store';
import { menuContributors } from '../remotes/menu-contributors';
import { useSite } from '../remotes/site-context';
import { useTexts } from '../texts/use-texts';

const leads = ({ path, submenu, section, entries }: MenuEntry): boolean =>
  (path ?? submenu ?? section) !== undefined || entries.length > 0;

/**
 * The entries that the live remotes and the shell contribute to a place, as the site's owner arranged them, with labels
 * in the language of the document where the frame has a translation.
 */
export function useMenu(place: NavigationPlace): readonly MenuEntry[] {
  const { remotes } = useSite();
  const owners = useSiteSettings()?.menus?.[place];
  const { text, lang } = useTexts();
  return arrangeMenu(menuContributors(remotes), place, owners)
    .filter((entry) => !entry.hidden && leads(entry))
    .map((entry) => {
      const label = text(entry.label);
      return label === entry.label ? entry : { ...entry, label, lang };
    });
}

/** The key of an entry in a list. */
export const keyOf = ({ id, label, path }: Pick<MenuEntry, 'id' | 'label' | 'path'>): string =>
  id ?? `${label} ${path}`;

/** The links of an entry's submenu: to its own page, if it has one, and to the owner's entries below it. */
export const submenuOf = ({ label, lang, path, entries }: MenuEntry): MenuEntry['entries'] =>
  path === undefined ? entries : [{ label, lang, path }, ...entries];

/** Whether an entry opens a submenu. */
export const opens = ({ submenu, entries }: MenuEntry): boolean => submenu !== undefined || entries.length > 0;

import type { NavigationEntry, NavigationPlace } from './remote-manifest';

/** An entry as the site's owner arranged it: a contributed one by its id, or one of the owner's own. */
interface OwnersEntry {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  /** The language of the label, if it is translated. */
  readonly lang?: string | undefined;
  readonly path?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly entries?: readonly MenuLink[] | undefined;
}

interface MenuLink {
  readonly label: string;
  /** The language of the label, if it is translated. */
  readonly lang?: string | undefined;
  readonly path: string;
}

/** An entry of a menu, in its order. */
export interface MenuEntry extends Pick<NavigationEntry, 'label' | 'path' | 'submenu' | 'section'> {
  /** The id of a contributed entry: that of its remote, and its own. */
  readonly id?: string;
  readonly lang?: MenuLink['lang'];
  readonly hidden: boolean;
  /** The owner's entries of its submenu. */
  readonly entries: readonly MenuLink[];
}

/** A front end that contributes menu entries. */
export interface MenuContributor {
  readonly name: string;
  readonly title: string;
  readonly navigation: readonly NavigationEntry[];
}

/** The entries that the remotes contribute to a place, in the order that they propose. */
function contributed(remotes: readonly MenuContributor[], place: NavigationPlace): (NavigationEntry & MenuEntry)[] {
  return remotes
    .flatMap(({ name, navigation }) => navigation.map((entry) => ({ ...entry, id: `${name}.${entry.id}` })))
    .filter(({ places }) => places.includes(place))
    .sort((a, b) => a.order - b.order)
    .map((entry) => ({ ...entry, hidden: false, entries: [] }));
}

/**
 * The entries of a place: those of the owner in the owner's order, and each contributed one that the owner's list does
 * not name after the entry that precedes it in the proposed order. Entries of remotes that are not live are left out.
 */
export function arrangeMenu(
  remotes: readonly MenuContributor[],
  place: NavigationPlace,
  owners: readonly OwnersEntry[] = [],
): MenuEntry[] {
  const proposed = contributed(remotes, place);
  const arranged = owners.flatMap(({ id, label, lang, path, hidden = false, entries = [] }): MenuEntry[] => {
    const given = { ...(label && { label, lang }), ...(path && { path }) };
    const entry = proposed.find((one) => one.id === id);
    if (entry) return [{ ...entry, ...given, hidden, entries }];
    return id === undefined ? [{ label: '', ...given, hidden, entries }] : [];
  });
  proposed.forEach((entry, index) => {
    if (arranged.some(({ id }) => id === entry.id)) return;
    const before = proposed[index - 1]?.id;
    arranged.splice(arranged.findIndex(({ id }) => id !== undefined && id === before) + 1, 0, entry);
  });
  return arranged;
}

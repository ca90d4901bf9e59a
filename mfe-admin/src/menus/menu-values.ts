import type { MenuEntry, Menus, MenuPlaces, MenusBody } from 'api-client';
import { arrangeMenu, type MenuContributor } from 'federation/contract';

export type Place = keyof MenuPlaces;

/** The places in the order of the screen; those with submenus. */
export const PLACES: readonly Place[] = ['navbar', 'button', 'menu', 'footer', 'sections'];
export const WITH_SUBMENUS: ReadonlySet<Place> = new Set(['navbar', 'menu']);

/** An entry in the form. */
export interface EntryValues {
  /** Only for the form. */
  readonly _id: string;
  /** The id of a contributed entry; empty for one of the owner's. */
  readonly id: string;
  /** The label that the front end proposes. */
  readonly proposed: string;
  readonly label: string;
  readonly path: string;
  /** The effect of a contributed entry without an address, in words. */
  readonly opens: string;
  readonly hidden: boolean;
  readonly entries: readonly { readonly label: string; readonly path: string }[];
}

export type MenuValues = Record<Place, EntryValues[]>;

const OPENS = { sectors: 'Opens the sectors', section: 'Shows the section of the home page' };

/** The entries of a place as the owner arranged them; without that, as the front ends propose them. */
export function entriesOf(
  contributors: readonly MenuContributor[],
  place: Place,
  owners?: readonly MenuEntry[],
): EntryValues[] {
  const proposed = new Map(arrangeMenu(contributors, place).map(({ id, label }) => [id, label]));
  return arrangeMenu(contributors, place, owners).map(
    ({ id = '', label, path = '', submenu, section, hidden, entries }, index) => ({
      _id: id || `own-${index}`,
      ...{ id, label, path, hidden, entries },
      proposed: proposed.get(id) ?? '',
      opens: submenu ? OPENS.sectors : section ? OPENS.section : '',
    }),
  );
}

/** The form's values for all places. */
export function menuValues(contributors: readonly MenuContributor[], menus: Menus | null): MenuValues {
  const of = (place: Place) => entriesOf(contributors, place, menus?.[place]);
  return {
    navbar: of('navbar'),
    button: of('button'),
    menu: of('menu'),
    footer: of('footer'),
    sections: of('sections'),
  };
}

const storedEntry = ({ id, proposed, label, path, hidden, entries }: EntryValues): MenuEntry => ({
  ...(id === '' ? { label, ...(path !== '' && { path }) } : { id, ...(label !== proposed && { label }) }),
  ...(hidden && { hidden }),
  ...(entries.length > 0 && { entries: [...entries] }),
});

/** The entries of a place to store; none if they are as the front ends propose them. */
function storedPlace(
  contributors: readonly MenuContributor[],
  place: Place,
  values: readonly EntryValues[],
  before: readonly MenuEntry[],
): MenuEntry[] {
  const stored = values.map(storedEntry);
  // Entries of front ends that are not live now keep their changes.
  const live = new Set(values.map(({ id }) => id));
  const kept = before.filter(({ id }) => id !== undefined && !live.has(id));
  const asProposed = entriesOf(contributors, place).map(storedEntry);
  return JSON.stringify(stored) === JSON.stringify(asProposed) ? kept : [...stored, ...kept];
}

/** The body of the API for the form's values. */
export const menusBody = (
  contributors: readonly MenuContributor[],
  values: MenuValues,
  before: Menus | null,
): MenusBody =>
  Object.fromEntries(
    PLACES.map((place) => [place, storedPlace(contributors, place, values[place], before?.[place] ?? [])]),
  );

import { langOf, type MenuEntry, type MenuPlaces, type Menus } from 'api-client';
import { menus as type } from 'api-client/content-types';
import { menuPlacesSchema } from 'api-client/schemas';
import { withoutHiddenIds } from '../../content-types/hidden-ids';
import { itemInLanguage } from '../../content-types/items-in-language';
import type { Database } from '../../database/database';

type InLanguage = MenuEntry & { readonly locale?: string; readonly untranslated?: readonly string[] };

/** An entry with the language of its label, if it has one. */
function labelled<Of extends Pick<InLanguage, 'label' | 'locale' | 'untranslated'>>(entry: Of): Of {
  const { locale: _, untranslated: __, ...shown } = entry;
  const lang = entry.label ? langOf(entry, 'label') : undefined;
  return { ...shown, ...(lang && { lang }) } as unknown as Of;
}

/**
 * The owner's menus as visitors read them, with their labels in a language.
 *
 * @param language undefined for English
 */
export async function menusInLanguage(db: Database, language: string | undefined, menus: Menus): Promise<MenuPlaces> {
  const shown = withoutHiddenIds(type.fields, await itemInLanguage(db, type, language, menus));
  const places = Object.entries(menuPlacesSchema.parse(shown)).map(([place]) => [
    place,
    (shown[place as keyof MenuPlaces] as readonly InLanguage[]).map((entry) => ({
      ...labelled(entry),
      ...(entry.entries && { entries: entry.entries.map(labelled) }),
    })),
  ]);
  return Object.fromEntries(places) as MenuPlaces;
}

import { cataloguesLoaded, type Catalogue, type Catalogues } from 'shared-store/catalogues';
import type { AppStore } from 'shared-store';
import { TEXTS_OF } from '../site-data';

/**
 * Loads the texts of the remotes in the language of the document, which links them. A remote whose texts cannot be
 * loaded is shown in English.
 */
export async function loadRemoteTexts(store: AppStore): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${TEXTS_OF}]`)];
  const loaded = await Promise.all(
    links.map(async (link): Promise<Catalogues> => {
      try {
        const module = (await import(/* webpackIgnore: true */ link.href)) as { readonly default: Catalogue };
        return { [link.getAttribute(TEXTS_OF) ?? '']: module.default };
      } catch {
        return {};
      }
    }),
  );
  store.dispatch(cataloguesLoaded(Object.assign({}, ...loaded) as Catalogues));
}

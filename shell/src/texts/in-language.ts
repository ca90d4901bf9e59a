import type { AppStore } from 'shared-store';
import { cataloguesLoaded, type Catalogues } from 'shared-store/catalogues';
import { loadCatalogue } from './catalogue';
import { loadRemoteTexts } from './remote-texts';

export { linksInLanguage } from './links-in-language';

const ofFrame = async (language: string): Promise<Catalogues> => {
  const shell = await loadCatalogue(language);
  return shell ? { shell } : {};
};

/** Puts the translations of the frame into the store and, in a browser, those of the remotes. */
export async function loadTexts(language: string, store: AppStore): Promise<void> {
  const loading = typeof document === 'undefined' ? [ofFrame(language)] : [ofFrame(language), loadRemoteTexts()];
  const loaded = await Promise.all(loading);
  store.dispatch(cataloguesLoaded(Object.assign({}, ...loaded) as Catalogues));
}

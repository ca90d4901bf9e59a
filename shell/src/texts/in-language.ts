import { callsInLanguage } from 'api-client';
import type { AppStore, AppThunk } from 'shared-store';
import { cataloguesLoaded, type Catalogues } from 'shared-store/catalogues';
import { loadCatalogue } from './catalogue';
import { loadRemoteTexts } from './remote-texts';

export { linksInLanguage } from './links-in-language';

const ofFrame = async (language: string): Promise<Catalogues> => {
  const shell = await loadCatalogue(language);
  return shell ? { shell } : {};
};

/** Makes a store read content in a language from now on. */
const readIn =
  (language: string): AppThunk =>
  (_dispatch, _getState, services) => {
    services.call = callsInLanguage(services.call, language);
  };

/**
 * Puts the translations of the frame into the store. In a browser it adds those of the remotes, and the store reads
 * content in the language from now on; on a server the store is made for it.
 */
export async function loadTexts(language: string, store: AppStore): Promise<void> {
  const isServer = typeof document === 'undefined';
  if (!isServer) store.dispatch(readIn(language));
  const loading = isServer ? [ofFrame(language)] : [ofFrame(language), loadRemoteTexts()];
  const loaded = await Promise.all(loading);
  store.dispatch(cataloguesLoaded(Object.assign({}, ...loaded) as Catalogues));
}

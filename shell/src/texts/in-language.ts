import { callsInLanguage } from 'api-client';
import type { AppStore, AppThunk } from 'shared-store';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { catalogueOf } from 'shared-store/texts';
import { loadCatalogue } from './catalogue';
import { loadRemoteTexts } from './remote-texts';

export { linksInLanguage } from './links-in-language';

/** Makes a store read content in a language from now on. */
const readIn =
  (language: string): AppThunk =>
  (_dispatch, _getState, services) => {
    services.call = callsInLanguage(services.call, language);
  };

/** Puts the translations of a remote into the store of a browser. */
async function loadTextsOf(remote: string, store: AppStore): Promise<void> {
  if (catalogueOf(store.getState(), remote)) return;
  const texts = await loadRemoteTexts(remote);
  if (texts) store.dispatch(cataloguesLoaded({ [remote]: texts }));
}

/**
 * Puts the translations of the frame into the store. In a browser the store reads content in the language from now on; on
 * a server the store is made for it.
 *
 * @returns a function that puts the translations of a remote into the store of a browser
 */
export async function loadTexts(language: string, store: AppStore): Promise<(remote: string) => Promise<void>> {
  if (typeof document !== 'undefined') store.dispatch(readIn(language));
  const shell = await loadCatalogue(language);
  if (shell) store.dispatch(cataloguesLoaded({ shell }));
  return (remote) => loadTextsOf(remote, store);
}

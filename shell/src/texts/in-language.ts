import type { AppStore } from 'shared-store';
import { loadCatalogue, type Catalogue } from './catalogue';
import { loadRemoteTexts } from './remote-texts';

export { linksInLanguage } from './links-in-language';

/** Loads the translations of the frame and, in a browser, those of the remotes. */
export async function loadTexts(language: string, store?: AppStore): Promise<Catalogue> {
  const [catalogue] = await Promise.all([loadCatalogue(language), store && loadRemoteTexts(store)]);
  return catalogue;
}

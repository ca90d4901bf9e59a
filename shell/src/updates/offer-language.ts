import { ENGLISH } from 'api-client';
import type { createBrowserRouter } from 'react-router';
import { selectLanguages, type AppStore } from 'shared-store';
import { isOfferDeclined } from './declined-offer';

/**
 * Offers the page in the first language of the visitor's browser that the site has, unless the document is in it. Code
 * and texts of the offer are loaded only for a visitor who gets it.
 */
export async function offerLanguage(store: AppStore, router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { current, others } = selectLanguages(store.getState());
  const language = navigator.languages
    .map((tag) => tag.replace(/-.*/, '').toLowerCase())
    .find((code) => code === ENGLISH || code in others);
  if (language === undefined || language === current || isOfferDeclined(language)) return;
  const { showLanguageOffer } = await import(/* webpackChunkName: "language-offer" */ './language-offer');
  await showLanguageOffer(language, others[language] ?? 'English', router);
}

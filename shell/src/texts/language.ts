import { ENGLISH } from 'api-client';
import type { AppStore } from 'shared-store';
import type { Catalogue } from './catalogue';

type Code = typeof import('./in-language');

let code: Code | undefined;

/**
 * Loads what a document in a language needs: nothing in English.
 *
 * @param store in a browser: gets the texts of the remotes
 * @returns the translations of the frame; empty for English and for a language without translations
 */
export async function loadLanguage(language: string, store?: AppStore): Promise<Catalogue | undefined> {
  if (language === ENGLISH) return undefined;
  code ??= await import(/* webpackChunkName: "in-language" */ './in-language');
  return code.loadTexts(language, store);
}

/**
 * Rich text whose links lead to the pages of a language, once `loadLanguage` has ended; until then, and in English, it is
 * unchanged.
 *
 * @param others the site's languages besides English, by their code
 */
export function richTextIn(html: string, language: string, others: Readonly<Record<string, string>>): string {
  return language === ENGLISH || !code ? html : code.linksInLanguage(html, language, others);
}

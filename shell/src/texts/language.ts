import { ENGLISH } from 'api-client';
import type { AppStore } from 'shared-store';

type Code = typeof import('./in-language');

let code: Code | undefined;

/** Loads what a document in a language needs, and puts its texts into the store; nothing in English. */
export async function loadLanguage(language: string, store: AppStore): Promise<void> {
  if (language === ENGLISH) return;
  code ??= await import(/* webpackChunkName: "in-language" */ './in-language');
  await code.loadTexts(language, store);
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

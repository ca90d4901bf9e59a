import { ENGLISH } from 'api-client';
import type { AppStore } from 'shared-store';

type Code = typeof import('./in-language');

type LoadRemoteTexts = (remote: string) => Promise<void>;

let code: Code | undefined;

const loadCode = async (): Promise<Code> =>
  (code ??= await import(/* webpackChunkName: "in-language" */ './in-language'));

/**
 * Loads what a document in a language needs, and puts the texts of the frame into the store; nothing in English.
 *
 * @returns a function that puts the texts of a remote into the store
 */
export async function loadLanguage(language: string, store: AppStore): Promise<LoadRemoteTexts | undefined> {
  return language === ENGLISH ? undefined : (await loadCode()).loadTexts(language, store);
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

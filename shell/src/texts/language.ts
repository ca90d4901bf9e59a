import { ENGLISH } from 'api-client';
import type { AppStore } from 'shared-store';

type Code = typeof import('./in-language');

let code: Code | undefined;

const loadCode = async (): Promise<Code> =>
  (code ??= await import(/* webpackChunkName: "in-language" */ './in-language'));

/** Loads what a document in a language needs, and puts the texts of the frame into the store; nothing in English. */
export async function loadLanguage(language: string, store: AppStore): Promise<void> {
  if (language !== ENGLISH) await (await loadCode()).loadTexts(language, store);
}

/** Puts the texts of a remote into the store; undefined in English. Without them the remote is drawn again in English. */
export const remoteTexts = (language: string, store: AppStore): ((remote: string) => Promise<void>) | undefined =>
  language === ENGLISH
    ? undefined
    : (remote) =>
        loadCode().then(
          ({ loadTextsOf }) => loadTextsOf(remote, store),
          () => undefined,
        );

/**
 * Rich text whose links lead to the pages of a language, once `loadLanguage` has ended; until then, and in English, it is
 * unchanged.
 *
 * @param others the site's languages besides English, by their code
 */
export function richTextIn(html: string, language: string, others: Readonly<Record<string, string>>): string {
  return language === ENGLISH || !code ? html : code.linksInLanguage(html, language, others);
}

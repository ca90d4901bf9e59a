import { ENGLISH } from 'api-client';

type Code = typeof import('./links-in-language');

/** The chunk with the code, which documents in English do not load. */
export const RICH_TEXT_LINKS = 'rich-text-links';

let code: Code | undefined;

/** Loads what `richTextIn` needs for a document in a language. */
export async function loadRichTextLinks(language: string): Promise<void> {
  if (language !== ENGLISH) code ??= await import(/* webpackChunkName: "rich-text-links" */ './links-in-language');
}

/**
 * Rich text whose links lead to the pages of a language, once `loadRichTextLinks` has ended; until then, and in English,
 * it is unchanged.
 *
 * @param others the site's languages besides English, by their code
 */
export function richTextIn(html: string, language: string, others: Readonly<Record<string, string>>): string {
  return language === ENGLISH || !code ? html : code.linksInLanguage(html, language, others);
}

/** The language of the addresses without a prefix: the specification's. */
export const ENGLISH = 'en';

/** Addresses that exist once: the pages of the staff, and what is not a page. */
const WITHOUT_LANGUAGE = /^\/(?:admin|login|preview|api|r|env)(?:\/|$)/i;

/** Whether the page at a path, without a prefix, has an address in each language. */
export const hasLanguages = (path: string): boolean => !WITHOUT_LANGUAGE.test(path);

/** The address of a page in a language: its path in English below the prefix of the language. */
export const inLanguage = (path: string, language: string): string =>
  language === ENGLISH ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;

/** The path in the `href` of a link to the same site, with the tag before it: the API writes attributes in double quotes. */
const LINK = /(<a(?:\s+(?!href=)[\w-]+(?:="[^"]*")?)*\s+href=")(\/(?![\\/])[^"?#]*)/gi;

const FILE = /\.[a-z]\w{1,4}$/i;

/**
 * Makes the links of rich text lead to the pages of a language. Links to files, to pages that exist once, to other sites
 * and within the text stay as they are, and so does the address of a page in one of the site's languages.
 *
 * @param html sanitised rich text of the API
 * @param language of the document
 * @param others the site's languages besides English, by their code
 */
export function linksInLanguage(html: string, language: string, others: Readonly<Record<string, string>>): string {
  if (language === ENGLISH) return html;
  return html.replace(LINK, (link, before: string, path: string) => {
    const isOnce = !hasLanguages(path) || FILE.test(path) || String(path.split('/')[1]) in others;
    return isOnce ? link : before + inLanguage(path, language);
  });
}

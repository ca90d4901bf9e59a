import { hasLanguages, inLanguage } from 'api-client';

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
  return html.replace(LINK, (link, before: string, path: string) => {
    const isOnce = !hasLanguages(path) || FILE.test(path) || String(path.split('/')[1]) in others;
    return isOnce ? link : before + inLanguage(path, language);
  });
}

/** The language of the addresses without a prefix: the specification's. */
export const ENGLISH = 'en';

/** Addresses that exist once: the pages of the staff, and what is not a page. */
const WITHOUT_LANGUAGE = /^\/(?:admin|login|preview|api|r|env)(?:\/|$)/i;

/** Whether the page at a path, without a prefix, has an address in each language. */
export const hasLanguages = (path: string): boolean => !WITHOUT_LANGUAGE.test(path);

/** The address of a page in a language: its path in English below the prefix of the language. */
export const inLanguage = (path: string, language: string): string =>
  language === ENGLISH ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;

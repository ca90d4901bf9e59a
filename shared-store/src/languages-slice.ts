/** The languages of the site, by the address of the document and the server's configuration. */
export interface SiteLanguages {
  /** The code of the document's language. */
  readonly current: string;
  /** The languages besides English: the name of each in itself, by its code. */
  readonly others: Readonly<Record<string, string>>;
}

const ONLY_ENGLISH: SiteLanguages = { current: 'en', others: {} };

export const languagesReducer = (state = ONLY_ENGLISH): SiteLanguages => state;

export const selectLanguages = ({ languages }: { readonly languages: SiteLanguages }): SiteLanguages => languages;

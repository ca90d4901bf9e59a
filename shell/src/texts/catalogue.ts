/** The translations of a language by their English text. */
export type Catalogue = Readonly<Record<string, string>>;

type Load = () => Promise<{ readonly default: Catalogue }>;

/** Each language is in a separate chunk: a visitor loads one at most, and none in English. */
export const CATALOGUES: Readonly<Record<string, Load>> = {
  hi: () => import(/* webpackChunkName: "messages-hi" */ '../../messages/hi.po'),
  gu: () => import(/* webpackChunkName: "messages-gu" */ '../../messages/gu.po'),
};

/** The translations of a language; undefined for English and for a language without translations. */
export const loadCatalogue = async (language: string): Promise<Catalogue | undefined> =>
  (await CATALOGUES[language]?.())?.default;

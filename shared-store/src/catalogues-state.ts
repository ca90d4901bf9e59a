/** Translations by their English text; a text with plurals has a form for each plural category of the language. */
export type Catalogue = Readonly<Record<string, string | readonly string[]>>;

/** The translations of each remote by its name. */
export type Catalogues = Readonly<Record<string, Catalogue>>;

/** The name of the slice with the translations; a document in English has none. */
export const CATALOGUES = 'catalogues';

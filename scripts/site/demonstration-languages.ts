/** The languages besides English in which the demonstration content has texts. */
const LANGUAGES = 'hi,gu';

/**
 * The variable `LANGUAGES` of a site with the demonstration content, unless the environment sets it.
 *
 * @returns nothing in production, and for a site that is filled with other content or with none
 */
export const demonstrationLanguages = (env: NodeJS.ProcessEnv): Readonly<Record<string, string>> =>
  env['NODE_ENV'] === 'production' || env['SEED'] !== undefined || env['LANGUAGES'] !== undefined ? {} : { LANGUAGES };

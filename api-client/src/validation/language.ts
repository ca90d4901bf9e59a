import * as z from 'zod';

/** The code of a language, whether the site has it or not. */
export const languageSchema = z.string().regex(/^[a-z]{2,3}$/, 'Language must be the code of a language, such as hi');

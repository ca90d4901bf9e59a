/** The folder of a front end's translations, in its sources and in its build. */
export const MESSAGES_FOLDER = 'messages';

/** The module with a front end's texts in a language: its default export has them by their English text. */
export const messagesFile = (language: string): string => `${MESSAGES_FOLDER}/${language}.js`;

/** The name in a server bundle of the texts by language; it is not an expose. */
export const MESSAGES_EXPORT = './messages';

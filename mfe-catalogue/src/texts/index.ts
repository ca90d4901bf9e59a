import { textsFor } from 'shared-store/texts';

/** The texts of this remote in the language of the document; the translations are in `messages`. */
export const { useTexts, textsOf } = textsFor('catalogue');

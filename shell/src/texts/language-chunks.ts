import { ENGLISH } from 'api-client';
import { CATALOGUES } from './catalogue';

/** The chunks that a document in a language needs; none in English. */
export const languageChunks = (language: string): string[] => [
  ...(language in CATALOGUES ? [`messages-${language}`] : []),
  ...(language === ENGLISH ? [] : ['in-language']),
];

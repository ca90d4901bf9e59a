const MAX_LENGTH = 60;
/** As many digits as in a telephone number. */
const MANY_DIGITS = /(?:\d[\s()/.-]*){7}/;

/**
 * A search in the form that is counted; undefined if it may identify a person, such as by an email address or a
 * telephone number.
 */
export function searchedWords(search: string): string | undefined {
  const words = search.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (words === '' || words.length > MAX_LENGTH || words.includes('@') || MANY_DIGITS.test(words)) return undefined;
  return words;
}

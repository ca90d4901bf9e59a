/** The longest search that is kept. */
const LONGEST = 60;
/** As many digits as a telephone number has. */
const MANY_DIGITS = /(?:\d[\s()/.-]*){7}/;

/** A search as it is counted; nothing when it may name somebody, such as an email address or a telephone number. */
export function searchedWords(search: string): string | undefined {
  const words = search.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (words === '' || words.length > LONGEST || words.includes('@') || MANY_DIGITS.test(words)) return undefined;
  return words;
}

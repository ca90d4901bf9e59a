const ELLIPSIS = '…';

// A sign belongs to the letter before it, and a letter after a virama to the conjunct that the virama begins.
const SIGN = /^\p{M}/u;
const VIRAMA = /^[\u094d\u0acd]/;

/**
 * The first `count` characters by code points: a character outside the basic plane counts as one. Letters are not
 * separated from their signs: the text ends before them.
 */
export function firstCharacters(text: string, count: number): string {
  const characters = [...text];
  let end = count;
  while (end > 0 && (SIGN.test(characters[end] ?? '') || VIRAMA.test(characters[end - 1] ?? ''))) end -= 1;
  return characters.slice(0, end).join('');
}

/** The first `count` characters, then an ellipsis; a shorter text is unchanged. */
export function preview(text: string, count: number): string {
  return [...text].length > count ? `${firstCharacters(text, count)}${ELLIPSIS}` : text;
}

/** The words of a text, separated by white space of any kind. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The first `count` words, then an ellipsis; a shorter text is unchanged. */
export function previewWords(text: string, count: number): string {
  const words = wordsOf(text);
  return words.length > count ? `${words.slice(0, count).join(' ')}${ELLIPSIS}` : text.trim();
}

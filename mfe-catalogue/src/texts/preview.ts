const ELLIPSIS = '…';

/** The first `count` characters as people count them: a letter outside the basic plane is one. */
export function firstCharacters(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}

/** The first `count` characters, then an ellipsis; a shorter text stays whole. */
export function preview(text: string, count: number): string {
  return [...text].length > count ? `${firstCharacters(text, count)}${ELLIPSIS}` : text;
}

/** The words of a text; white space of any kind separates them. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The first `count` words, then an ellipsis; a shorter text stays whole. */
export function previewWords(text: string, count: number): string {
  const words = wordsOf(text);
  return words.length > count ? `${words.slice(0, count).join(' ')}${ELLIPSIS}` : text.trim();
}

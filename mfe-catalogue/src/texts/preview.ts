import { charactersOf } from 'api-client';

const ELLIPSIS = '…';

/** The first `count` characters, then an ellipsis; a shorter text is unchanged. */
export function preview(text: string, count: number): string {
  const characters = charactersOf(text);
  return characters.length > count ? `${characters.slice(0, count).join('')}${ELLIPSIS}` : text;
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

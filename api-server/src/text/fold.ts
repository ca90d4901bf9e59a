import { fold, withoutAccents } from 'api-client';

const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** The sort key of a name; cut to a length that an index can store. */
export function sortKey(name: string): string {
  return fold(name).trim().slice(0, 200);
}

/** The distinct folded words of a text, in the order of first occurrence; each cut to 40 characters. */
export function wordsOf(text: string): string[] {
  const words = fold(text).split(NOT_A_WORD);
  return [...new Set(words.filter((word) => word !== '').map((word) => word.slice(0, 40)))];
}

/** A name as part of an address, in its own script: `Drilling Services` becomes `drilling-services`. */
export function slugOf(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(NOT_A_WORD, '-')
    .slice(0, 120)
    .replace(/^[-\p{M}]+|-+$/gu, '');
}

/** An email address for comparisons: lower case, without space around it. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

import { plainText } from '../../content/rich-text';

/** Words that a person reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

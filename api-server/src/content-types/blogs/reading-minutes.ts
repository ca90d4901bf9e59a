/** Words that a person reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** What parts words, in sanitised HTML: the ends of what stands on lines of its own. */
const LINE_END = /<\/(?:p|h\d|li|blockquote|figure|tr)>/g;
const TAG = /<[^<>]*>/g;

/**
 * How long a text takes to read, in whole minutes, at least one.
 *
 * @param html sanitised: every `<` in it begins a tag
 */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(LINE_END, ' ').replaceAll(TAG, '').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

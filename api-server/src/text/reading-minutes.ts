const WORDS_PER_MINUTE = 200;

/** The ends of block elements, which separate words in sanitised HTML. */
const LINE_END = /<\/(?:p|h\d|li|blockquote|figure|tr)>/g;
const TAG = /<[^<>]*>/g;

/**
 * The reading time of a text, in whole minutes, at least one.
 *
 * @param html sanitised: every `<` in it begins a tag
 */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(LINE_END, ' ').replaceAll(TAG, '').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

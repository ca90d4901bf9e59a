const WORDS_PER_MINUTE = 200;

/** The ends of block elements, which separate words in sanitised HTML. */
export const LINE_END = /<\/(?:p|h\d|li|blockquote|figure|tr)>/g;
/** In sanitised HTML every `<` begins a tag. */
export const TAG = /<[^<>]*>/g;

/** The number of words of a sanitised text. */
export const countWords = (html: string): number =>
  html.replaceAll(LINE_END, ' ').replaceAll(TAG, '').split(/\s+/).filter(Boolean).length;

/** The time in which a number of words is read, in whole minutes, at least one. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

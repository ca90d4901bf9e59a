/** The length of a summary in search results, in characters. */
const OF_A_HIT = 160;
/** The longest description of an item on cards and in lists, in characters. */
export const DESCRIPTION_LENGTH = 200;

/**
 * The beginning of a text, cut at a word.
 *
 * @param most characters
 */
export function summaryOf(text: string, most = OF_A_HIT): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const space = line.lastIndexOf(' ', most);
  return `${line.slice(0, space > 0 ? space : most)}…`;
}

/** Cuts text at a word, for the description of a page in search results. */
export function shorten(text: string, most = 160): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = text.slice(0, most).lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

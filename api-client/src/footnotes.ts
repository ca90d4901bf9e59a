/** A footnote of a text while it is edited: a mark with the words of the note. */
const MARK = /<sup data-footnote="([^"]*)"><\/sup>/g;
const LINK_WITH_MARKS = /<a [^<>]*>(?:(?!<\/a>)[^])*<\/a>/g;

const REFERENCE = /<sup><a href="#note-([a-z0-9]+)"(?: id="reference-\1")? role="doc-noteref">\d+<\/a><\/sup>/g;
const NOTE =
  /<p id="note-([a-z0-9]+)" role="doc-footnote"><a href="#reference-\1" role="doc-backlink">\d+<\/a> ((?:[^<]|<\/?a\b[^<>]*>)*)<\/p>/g;

/** An address in the words of a note, without the punctuation after it. */
const ADDRESS = /https?:\/\/(?:(?!&(?:quot|lt|gt|#39);)[^\s<])*[^\s<.,;:!?)\]&]/g;

const escaped = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A key of a note's words, so that its address stays the same while other notes come and go (32-bit FNV-1a). */
function keyOf(words: string): string {
  let hash = 0x811c9dc5;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Marks behind the link that they were in: a reference is a link itself. */
const behindLinks = (html: string): string =>
  html.replace(LINK_WITH_MARKS, (link) => link.replace(MARK, '') + (link.match(MARK) ?? []).join(''));

/**
 * Replaces the marks of footnotes in sanitised HTML by numbered references, and adds the notes to its end: pages, feeds
 * and emails show them without code. Notes with the same words share a number.
 */
export function withNotes(html: string): string {
  if (!html.includes(' data-footnote=')) return html;
  const keys: string[] = [];
  const notes: string[] = [];
  const text = behindLinks(html).replace(MARK, (_mark, value: string) => {
    const words = escaped(value).replace(/\s+/g, ' ').trim();
    if (words === '') return '';
    const key = keyOf(words);
    const isFirst = !keys.includes(key);
    if (isFirst) {
      keys.push(key);
      const shown = words.replace(ADDRESS, (address) => `<a href="${address}">${address}</a>`);
      const back = `<a href="#reference-${key}" role="doc-backlink">${keys.length}</a>`;
      notes.push(`<p id="note-${key}" role="doc-footnote">${back} ${shown}</p>`);
    }
    const id = isFirst ? ` id="reference-${key}"` : '';
    return `<sup><a href="#note-${key}"${id} role="doc-noteref">${keys.indexOf(key) + 1}</a></sup>`;
  });
  return text + notes.join('');
}

/** The same HTML with marks again, for editing. */
export function withFootnoteMarks(html: string): string {
  if (!html.includes(' role="doc-noteref"')) return html;
  const words = new Map<string, string>();
  const text = html.replace(NOTE, (_note, key: string, shown: string) => {
    words.set(key, shown.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;'));
    return '';
  });
  return text.replace(REFERENCE, (_reference, key: string) => {
    const note = words.get(key);
    return note === undefined ? '' : `<sup data-footnote="${note}"></sup>`;
  });
}

/** Stored HTML without the numbers of its footnotes, so that its sentences read as they were typed. */
export const withoutReferences = (html: string): string => html.replace(REFERENCE, '');

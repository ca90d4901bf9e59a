/** Specification, section 2: 30 % of a blog's body is before and 70 % after its image. */
export const BODY_SPLIT = 0.3;

interface Cut {
  /** The offset in the source at which the first part ends. */
  readonly at: number;
  /** The number of text characters before it. */
  readonly textBefore: number;
  /** The open elements at that offset: closed at the end of the first part and opened again in the second. */
  readonly open: readonly string[];
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|([^<]+)/gi;
const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'col', 'wbr']);
/** These elements are never split: the second part would be a second list, table or figure. */
const WHOLE_ELEMENTS = new Set(['ul', 'ol', 'table', 'figure', 'pre', 'blockquote', 'h2', 'h3', 'h4', 'a']);
/**
 * The end of a sentence, including the punctuation of other scripts; a point within a number or after a single letter
 * does not match.
 */
const SENTENCE_END = /(?<!\b\p{Lu})[.!?…。؟।](?:["'”’)»]*)(?=\s+\S)/gu;
/** A paragraph boundary within this share of the text is preferred to the nearest sentence. */
const PARAGRAPH_REACH = 0.12;

interface Boundaries {
  readonly paragraphs: Cut[];
  readonly sentences: Cut[];
  readonly length: number;
}

function findBoundaries(html: string): Boundaries {
  const paragraphs: Cut[] = [];
  const sentences: Cut[] = [];
  const open: { name: string; tag: string }[] = [];
  let length = 0;
  for (const match of html.matchAll(TOKEN)) {
    const [token, slash, rawName, text] = match;
    const end = match.index + token.length;
    if (text !== undefined) {
      if (!open.some(({ name }) => WHOLE_ELEMENTS.has(name))) {
        for (const sentence of text.matchAll(SENTENCE_END)) {
          const offset = sentence.index + sentence[0].length;
          sentences.push({ at: match.index + offset, textBefore: length + offset, open: open.map(({ tag }) => tag) });
        }
        for (const gap of open.length === 0 ? text.matchAll(/\n\s*\n/g) : []) {
          paragraphs.push({ at: match.index + gap.index, textBefore: length + gap.index, open: [] });
        }
      }
      length += text.length;
      continue;
    }
    const name = (rawName ?? '').toLowerCase();
    if (VOID_ELEMENTS.has(name) || token.endsWith('/>')) continue;
    if (slash === '') {
      open.push({ name, tag: token });
      continue;
    }
    open.pop();
    // A heading belongs to the content that follows it.
    if (open.length === 0 && !/^h[1-6]$/.test(name)) paragraphs.push({ at: end, textBefore: length, open: [] });
  }
  return { paragraphs: paragraphs.filter(({ textBefore }) => textBefore < length), sentences, length };
}

function nearest(cuts: readonly Cut[], wanted: number): Cut | undefined {
  return cuts.reduce<Cut | undefined>(
    (best, cut) => (best && Math.abs(best.textBefore - wanted) <= Math.abs(cut.textBefore - wanted) ? best : cut),
    undefined,
  );
}

/**
 * Splits the body of a blog around its image: about 30 % of the text before, the rest after, at the end of a paragraph
 * or sentence.
 *
 * @param html sanitised, well-formed rich text, or plain text with empty lines between its paragraphs
 * @returns both parts, well-formed; the second is empty if the text cannot be split (one sentence)
 */
export function splitBody(html: string): readonly [before: string, after: string] {
  const { paragraphs, sentences, length } = findBoundaries(html);
  const wanted = length * BODY_SPLIT;
  const paragraph = nearest(paragraphs, wanted);
  const reachable = paragraph && Math.abs(paragraph.textBefore - wanted) <= length * PARAGRAPH_REACH;
  const cut = reachable ? paragraph : (nearest(sentences, wanted) ?? paragraph);
  if (!cut) return [html, ''];
  const closing = cut.open
    .map((tag) => `</${/^<([a-z0-9]+)/i.exec(tag)?.[1] ?? ''}>`)
    .reverse()
    .join('');
  return [html.slice(0, cut.at) + closing, cut.open.join('') + html.slice(cut.at).trimStart()];
}

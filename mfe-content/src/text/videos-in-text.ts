import { plainText } from './plain-text';

/** A stretch of a text between its videos, or one of these. */
export type TextPart = { readonly html: string } | { readonly address: string; readonly title: string };

/** A video as the API stores it, or any other tag of sanitised HTML, where no value has a `<` or `>` of its own. */
const VIDEO_OR_TAG =
  /<figure><a href="([^"]+)" data-video="\w+">([^<]*)<\/a><\/figure>|<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
const VOID_ELEMENTS = new Set(['br', 'hr', 'img']);

/**
 * Parts a text at its videos. One inside another element stays the link that it is, because the text around it could
 * not be parted.
 *
 * @param html sanitised, well-formed rich text
 */
export function videosInText(html: string): TextPart[] {
  if (!html.includes(' data-video=')) return [{ html }];
  const parts: TextPart[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: found, 1: address, 2: title = '', 3: slash, 4: name = '', index } of html.matchAll(VIDEO_OR_TAG)) {
    if (address === undefined) {
      if (!VOID_ELEMENTS.has(name)) depth += slash ? -1 : 1;
    } else if (depth === 0) {
      parts.push({ html: html.slice(from, index) }, { address, title: plainText(title) });
      from = index + found.length;
    }
  }
  parts.push({ html: html.slice(from) });
  return parts.filter((part) => !('html' in part) || part.html.trim() !== '');
}

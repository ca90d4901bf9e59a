import { readVideo, subAndSuperscriptsAsText, withFootnoteMarks, withNotes, withoutReferences } from 'api-client';
import { ADDRESS_MAX } from 'api-client/schemas';
import sanitizeHtml from 'sanitize-html';
import { BoundedTokenizer } from './bounded-tokenizer';
import { withOwnPictures } from './rich-text-pictures';
import { withVideosOnTheirOwn } from './rich-text-videos';

// The library's types describe another version of the parser than the one it installs.
const PARSER = { Tokenizer: BoundedTokenizer } as unknown as sanitizeHtml.IOptions['parser'];

/** Removes addresses that are too long to be valid: checking them would take longer than parsing. */
function withoutLong(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => (name !== 'href' && name !== 'src') || value.length <= ADDRESS_MAX,
    ),
  );
}

const linkOf: sanitizeHtml.Transformer = (tagName, attributes) => {
  const { target, 'data-video': marked, ...attribs } = withoutLong(attributes);
  const video = marked === undefined ? undefined : readVideo(attribs.href ?? '');
  // Only these two attributes, in this order: pages and editors recognize a video by them.
  if (video) return { tagName, attribs: { href: video.watch, 'data-video': video.host } };
  return target === '_blank'
    ? { tagName, attribs: { ...attribs, target, rel: 'noopener noreferrer' } }
    : { tagName, attribs };
};

const OPTIONS: sanitizeHtml.IOptions = {
  parser: PARSER,
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  // Without `srcset` and `sizes`: the site sets the widths of pictures itself.
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target', 'data-video'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    sup: ['data-footnote'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: linkOf,
    img: (tagName, attributes) => ({ tagName, attribs: withoutLong(attributes) }),
  },
};

/**
 * HTML with formatting only: no scripts, styles, frames, handlers or foreign schemes. A video is a marked link to
 * YouTube or Vimeo in its own figure; any other link loses the mark. Pictures are files of the site. Footnotes are
 * references with their notes at the end. It takes time in proportion to the length of any text.
 */
export function sanitizeRichText(html: string): string {
  const formatted = sanitizeHtml(withFootnoteMarks(html), OPTIONS);
  return withNotes(withOwnPictures(withVideosOnTheirOwn(formatted)));
}

/** The text of HTML, for searches, summaries and reading times; superscripts and subscripts become characters. */
export function plainText(html: string): string {
  return sanitizeHtml(
    subAndSuperscriptsAsText(withoutReferences(html)).replace(
      /<\/(?:p|h\d|li|blockquote|div|figure|figcaption|tr)>/gi,
      ' ',
    ),
    {
      parser: PARSER,
      allowedTags: [],
      allowedAttributes: {},
      textFilter: (text) => text,
    },
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** Far more than a summary needs, whatever the markup. */
export const READ_FOR_SUMMARY = 10_000;

/** The beginning of the text of HTML, for summaries: only the first part of a long text is parsed. */
export function plainBeginning(html: string): string {
  return plainText(html.slice(0, READ_FOR_SUMMARY));
}

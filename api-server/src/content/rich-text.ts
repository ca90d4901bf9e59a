import { ADDRESS_MAX } from 'api-client/schemas';
import sanitizeHtml from 'sanitize-html';
import { BoundedTokenizer } from './bounded-tokenizer';

/** Changes the attributes of a picture that may stay. */
export type PictureRule = (attributes: sanitizeHtml.Attributes) => sanitizeHtml.Attributes;

// The library's types describe another version of the parser than the one that it brings.
const PARSER = { Tokenizer: BoundedTokenizer } as unknown as sanitizeHtml.IOptions['parser'];

/** Attributes without an address that is too long to be one: checking it would take longer than reading it. */
function withoutLong(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => (name !== 'href' && name !== 'src') || value.length <= ADDRESS_MAX,
    ),
  );
}

const linkOf: sanitizeHtml.Transformer = (tagName, attributes) => {
  const { target, ...attribs } = withoutLong(attributes);
  return target === '_blank'
    ? { tagName, attribs: { ...attribs, target, rel: 'noopener noreferrer' } }
    : { tagName, attribs };
};

function optionsWith(picture: PictureRule): sanitizeHtml.IOptions {
  return {
    parser: PARSER,
    allowedTags: [
      ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'srcset', 'sizes'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: linkOf,
      img: (tagName, attributes) => {
        // Which widths a picture comes in is for the site to say.
        const { srcset: _srcset, sizes: _sizes, ...attribs } = withoutLong(attributes);
        return { tagName, attribs: picture(attribs) };
      },
    },
  };
}

/**
 * HTML with formatting only: no scripts, styles, frames, handlers or foreign schemes (security.md, 25). It takes time in
 * proportion to the length of the text, whatever is in it.
 */
export function sanitizeRichText(html: string, picture: PictureRule = (attributes) => attributes): string {
  return sanitizeHtml(html, optionsWith(picture));
}

/** The text of HTML, for searches, summaries and reading times. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replace(/<\/(?:p|h\d|li|blockquote|div|tr)>/gi, ' '), {
    parser: PARSER,
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => text,
  })
    .replace(/\s+/g, ' ')
    .trim();
}

import { withoutReferences } from './footnotes';
import { subAndSuperscriptsAsText } from './sub-and-superscripts';

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

/** The text of sanitised rich text, without its markup; superscripts and subscripts become characters. */
export function plainText(html: string): string {
  return subAndSuperscriptsAsText(withoutReferences(html))
    .replace(/<\/(?:p|h[1-6]|li|blockquote|figure|figcaption|td|th|tr)>|<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? whole;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}

import { withoutActive } from './without-active';

const ALLOWED = new Set(
  'P,H2,H3,H4,UL,OL,LI,A,STRONG,B,EM,I,S,DEL,BLOCKQUOTE,HR,BR,CODE,PRE,IMG,FIGURE,FIGCAPTION,TABLE,THEAD,TBODY,TFOOT,TR,TH,TD,CAPTION,COLGROUP,COL,SUB,SUP,SPAN'.split(
    ',',
  ),
);
const ATTRIBUTES = new Set(['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'dir', 'lang', 'width', 'height']);
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * Rich text that has not been to the server yet, for the preview in the editor. The server's own cleaning is what
 * visitors rely on; this keeps what one pastes from acting in one's own session.
 */
export function cleanedForPreview(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutActive(html), 'text/html');
  for (const element of [...body.querySelectorAll('*')]) {
    if (!ALLOWED.has(element.tagName)) {
      element.remove();
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      const address = name === 'href' || name === 'src';
      if (!ATTRIBUTES.has(name) || (address && !SAFE_ADDRESS.test(value.trim()))) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}

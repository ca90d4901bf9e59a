import { STYLE, withoutActive } from './without-active';

const LIST_PARAGRAPH = /mso-list:\s*l\d+\s+level(\d+)/i;
/** What a word processor writes in place of a list's mark: a bullet, or a number with a point. */
const NUMBER_MARK = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

function isListParagraph(element: Element): element is HTMLParagraphElement {
  return element.tagName === 'P' && LIST_PARAGRAPH.test(element.getAttribute(STYLE) ?? '');
}

function removeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(STYLE) ?? ''),
  );
  const text = mark?.textContent ?? '';
  mark?.remove();
  return text;
}

/** Paragraphs that only look like a list become one. Levels are flattened, as the text stays readable that way. */
function makeLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p')].filter(isListParagraph)) {
    const ordered = NUMBER_MARK.test(removeMark(paragraph));
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const previous = paragraph.previousElementSibling;
    const tag = ordered ? 'OL' : 'UL';
    if (previous?.tagName === tag && previous.hasAttribute('data-pasted')) {
      previous.append(item);
      paragraph.remove();
      continue;
    }
    const list = body.ownerDocument.createElement(tag);
    list.setAttribute('data-pasted', '');
    list.append(item);
    paragraph.replaceWith(list);
  }
}

/**
 * Cleans what a word processor puts into the clipboard, before the editor reads it: its comments, style sheets and
 * empty paragraphs go, and its imitated lists become lists.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutActive(html), 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  makeLists(body);
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!['href', 'src', 'alt', 'colspan', 'rowspan'].includes(name)) element.removeAttribute(name);
    }
  }
  // A picture from elsewhere would never be shown: it is chosen from the media library.
  for (const picture of body.querySelectorAll('img')) {
    if (!/^\/[^/]/.test(picture.getAttribute('src') ?? '')) picture.remove();
  }
  for (const paragraph of body.querySelectorAll('p')) {
    const blank = (paragraph.textContent ?? '').replace(/\u00a0/g, ' ').trim() === '';
    if (blank && !paragraph.querySelector('img')) paragraph.remove();
  }
  return body.innerHTML;
}

import { fileNameOf } from 'api-client';
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

const OUTLINE_LEVEL = /mso-outline-level:\s*(\d)/i;

/** The level of a heading in the document that it comes from; titles stand above all. Undefined for other text. */
function levelOf(element: Element): number | undefined {
  const tag = /^H([1-6])$/.exec(element.tagName);
  if (tag) return Number(tag[1]);
  if (element.tagName !== 'P') return undefined;
  const name = element.getAttribute('class') ?? '';
  const known = /MsoTitle/i.test(name) ? ['', '1'] : (/^Mso(?:Heading|Subtitle)(\d?)/i.exec(name) ?? undefined);
  const level = (OUTLINE_LEVEL.exec(element.getAttribute(STYLE) ?? '') ?? known)?.[1];
  return level === undefined ? undefined : Number(level || '2');
}

/** The levels of a text below the page's own heading. */
const [HIGHEST, LOWEST] = [2, 4];

/** Headings stay headings: the highest of them becomes the highest that a text may have, the others follow it. */
function makeHeadings(body: HTMLElement): void {
  const found = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, p')].flatMap((element) => {
    const level = levelOf(element);
    return level === undefined ? [] : [{ element, level }];
  });
  const shift = Math.max(0, HIGHEST - Math.min(...found.map(({ level }) => level)));
  for (const { element, level } of found) {
    const heading = body.ownerDocument.createElement(`h${Math.min(level + shift, LOWEST)}`);
    heading.append(...element.childNodes);
    element.replaceWith(heading);
  }
}

/** What a picture is called where it cannot be shown: its description, or the last part of its address. */
function nameOf(picture: Element): string {
  const address = picture.getAttribute('src') ?? '';
  const file = /^https?:/i.test(address) ? (address.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : '';
  return picture.getAttribute('alt')?.trim() || file || 'a picture without a name';
}

/** A text as it is pasted, and the names of the pictures that it could not bring along. */
export interface CleanPaste {
  readonly html: string;
  readonly leftOut: readonly string[];
}

/**
 * Cleans what a word processor puts into the clipboard, before the editor reads it: its comments, style sheets and
 * empty paragraphs go, its imitated lists become lists, and its headings those that a text may have.
 */
export function cleanPaste(html: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(withoutActive(html), 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  makeLists(body);
  makeHeadings(body);
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!['href', 'src', 'alt', 'colspan', 'rowspan', 'data-video'].includes(name)) element.removeAttribute(name);
    }
  }
  // A picture from elsewhere would never be shown: whoever pastes is told to choose it from the media library.
  const leftOut: string[] = [];
  for (const picture of body.querySelectorAll('img')) {
    if (fileNameOf(picture.getAttribute('src') ?? '') !== undefined) continue;
    leftOut.push(nameOf(picture));
    picture.remove();
  }
  for (const paragraph of body.querySelectorAll('p')) {
    const blank = (paragraph.textContent ?? '').replace(/\u00a0/g, ' ').trim() === '';
    if (blank && !paragraph.querySelector('img')) paragraph.remove();
  }
  return { html: body.innerHTML, leftOut };
}

import { fileNameOf } from 'api-client';
import { convertStylesToElements } from './style-elements';
import { STYLE, withoutActive } from './without-active';

const LIST_PARAGRAPH = /mso-list:\s*l\d+\s+level(\d+)/i;
/** The list markers that a word processor writes as text: a bullet, or a number with a point. */
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

/** Converts paragraphs that imitate a list. Levels are flattened, since the text stays readable without them. */
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

/** The level of a heading in the source document; a title's is the highest. Undefined for other text. */
function levelOf(element: Element): number | undefined {
  const tag = /^H([1-6])$/.exec(element.tagName);
  if (tag) return Number(tag[1]);
  if (element.tagName !== 'P') return undefined;
  const name = element.getAttribute('class') ?? '';
  const known = /MsoTitle/i.test(name) ? ['', '1'] : (/^Mso(?:Heading|Subtitle)(\d?)/i.exec(name) ?? undefined);
  const level = (OUTLINE_LEVEL.exec(element.getAttribute(STYLE) ?? '') ?? known)?.[1];
  return level === undefined ? undefined : Number(level || '2');
}

/** The levels of headings in a text, below the page's own heading. */
const [HIGHEST, LOWEST] = [2, 4];

/** Converts headings: the highest level becomes the highest allowed one, the others follow. */
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

/** The name of a picture that cannot be shown: its description, or the last part of its address. */
function nameOf(picture: Element): string {
  const address = picture.getAttribute('src') ?? '';
  const file = /^https?:/i.test(address) ? (address.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : '';
  return picture.getAttribute('alt')?.trim() || file || 'a picture without a name';
}

const BLOCKS = new Set(['P', 'UL', 'OL', 'TABLE', 'H2', 'H3', 'H4', 'BLOCKQUOTE', 'HR', 'DIV', 'BR']);

/** Whether a line break is an empty line between blocks, as Google Docs writes it. */
const isBetweenBlocks = ({ parentElement, previousSibling, nextSibling }: Element): boolean =>
  parentElement?.tagName === 'BODY' &&
  [previousSibling, nextSibling].every((sibling) => sibling === null || BLOCKS.has(sibling.nodeName));

/** Cleaned HTML, and the names of the pictures that were left out. */
export interface CleanPaste {
  readonly html: string;
  readonly leftOut: readonly string[];
}

/**
 * Cleans a word processor's clipboard content before the editor parses it: removes comments, style sheets and empty
 * paragraphs, converts formatting by styles and imitated lists to elements, and maps headings to the allowed levels.
 */
export function cleanPaste(html: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(withoutActive(html), 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  convertStylesToElements(body);
  makeLists(body);
  makeHeadings(body);
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!['href', 'src', 'alt', 'colspan', 'rowspan', 'data-video', 'data-footnote'].includes(name))
        element.removeAttribute(name);
    }
  }
  // Pages do not show pictures of other sites: the editor is asked to choose them from the media library.
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
  for (const lineBreak of body.querySelectorAll('br')) if (isBetweenBlocks(lineBreak)) lineBreak.remove();
  return { html: body.innerHTML, leftOut };
}

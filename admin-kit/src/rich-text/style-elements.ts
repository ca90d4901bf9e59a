import { STYLE } from './without-active';

const INLINE = 'span, font, a, b, strong, i, em, u, s, sub, sup';

/** The style that an element sets, and the element that means the same. A heading is bold in any case. */
const MEANINGS: readonly { tag: string; style: RegExp; outside?: string }[] = [
  { tag: 'strong', style: /^font-weight:(?:bold|bolder|[6-9]00)$/, outside: 'h1, h2, h3, h4, h5, h6, th' },
  { tag: 'em', style: /^font-style:(?:italic|oblique)$/ },
  { tag: 's', style: /^text-decoration(?:-line)?:.*line-through/ },
  { tag: 'sup', style: /^vertical-align:super$/ },
  { tag: 'sub', style: /^vertical-align:sub$/ },
];

/** Elements whose effect a style removes: Google Docs wraps the whole clipboard into a `b` of normal weight. */
const WITHOUT_EFFECT: Readonly<Record<string, RegExp>> = {
  B: /^font-weight:(?:normal|[1-4]00)$/,
  STRONG: /^font-weight:(?:normal|[1-4]00)$/,
  I: /^font-style:normal$/,
  EM: /^font-style:normal$/,
};

/** The declarations of an element's style, each without space: `font-weight:700`. */
const stylesOf = (element: Element): string[] =>
  (element.getAttribute(STYLE) ?? '').split(';').map((declaration) => declaration.replaceAll(/\s/g, '').toLowerCase());

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Converts formatting that a word processor writes as styles, such as Google Docs, to elements that mean the same. */
export function convertStylesToElements(body: HTMLElement): void {
  for (const element of body.querySelectorAll(INLINE)) {
    const styles = stylesOf(element);
    const has = (style: RegExp | undefined) => style !== undefined && styles.some((each) => style.test(each));
    for (const { tag, style, outside } of MEANINGS)
      if (has(style) && !(outside && element.closest(outside))) wrapContent(element, tag);
    if (has(WITHOUT_EFFECT[element.tagName])) element.replaceWith(...element.childNodes);
  }
}

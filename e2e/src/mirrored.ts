import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * The text of the page that is wider than the window, the texts that overlap each other, and the English ones whose full
 * stop is at the left of their last letter.
 */
function problems(): string[] {
  const placeOf = (text: Node, start: number): DOMRect => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    return range.getBoundingClientRect();
  };
  /** Whether a text is for screen readers alone, and its box is one pixel wide. */
  const isCut = (element: Element | null): boolean =>
    element !== null && (element.clientWidth === 1 || isCut(element.parentElement));
  /** The part of a text that is not cut off by an element around it. */
  const visiblePart = (place: DOMRect, element: Element | null): DOMRect => {
    if (element === null) return place;
    if (getComputedStyle(element).overflowX === 'visible') return visiblePart(place, element.parentElement);
    const box = element.getBoundingClientRect();
    const left = Math.max(place.left, box.left);
    const width = Math.max(0, Math.min(place.right, box.right) - left);
    return visiblePart(new DOMRect(left, place.top, width, place.height), element.parentElement);
  };
  const isReversed = (text: Node): boolean => {
    const end = /[A-Za-z](?=\.\s*$)/.exec(text.nodeValue ?? '')?.index;
    if (end === undefined) return false;
    const [letter, stop] = [placeOf(text, end), placeOf(text, end + 1)];
    return stop.right <= letter.left && stop.top < letter.bottom;
  };
  /** Texts of one block are reordered within its lines, so their boxes may overlap. */
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element;
  const texts = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    if (own.length === 0 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    if (element.closest('[aria-hidden=true], svg, details:not([open]) > :not(summary)')) return [];
    if (isCut(element)) return [];
    const range = document.createRange();
    range.selectNodeContents(own[0] as Node);
    const place = visiblePart(range.getBoundingClientRect(), element);
    return [
      {
        name: element.textContent.trim().slice(0, 30),
        block: blockOf(element),
        place,
        isReversed: own.some(isReversed),
      },
    ];
  });
  const inside = texts.filter(({ place }) => place.width > 1 && place.right > 0 && place.left < innerWidth);
  const overlapping = inside.flatMap((a, at) =>
    inside
      .slice(at + 1)
      .filter(
        (b) =>
          a.block !== b.block &&
          Math.min(a.place.right, b.place.right) - Math.max(a.place.left, b.place.left) > 2 &&
          Math.min(a.place.bottom, b.place.bottom) - Math.max(a.place.top, b.place.top) > 4,
      )
      .map((b) => `“${a.name}” overlaps “${b.name}”`),
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  const reversed = inside
    .filter((one) => one.isReversed)
    .map(({ name }) => `the full stop of “${name}” is at its left`);
  return [
    ...overlapping,
    ...reversed,
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth}`] : []),
  ];
}

/**
 * Expects that the open page, mirrored as in a language that is written from right to left, has no overlapping texts and does
 * not scroll sideways, where it does not either from left to right, and that its English texts end at their right. The page
 * is then as before; the test continues after a failure.
 *
 * @param where names the page in a failure
 */
export async function expectMirrored(page: Page, where: string): Promise<void> {
  const before = await page.evaluate(problems);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const after = await page.evaluate(problems);
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  expect
    .soft(
      after.filter((problem) => !before.includes(problem)),
      `${where}, from right to left`,
    )
    .toEqual([]);
}

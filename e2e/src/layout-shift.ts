import type { Page } from '@playwright/test';
import { expect, hydrated } from './test';

/** The largest allowed cumulative layout shift. */
const MAX_SHIFT = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface LayoutShift {
  readonly value: number;
  /** The elements that moved, each with its place before and after, for the message of a failure. */
  readonly moved: string;
}

/** The cumulative layout shift of the page since it was opened. */
async function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(
    () =>
      new Promise<LayoutShift>((resolve) => {
        const nameOf = (node: Node | null): string => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? `${element.localName} "${element.textContent.trim().slice(0, 40)}"` : 'a removed element';
        };
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const moved = shifts.flatMap(({ sources }) =>
            sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
            ),
          );
          resolve({ value: shifts.reduce((sum, { value }) => sum + value, 0), moved: moved.join('; ') });
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A page without shifts has no entries.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve({ value: 0, moved: '' }))));
      }),
  );
}

async function expectNoShift(page: Page, where: string): Promise<void> {
  const { value, moved } = await layoutShift(page);
  expect.soft(value, `layout shift of ${where}: ${moved}`).toBeLessThanOrEqual(MAX_SHIFT);
}

/**
 * Expects that the page has not shifted since it was opened, once it is stable; the test continues after a failure.
 *
 * @param where names the page in a failure
 */
export async function expectStill(page: Page, where: string): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expectNoShift(page, where);
}

/** The beginning of the content whose every element is a part, in characters: more than the first screen. */
const FIRST_SCREEN = 8_000;
/** The number of parts of the rest. */
const FURTHER_PARTS = 8;

/** The places after which a document is painted before more of it arrives. */
function placesIn(html: string): number[] {
  const start = html.indexOf('<main');
  const inFirst = [...html.slice(start, start + FIRST_SCREEN).matchAll(/<\/(?:svg|div|p|h\d|ul|figure|section)>/g)];
  const size = Math.ceil((html.length - start - FIRST_SCREEN) / FURTHER_PARTS);
  const further = Array.from({ length: FURTHER_PARTS }, (_, part) => start + FIRST_SCREEN + part * size);
  return [start, ...inFirst.map(({ index, 0: tag }) => start + index + tag.length), ...further, html.length];
}

/**
 * Shows a page whose document arrives in parts, as over a slow line, and expects that nothing moves when a part follows
 * those already painted; the test continues after a failure. The page has no scripts: they run after the whole document.
 */
export async function expectStillInParts(page: Page, path: string, width: 320 | 1440): Promise<void> {
  const isDocument = (url: URL): boolean => url.pathname + url.search === path;
  let html = '';
  await page.setViewportSize({ width, height: 900 });
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    html = (await response.text()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
  await page.unroute(isDocument);
  const places = placesIn(html);
  const parts = places.map((end, i) => html.slice(places[i - 1] ?? 0, end));
  await page.evaluate(async (texts) => {
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const loaded = (link: Element) =>
      link instanceof HTMLLinkElement &&
      !link.sheet &&
      new Promise((resolve) => (link.onload = link.onerror = resolve));
    document.open();
    for (const text of texts) {
      document.write(text);
      // A font that arrives late moves text, too, and how late depends on the machine. The style sheets name the fonts.
      await Promise.allSettled([...document.querySelectorAll('link[rel="stylesheet"]')].map(loaded));
      await Promise.allSettled([...document.fonts].map((font) => font.load()));
      await painted();
    }
    document.close();
  }, parts);
  await expectNoShift(page, `${path} in ${parts.length} parts at ${width} px`);
}

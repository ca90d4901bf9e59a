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

/** The cumulative layout shift of the page since it was opened, once it is stable. */
async function layoutShift(page: Page): Promise<LayoutShift> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
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

/**
 * Expects that the page has not shifted since it was opened; the test continues after a failure.
 *
 * @param where names the page in a failure
 */
export async function expectStill(page: Page, where: string): Promise<void> {
  const { value, moved } = await layoutShift(page);
  expect.soft(value, `layout shift of ${where}: ${moved}`).toBeLessThanOrEqual(MAX_SHIFT);
}

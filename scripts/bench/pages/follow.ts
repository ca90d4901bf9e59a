import type { Browser, Page } from '@playwright/test';
import { openUntilPainted, settled, slowPhone } from './slow-phone';

/**
 * How long visitors hover over a link before they click, in milliseconds, including what this takes on a slow phone.
 */
const REST = 2_000;

/** When a visitor follows a link. */
export interface Moment {
  /** Resolves when the visitor clicks. */
  readonly wait: (page: Page, link: string) => Promise<unknown>;
  /** Whether the page has no scripts, so that the browser alone follows the link. */
  readonly withoutScripts?: true;
}

export const MOMENTS: Readonly<Record<string, Moment>> = {
  'without scripts': { wait: (page) => page.waitForLoadState('networkidle'), withoutScripts: true },
  '50 ms after the first paint': { wait: (page) => page.waitForTimeout(50) },
  '400 ms after the first paint': { wait: (page) => page.waitForTimeout(400) },
  '2 s after the first paint': { wait: (page) => page.waitForTimeout(2_000) },
  'right after hydration': { wait: (page) => page.waitForSelector('html[data-hydrated]') },
  'when the page is idle': { wait: settled },
  'pointed at before': {
    wait: async (page, link) => {
      await settled(page);
      await page.hover(link);
      await page.waitForTimeout(REST);
    },
  },
};

/** The time from a click on a page's link to the heading of the next page on a slow phone, in milliseconds. */
export async function follow(browser: Browser, url: string, path: string, moment: Moment): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await slowPhone(context, moment.withoutScripts ? ['*.js'] : []);
    await openUntilPainted(page, url);
    const link = `nav[aria-label="Main"] a[href="${path}"]`;
    const heading = (await page.textContent('main h1')) ?? '';
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(link).boundingBox()) ?? {};
    await moment.wait(page, link);
    const started = performance.now();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForFunction(
      (before) => ![before, undefined].includes(document.querySelector('main h1:not([inert] *)')?.textContent),
      heading,
    );
    return performance.now() - started;
  } finally {
    await context.close();
  }
}

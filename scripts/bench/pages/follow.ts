import type { Browser } from '@playwright/test';
import { slowPhone } from './slow-phone';

/**
 * How long visitors hover over a link before they click, in milliseconds, including what this takes on a slow phone.
 */
const REST = 2_000;

/** Runs in the page: clicks a link of the frame and waits until the heading of the next page is painted. */
async function timeToNextPage(path: string): Promise<number> {
  // Functions in here have no names: the compiler would wrap named ones with a helper that does not exist in the page.
  const heading = 'main h1:not([inert] *)';
  const before = document.querySelector(heading)?.textContent;
  const link = document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`);
  if (!link) throw new Error(`The frame has no link to ${path}.`);
  const started = performance.now();
  link.click();
  for (;;) {
    await new Promise(requestAnimationFrame);
    const now = document.querySelector(heading)?.textContent;
    if (now && now !== before) break;
    if (performance.now() - started > 30_000) throw new Error(`The page behind ${path} has not come in 30 seconds.`);
  }
  await new Promise(requestAnimationFrame);
  return performance.now() - started;
}

/**
 * The time from a click to the content of the next page on a slow phone, in milliseconds.
 *
 * @param pointedAt whether the pointer hovers over the link first, long enough for its prefetch
 */
export async function follow(browser: Browser, origin: string, path: string, pointedAt: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await slowPhone(context);
    await page.goto(origin, { waitUntil: 'load' });
    await page.waitForSelector('html[data-hydrated]');
    await page.waitForLoadState('networkidle');
    if (pointedAt) {
      await page.hover(`header a[href="${path}"]`);
      await page.waitForTimeout(REST);
    }
    return await page.evaluate(timeToNextPage, path);
  } finally {
    await context.close();
  }
}

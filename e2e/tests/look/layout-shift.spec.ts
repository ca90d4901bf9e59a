import type { Page } from '@playwright/test';
import { ADMIN_PAGES, MISSING_PAGES, publicPages } from '../../../scripts/screens/pages';
import { expect, hydrated, siteOrigin, test } from '../../src/test';

/** The most that a page may move by itself, as the browsers count it (cumulative layout shift). */
const MOST = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** How far a page has moved by itself from its beginning until it rested. */
async function moved(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A page that has not moved has no entries to tell of.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
      }),
  );
}

test.describe.configure({ timeout: 180_000 });

for (const width of [320, 1440]) {
  test(`no public page moves by itself while it loads, at ${width} px`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404/);
    await page.setViewportSize({ width, height: 900 });
    const pages = [...(await publicPages(siteOrigin())), ...MISSING_PAGES];
    for (const { path } of pages) expect.soft(await moved(page, path), path).toBeLessThanOrEqual(MOST);
  });

  test(`no screen of the administration moves by itself while it loads, at ${width} px`, async ({
    page,
    signIn,
    consoleGuard,
  }) => {
    // Other tests put content there whose pictures are missing.
    consoleGuard.allow(/status of 404/);
    await page.setViewportSize({ width, height: 900 });
    await signIn();
    for (const { path } of ADMIN_PAGES) expect.soft(await moved(page, path), path).toBeLessThanOrEqual(MOST);
  });
}

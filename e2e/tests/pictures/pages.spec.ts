import type { Page } from '@playwright/test';
import { publicPages } from '../../../scripts/screens/pages';
import type { ServedSite } from '../../../scripts/site/serve';
import { adminApi } from '../../src/admin-api';
import { PICTURE_BROWSER } from '../../src/comparing';
import { startSmallSite } from '../../src/small-site';
import { expect, hydrated, test } from '../../src/test';

test.use({ launchOptions: PICTURE_BROWSER });
// One site of its own for all of them: what another test adds must not be seen.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** The window's height for each width, in CSS pixels. */
const HEIGHTS = { 320: 640, 1440: 900 } as const;

const PAGES = ['home', 'product', 'section', 'blog', 'job', 'sign-in', 'not-found'] as const;

let site: ServedSite;
let addresses: ReadonlyMap<string, string>;

test.beforeAll(async ({ playwright }) => {
  // Its content is drawn and stored anew.
  test.setTimeout(240_000);
  site = await startSmallSite({ SEED: '1' });
  const pages = await publicPages(site.origin);
  addresses = new Map([...pages, { name: 'not-found', path: '/no/such/page' }].map(({ name, path }) => [name, path]));

  // The demonstration's jobs are as old as the site; in a picture they have a day.
  const request = await playwright.request.newContext({ baseURL: site.origin });
  const api = await adminApi(request);
  const { jobPostings } = await api.send<{ jobPostings: { _id: string }[] }>('GET', '/job-postings');
  for (const { _id } of jobPostings) {
    await api.send('PUT', `/job-postings/${_id}`, { publishAt: '2026-10-01T06:00:00.000Z' });
  }
  await request.dispose();
});
test.afterAll(() => site.stop());

/** Opens a page of the site at a fixed moment, and waits until everything within the window is there. */
async function open(page: Page, name: string): Promise<void> {
  await page.clock.setFixedTime('2026-11-02T09:00:00+05:30');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(new URL(addresses.get(name) ?? '', site.origin).href);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const within = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all([document.fonts.ready, ...within.map((image) => image.decode().catch(() => undefined))]);
  });
}

for (const width of [320, 1440] as const) {
  for (const name of PAGES) {
    test(`the page ${name} looks as it did, ${width} px`, async ({ page, consoleGuard }) => {
      if (name === 'not-found') consoleGuard.allow(/status of 404/);
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await open(page, name);
      await expect.soft(page).toHaveScreenshot(['pages', `${name}-${width}-light.png`]);
      // The first screen of the home page is a scene, the same by day and by night.
      if (name === 'home') return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.soft(page).toHaveScreenshot(['pages', `${name}-${width}-dark.png`]);
    });
  }
}

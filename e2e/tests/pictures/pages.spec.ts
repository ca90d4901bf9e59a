import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { CONTENT_FOLDER } from 'demo-content';
import { OWNER } from '../../../scripts/site/administrator';
import type { ServedSite } from '../../../scripts/site/serve';
import { adminApi } from '../../src/admin-api';
import { PICTURE_BROWSER } from '../../src/comparing';
import { startSmallSite } from '../../src/small-site';
import { expect, hydrated, test } from '../../src/test';

test.use({ launchOptions: PICTURE_BROWSER, timezoneId: 'Asia/Kolkata' });
// A separate site for all of them: it has no content from other tests.
test.describe.configure({ mode: 'default' });

/** The window's height for each width, in CSS pixels. */
const HEIGHTS = { 320: 640, 1440: 900 } as const;

/** The pages, each with the remotes that it shows. The home page has parts of all. */
const PAGES: readonly { readonly name: string; readonly path?: string; readonly shows: string }[] = [
  { name: 'home', path: '/', shows: 'remotes' },
  { name: 'product', path: '/offerings/oilandgas/pipeline-division/pipeline-gel-plug-gp-10', shows: 'catalogue' },
  { name: 'section', path: '/offerings/oilandgas/drilling-services', shows: 'catalogue' },
  { name: 'blog', path: '/blogs/blog-details?id=a-safety-data-sheet-in-two-minutes', shows: 'content' },
  { name: 'job', shows: 'careers' },
  { name: 'sign-in', path: '/login', shows: 'admin' },
  { name: 'not-found', path: '/no/such/page', shows: 'shell' },
];

let site: ServedSite;
let job: string;

test.beforeAll(async ({ playwright }) => {
  // Its content is drawn and stored again.
  site = await startSmallSite({ SEED: CONTENT_FOLDER });
  const request = await playwright.request.newContext({ baseURL: site.origin });
  const api = await adminApi(request);
  const { jobPostings } = await api.send<{ jobPostings: { _id: string; slug: string }[] }>('GET', '/job-postings');
  const shown = jobPostings.find(({ slug }) => slug.startsWith('graduate-engineer'));
  if (!shown) throw new Error('The demonstration has no job for graduates.');
  // The demonstration's jobs are as old as the site; screenshots need a fixed day.
  await api.send('PUT', `/job-postings/${shown._id}`, { status: 'scheduled', publishAt: '2026-10-01T06:00:00.000Z' });
  await request.dispose();
  job = `/career/${shown.slug}/${shown._id}`;
});
test.afterAll(() => site.stop());

/** Opens a page of the site at a fixed moment, and waits until everything within the window is loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime('2026-11-02T09:00:00+05:30');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Opening a blog counts a view; screenshots show only those of the demonstration content.
  await page.route('**/api/v1/blogs/*/view', (route) =>
    route.fulfill({ json: { success: true, views: 5875, likes: 289 } }),
  );
  await page.goto(new URL(path, site.origin).href);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    // One that is not displayed is never loaded.
    const within = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all([document.fonts.ready, ...within.map((image) => image.decode().catch(() => undefined))]);
  });
}

for (const width of [320, 1440] as const) {
  for (const { name, path, shows } of PAGES) {
    test(`the page ${name} looks as it did, ${width} px`, { tag: `@${shows}` }, async ({ page, consoleGuard }) => {
      if (name === 'not-found') consoleGuard.allow(/status of 404/);
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await open(page, path ?? job);
      await expect.soft(page).toHaveScreenshot(['pages', `${name}-${width}-light.png`]);
      // The first screen of the home page is a scene that is the same in both themes.
      if (name === 'home') return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.soft(page).toHaveScreenshot(['pages', `${name}-${width}-dark.png`]);
      if (name !== 'section') return;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await expect.soft(page).toHaveScreenshot(['pages', `${name}-${width}-mirrored.png`]);
    });
  }
}

/** The maximum size of a document in bytes: its markup as it is, and the whole with its styles on the wire. */
const DOCUMENTS = [
  { shows: 'remotes', path: '/', markup: 126_000, sent: 33_500 },
  { shows: 'catalogue', path: '/products', markup: 99_000, sent: 26_200 },
  { shows: 'careers', path: '/career', markup: 72_000, sent: 23_300 },
];

for (const { shows, path, markup, sent } of DOCUMENTS) {
  test(
    `the document of ${path} has at most ${markup / 1000} kB of markup, and ${sent / 1000} kB on the wire`,
    { tag: `@${shows}` },
    async ({ request }) => {
      const answer = await request.get(new URL(path, site.origin).href, { headers: { 'accept-encoding': 'identity' } });
      const html = await answer.text();
      expect(html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '').length).toBeLessThanOrEqual(markup);
      const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      expect(packed.length).toBeLessThanOrEqual(sent);
    },
  );
}

/** The maximum heights of the home page and of the footer in CSS pixels, by the width of the window. */
const MAX_HEIGHTS = [
  { width: 1440, home: 6_450, footer: 420 },
  { width: 390, home: 8_800, footer: 620 },
];

for (const { width, home, footer } of MAX_HEIGHTS) {
  test(`the home page is at most ${home} px high, ${width} px wide`, { tag: '@remotes' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const heights = await page.evaluate(() => ({
      home: document.documentElement.scrollHeight,
      footer: document.querySelector('footer')?.getBoundingClientRect().height,
    }));
    expect(heights.home).toBeLessThanOrEqual(home);
    expect(heights.footer).toBeLessThanOrEqual(footer);
  });
}

test('the dashboard fits a phone, and products fit a screen', { tag: '@admin' }, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(OWNER, site.origin);
  await open(page, '/admin');
  await expect(page.getByRole('region', { name: 'Delivery' }).getByRole('row')).not.toHaveCount(0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(2000);

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin/products');
  // The fifteenth row, after the one of the headings.
  await expect(page.getByRole('table').getByRole('row').nth(15)).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Film-Forming Corrosion Inhibitor C 140', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Field 12', exact: true })).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(2200);
});

/**
 * The maximum distance of the first product from the top of its page, and the maximum height of a page of 24 products, in CSS
 * pixels, by the width of the window.
 */
const LISTS = [
  { width: 1440, most: 600, height: 4_500 },
  { width: 390, most: 700, height: 6_500 },
];

for (const { width, most, height } of LISTS) {
  test(
    `lists show a product within the first ${most} px, ${width} px wide`,
    { tag: '@catalogue' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/products', '/offerings/oilandgas/drilling-services']) {
        await open(page, path);
        const box = await page.getByRole('main').getByRole('article').first().boundingBox();
        expect(box?.y).toBeLessThanOrEqual(most);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
      }
    },
  );
}

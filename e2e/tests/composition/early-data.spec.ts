import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';

/** Opens a page, and waits until it has loaded what it loads when it is idle, with the counts of the site's lists. */
async function openIdle(page: Page, path: string): Promise<void> {
  const counts = page.waitForResponse(/\/api\/v1\/job-postings\?limit=1$/);
  await page.goto(path);
  await hydrated(page);
  await counts;
  await page.waitForLoadState('networkidle');
}

/** The requests for content: early data, and reads of the API that are neither files nor reports. */
const readsIn = (requests: readonly Request[]): string[] =>
  requests
    .filter((request) => request.method() === 'GET')
    .map((request) => request.url().replace(/^https?:\/\/[^/]+/, ''))
    .filter((target) => /^\/(page-data|api\/v1(?!\/files))\//.test(target));

const openCareers = (page: Page): Promise<void> =>
  page.locator('nav a[href$="/career"]').first().dispatchEvent('click');

test(
  "a page's data is requested while its code is loading, and nothing is read twice",
  { tag: '@careers' },
  async ({ page, requests }) => {
    await openIdle(page, '/contact');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/r\/careers\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const before = requests.length;
    await openCareers(page);
    await expect.poll(() => readsIn(requests.slice(before))).toEqual(['/page-data/career']);
    await expect(page).toHaveURL(/\/contact$/);
    release();
    await expect(page).toHaveURL(/\/career$/);
    await expect(page.locator('#openings').getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(readsIn(requests.slice(before))).toEqual(['/page-data/career']);
  },
);

test(
  'the data of a page follows the query of its address; a page that the visitor leaves has none',
  { tag: '@catalogue' },
  async ({ page, requests }) => {
    await openIdle(page, '/contact');
    let isHeld = false;
    await page.route('**/page-data/career', () => (isHeld = true));
    await openCareers(page);
    await expect.poll(() => isHeld).toBe(true);
    const left = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/page-data/career'));
    const field = page.getByRole('combobox', { name: 'Search the site' });
    await field.fill('corrosion');
    await field.press('Enter');
    await left;
    await expect(page).toHaveURL(/\/search\?q=corrosion$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /corrosion/i })
        .first(),
    ).toBeVisible();
    expect(readsIn(requests).filter((target) => target.startsWith('/page-data'))).toEqual([
      '/page-data/career',
      '/page-data/search?q=corrosion',
    ]);
  },
);

test(
  'users who have signed in read the current state from the API',
  { tag: '@careers' },
  async ({ page, requests, signIn }) => {
    await signIn();
    await openIdle(page, '/contact');
    const before = requests.length;
    await openCareers(page);
    await expect(page.locator('#openings').getByRole('article').first()).toBeVisible();
    const reads = readsIn(requests.slice(before));
    expect(reads.filter((target) => target.startsWith('/page-data'))).toEqual([]);
    expect(reads.some((target) => target.startsWith('/api/v1/job-postings'))).toBe(true);
  },
);

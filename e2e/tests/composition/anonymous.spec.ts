import { expect, hydrated, test } from '../../src/test';
import { PUBLIC_ROUTES } from '../../src/public-routes';

/** Files of the administration: the admin remote's own, and every other remote's `./admin` expose. */
const ADMIN_FILE = /\/r\/admin\/|expose-admin/;

test('an anonymous visit to every page requests no byte of administration code', async ({ page, requests }) => {
  for (const path of PUBLIC_ROUTES) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(requests.map((request) => request.url()).filter((url) => ADMIN_FILE.test(url))).toEqual([]);
});

test('the administration area sends an anonymous visitor to sign in and back afterwards', async ({
  page,
  requests,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin$/);
  expect(requests.map((request) => request.url()).filter((url) => ADMIN_FILE.test(url))).toEqual([]);
});

test('the HTML of a page names no file of the administration among its downloads', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const links = html.match(/<(?:link|script)[^>]*>/g) ?? [];
  expect(links.filter((link) => ADMIN_FILE.test(link))).toEqual([]);
});

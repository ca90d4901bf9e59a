import { ADMIN_FILE } from '../../src/admin-files';
import { expect, test } from '../../src/test';

test(
  'the administration redirects an anonymous visitor to sign in and back afterwards',
  { tag: '@admin' },
  async ({ page, requests }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/login\?from=%2Fadmin$/);
    expect(requests.map((request) => request.url()).filter((url) => ADMIN_FILE.test(url))).toEqual([]);
  },
);

test('the HTML of a page names no file of the administration', { tag: '@admin' }, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const links = html.match(/<(?:link|script)[^>]*>/g) ?? [];
  expect(links.filter((link) => ADMIN_FILE.test(link))).toEqual([]);
});

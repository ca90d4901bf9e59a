import { expect, test } from '../../src/test';

test('an unknown address is the not-found page with status 404', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page searches the site', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404/);
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: 'Search the whole site' }).fill('scavenger');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “scavenger”' })).toBeVisible();
  });
});

test('malformed identifiers are 400 or 404, never 500', async ({ request }) => {
  for (const path of [
    '/career/1/%00',
    '/career/x/not-an-id',
    '/news/%F0%28',
    '/offerings/oilandgas/%00',
    '/blogs/blog-details?id=%00',
  ]) {
    expect([400, 404], path).toContain((await request.get(path)).status());
  }
});

import { expect, hydrated, test } from '../../src/test';
import { PUBLIC_ROUTES } from '../../src/public-routes';

for (const path of PUBLIC_ROUTES) {
  test(`${path} comes rendered from the server and is hydrated without a message`, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-rendered']).toBe('server');
    const heading = /<h1[^>]*>(.*?)<\/h1>/s
      .exec(await answer.text())?.[1]
      ?.replaceAll(/<[^>]+>/g, '')
      .trim();
    expect(heading).toBeTruthy();

    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Tridhara/);
  });
}

test('an unknown address is the not-found page with status 404', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
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

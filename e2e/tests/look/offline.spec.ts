import { expect, hydrated, test } from '../../src/test';

test.use({ serviceWorkers: 'allow' });

test('without a connection a page says so, keeps its address, and loads once there is one', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  // The page reads ahead when it is idle: a read that is under way when the connection ends fails.
  consoleGuard.allow(/The server could not be reached/);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/aboutus');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no connection' })).toBeVisible();
  await expect(page.locator('body'), 'its style sheet').toHaveCSS('display', 'grid');
  await expect(page).toHaveURL(/\/aboutus$/);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is no connection');
  const cachedPaths = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths.sort()).toEqual(['/favicon.svg', '/offline.css', '/offline.html']);
});

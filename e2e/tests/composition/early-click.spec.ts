import { expect, test } from '../../src/test';

test('a button that is pressed before the page answers does its work once it does', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // The page's own code is late.
  await page.route(/\/r\/catalogue\/[^?]*\/products\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('started').length > 0);
  const compare = page.getByRole('button', { name: /^Compare / }).first();
  await compare.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
});

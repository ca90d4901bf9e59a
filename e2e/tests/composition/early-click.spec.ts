import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';

/** Opens the products with the page's own code delayed; answers a function that releases it. */
async function openBeforeItsCode(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/r\/catalogue\/[^?]*\/products\.js$/, async (route) => {
    await released;
    // The visitor may have left the page meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('started').length > 0);
  return () => release();
}

test('a button that is pressed before hydration works after it', async ({ page }) => {
  const release = await openBeforeItsCode(page);
  const compare = page.getByRole('button', { name: /^Compare / }).first();
  await compare.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
});

test('a link that is followed before hydration works, and back returns to the page', async ({ page }) => {
  const release = await openBeforeItsCode(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What is new' })).toBeVisible();
  await hydrated(page);
  release();
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});

test('a search that is typed before hydration filters the list after it', async ({ page }) => {
  const release = await openBeforeItsCode(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('SCAVENGER');
  release();
  await expect(page).toHaveURL(/search=SCAVENGER/);
  await expect(page.getByRole('article').first()).toContainText(/scavenger/i);
});

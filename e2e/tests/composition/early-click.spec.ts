import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';

/** Opens the products when only the early script has run; answers a function that releases the others. */
async function openBeforeItsCode(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/r\/[^?]*(?<!\/early)\.js$/, async (route) => {
    await released;
    // The visitor may have left the page meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeOverEarlyClicks' in globalThis);
  return () => release();
}

test('buttons and choices that are pressed before hydration work after it', { tag: '@catalogue' }, async ({ page }) => {
  const release = await openBeforeItsCode(page);
  const compare = page.getByRole('button', { name: /^Compare / }).first();
  await compare.click();
  await page.getByRole('contentinfo').getByTitle('Dark').click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('menus open before hydration and stay open through it', async ({ page }) => {
  const release = await openBeforeItsCode(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'Offerings' }).click();
  await expect(nav.getByRole('link', { name: /Oil and Gas/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByText('Offering').click();
  release();
  await hydrated(page);
  await expect(sheet.getByRole('link', { name: 'Water' })).toBeVisible();
  expect(await sheet.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a link that is followed before hydration works, and back returns to the page', async ({ page }) => {
  const release = await openBeforeItsCode(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What is new' })).toBeVisible();
  release();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});

test('a search that is typed before hydration filters the list after it', { tag: '@catalogue' }, async ({ page }) => {
  const release = await openBeforeItsCode(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('SCAVENGER');
  release();
  await expect(page).toHaveURL(/search=SCAVENGER/);
  await expect(page.getByRole('article').first()).toContainText(/scavenger/i);
});

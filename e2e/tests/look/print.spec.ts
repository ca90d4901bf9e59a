import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';

const PRODUCT = '/offerings/pipeline/pipeline-integrity/acoustic-leak-sensor-al-9';

async function printed(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(path);
  await hydrated(page);
}

/** The lightness of a heading's text: 0 is black, 1 white. */
const lightness = (page: Page): Promise<number> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('There is no canvas to read a colour with');
    canvas.fillStyle = getComputedStyle(heading).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / (3 * 255);
  });

test('pages are printed dark on white, without controls', async ({ page }) => {
  for (const path of ['/', PRODUCT, '/products', '/aboutus', '/career', '/blogs', '/news']) {
    await printed(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    expect.soft(await lightness(page), path).toBeLessThan(0.4);
    await expect.soft(heading, path).toBeInViewport({ ratio: 1 });
    for (const role of ['button', 'searchbox', 'textbox', 'combobox', 'checkbox', 'navigation'] as const)
      await expect.soft(page.getByRole(role), `${role} on ${path}`).toHaveCount(0);
  }
});

test('a product is printed as a data sheet: its facts, and nothing of other products', async ({ page }) => {
  await printed(page, PRODUCT);
  await expect(page.getByText('Stainless body, petrol ring')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Benefits' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^More in/ })).toBeHidden();
});

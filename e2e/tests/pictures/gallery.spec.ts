import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { PICTURE_BROWSER } from '../../src/comparing';
import { expect, test } from '../../src/test';

const KIT = path.join(__dirname, '../../../ui-kit');
const ADDRESS = 'http://gallery.localhost';

test.use({ launchOptions: PICTURE_BROWSER, viewport: { width: 1024, height: 768 } });
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await promisify(execFile)('npm', ['run', 'gallery', '-w', 'ui-kit'], { shell: process.platform === 'win32' });
});

test.beforeEach(async ({ page, consoleGuard }) => {
  // Some of the gallery's pictures are missing on purpose.
  consoleGuard.allow(/status of 404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? 'index.html' : path.basename(pathname);
    return name.startsWith('missing') || name.endsWith('.pdf')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ path: path.join(KIT, 'dist/gallery', name) });
  });
});

async function open(page: Page, query: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${ADDRESS}/?${new URLSearchParams(query).toString()}`);
  await expect(page.getByRole('main', { includeHidden: true })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

const fileName = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

for (const theme of ['light', 'dark'] as const) {
  test(`every component looks as it did, ${theme}`, async ({ page }) => {
    await open(page, { theme });
    const parts = page.getByRole('main').getByRole('region').and(page.locator('section'));
    await expect(parts).not.toHaveCount(0);
    for (const part of await parts.all()) {
      const title = (await part.getAttribute('aria-label')) ?? (await part.getByRole('heading').first().innerText());
      await expect.soft(part).toHaveScreenshot(['gallery', theme, `${fileName(title)}.png`]);
    }
  });

  for (const overlay of ['dialog', 'confirm', 'sheet', 'loader']) {
    test(`what lies above a page looks as it did: ${overlay}, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 720, height: 540 });
      await open(page, { theme, overlay, part: 'foundations' });
      await expect(page).toHaveScreenshot(['gallery', theme, `above-${overlay}.png`]);
    });
  }

  test(`what is pointed at or has the focus looks as it did, ${theme}`, async ({ page }) => {
    await open(page, { theme });
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    const buttons = part('Buttons');
    await buttons.getByRole('button', { name: 'Send enquiry' }).hover();
    await buttons.getByRole('button', { name: 'Accent' }).focus();
    await page.keyboard.press('Tab');
    await expect.soft(buttons).toHaveScreenshot(['gallery', theme, 'buttons-in-use.png']);
    await part('Cards')
      .getByRole('link', { name: /Reading a corrosion/ })
      .hover();
    await part('Cards')
      .getByRole('link', { name: /Field engineer/ })
      .focus();
    await expect.soft(part('Cards')).toHaveScreenshot(['gallery', theme, 'cards-in-use.png']);
  });
}

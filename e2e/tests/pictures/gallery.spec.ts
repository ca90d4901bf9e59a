import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { PICTURE_BROWSER } from '../../src/comparing';
import { expect, test } from '../../src/test';

const GALLERY = path.join(__dirname, '../../../gallery/dist');
const ADDRESS = 'http://gallery.localhost';

test.use({ launchOptions: PICTURE_BROWSER, viewport: { width: 1024, height: 768 }, timezoneId: 'Asia/Kolkata' });
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  await promisify(execFile)('npm', ['run', 'build', '-w', 'gallery'], { shell: process.platform === 'win32' });
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
      : route.fulfill({ path: path.join(GALLERY, name) });
  });
});

async function open(page: Page, query: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${ADDRESS}/?${new URLSearchParams(query).toString()}`);
  await expect(page.getByRole('main', { includeHidden: true })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/** Adds a style sheet to each document before its first element. */
const withStyles = (page: Page, styles: string): Promise<unknown> =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);

/** Shows overlays without their entrance animations, whose last frame is sometimes missing. */
const withoutEntrances = (page: Page) => withStyles(page, '* { animation: none !important; }');

/** Keeps toasts open: the animation of each one's bar is its timer. */
const withoutTimers = (page: Page) => withStyles(page, '[role=progressbar] { animation: none !important; }');

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
    test(`overlays look as they did: ${overlay}, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 720, height: 540 });
      await withoutEntrances(page);
      await open(page, { theme, overlay, part: 'foundations' });
      await expect(page).toHaveScreenshot(['gallery', theme, `above-${overlay}.png`]);
    });
  }

  for (const [place, size] of [
    ['page', { width: 720, height: 540 }],
    ['phone', { width: 320, height: 640 }],
  ] as const) {
    test(`toasts above a ${place} look as they did, ${theme}`, async ({ page }) => {
      await page.setViewportSize(size);
      await withoutTimers(page);
      await open(page, { theme, overlay: 'toasts', part: 'toasts' });
      await expect(page.getByRole('progressbar', { includeHidden: true })).toHaveCount(4);
      await page.getByRole('button', { name: 'Dismiss' }).first().focus();
      await expect(page).toHaveScreenshot(['gallery', theme, `above-toasts-${place}.png`]);
    });
  }

  test(`collections on a phone look as they did, ${theme}`, async ({ page }) => {
    // As high as the editor, whose bar would otherwise cover its fields.
    await page.setViewportSize({ width: 320, height: 1200 });
    await open(page, { theme, part: 'collection' });
    for (const name of ['Collection', 'Editor', 'Comparison']) {
      const part = page.getByRole('region', { name, exact: true });
      await expect.soft(part).toHaveScreenshot(['gallery', theme, `${fileName(name)}-phone.png`]);
    }
  });

  test(`a collection in use looks as it did, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await open(page, { theme, part: 'collection' });
    const part = page.getByRole('region', { name: 'Collection', exact: true }).and(page.locator('section'));
    await part.getByRole('checkbox', { name: 'Select Antiscalant AS-11' }).check();
    await part.getByRole('checkbox', { name: 'Select Cement dispersant CD-25' }).check();
    // Capturing an element that is partly out of view would move the page under the pointer.
    await part.scrollIntoViewIfNeeded();
    await part.getByRole('row', { name: /Fracturing gel breaker/ }).hover();
    await expect.soft(part).toHaveScreenshot(['gallery', theme, 'collection-chosen.png']);
    await part.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
    await expect(part.getByText('2 products are in the trash.')).toBeVisible();
    await part.getByRole('combobox', { name: 'Sector' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.soft(part).toHaveScreenshot(['gallery', theme, 'collection-undo.png']);
  });

  test(`overlays of an editor look as they did, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await withoutEntrances(page);
    await open(page, { theme, part: 'collection' });
    const editor = page.getByRole('region', { name: 'Editor', exact: true });
    await editor.getByLabel('Title').fill('');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor.getByRole('alert')).toContainText('Enter a title');
    await expect.soft(editor).toHaveScreenshot(['gallery', theme, 'editor-refused.png']);
    await editor.getByLabel('Title').fill('Reading a coupon');
    const above = async (name: string, button: string, place = editor) => {
      await place.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect.soft(page).toHaveScreenshot(['gallery', theme, `above-${name}.png`]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await above('preview', 'Preview');
    await above('history', 'History');
    await above('stale-save', 'Save');
    await above('history-loading', 'History', page.getByRole('group', { name: 'On its way' }));
    await above('history-failed', 'History', page.getByRole('group', { name: 'Not readable' }));
  });

  test(`hovered and focused elements look as they did, ${theme}`, async ({ page }) => {
    await open(page, { theme });
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    const buttons = part('Buttons');
    await buttons.getByRole('button', { name: 'Send enquiry' }).hover();
    await buttons.getByRole('button', { name: 'Send enquiry' }).focus();
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

import type { Page, Response } from '@playwright/test';
import { MISSING_PAGES, publicPages } from '../../../scripts/screens/pages';
import { findings, findingsInShapes, THEMES } from '../../src/axe';
import { ADMIN_FILE } from '../../src/admin-files';
import { headingOf } from '../../src/heading-of';
import { expectStill, expectStillInParts } from '../../src/layout-shift';
import { expectMirrored } from '../../src/mirrored';
import { expect, hydrated, siteOrigin, test } from '../../src/test';

/** The elements whose contrast is checked: the frame's on one page, since it is the same on all. */
const colouredOn = (path: string): string => (path === '/' ? '*' : 'main *');

/**
 * Opens a page in a window of the given width, and expects that axe finds nothing, that the page does not shift, and that
 * nothing overlaps when it is mirrored.
 *
 * @param phone the theme on a phone; on a desk it is the other one
 */
async function openStill(
  page: Page,
  path: string,
  width: 320 | 1440,
  phone: (typeof THEMES)[number],
): Promise<Response | null> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.setViewportSize({ width, height: 900 });
  const answer = await page.goto(path);
  await hydrated(page);
  expect.soft(await findingsInShapes(page, [width], phone, colouredOn(path)), path).toEqual([]);
  // After axe: the page has been loaded meanwhile.
  await expectStill(page, `${path} at ${width} px`);
  await expectMirrored(page, `${path} at ${width} px`);
  return answer;
}

/** The number of tests that the pages are divided among. */
const PARTS = 7;

for (let part = 0; part < PARTS; part++) {
  test(`public pages are rendered by the server, do not shift, and break no rule of accessibility (${part + 1} of ${PARTS})`, async ({
    page,
    requests,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 404/);
    // The width of the window changes after the page has chosen its pictures.
    consoleGuard.allow(/preloaded using link preload/);
    // The fonts come from the cache afterwards: when they arrive differs from run to run.
    await page.goto('/');
    await page.evaluate(async () => void (await document.fonts.ready));
    const pages = [...(await publicPages(siteOrigin())), { name: 'home', path: '/home' }, ...MISSING_PAGES];
    for (const [at, { path }] of pages.filter((_, index) => index % PARTS === part).entries()) {
      // Of pages of one kind some are dark on a phone, others on a desk.
      const phone = THEMES[at % 2] ?? 'dark';
      const answer = await openStill(page, path, 320, phone);
      expect.soft(answer?.headers()['x-rendered'], `${path} is rendered by`).toBe('server');
      expect.soft(headingOf((await answer?.text()) ?? ''), `the heading in the HTML of ${path}`).toBeTruthy();
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect.soft(page, path).toHaveTitle(/Tridhara/);
      expect.soft(await findingsInShapes(page, [768]), path).toEqual([]);
      await openStill(page, path, 1440, phone);
    }
    expect(requests.map((request) => request.url()).filter((url) => ADMIN_FILE.test(url))).toEqual([]);
  });
}

test('nothing moves on a page whose document arrives in parts', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => void (await document.fonts.ready));
  await expectStillInParts(page, '/', 320);
  for (const path of ['/', '/contact', '/products', '/search?q=oil', '/offerings/oilandgas'])
    await expectStillInParts(page, path, 1440);
});

test('axe finds nothing in overlays of a page: the sectors, the search, the menu of a phone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Offerings' }).click();
    await expect(page.getByRole('link', { name: /Renewable Energy/ }).first()).toBeVisible();
    expect.soft(await findings(page), `sectors, ${colorScheme}`).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('combobox').fill('cement');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect.soft(await findings(page), `search, ${colorScheme}`).toEqual([]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.getByText('Offering').click();
    expect.soft(await findings(page), `menu, ${colorScheme}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

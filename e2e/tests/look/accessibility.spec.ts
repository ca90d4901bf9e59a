import type { Page } from '@playwright/test';
import { MISSING_PAGES, publicPages } from '../../../scripts/screens/pages';
import { findings, findingsInAllShapes, THEMES } from '../../src/axe';
import { expect, hydrated, siteOrigin, test } from '../../src/test';

/** Every page of the list, one after the other, in the same tab. */
async function expectNothingFound(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect.soft(await findingsInAllShapes(page), path).toEqual([]);
  }
}

/** Every second of a list, so that two tests share it. */
const half = <T>(list: readonly T[], which: number): T[] => list.filter((_, index) => index % 2 === which);

test.describe.configure({ timeout: 420_000 });

for (const which of [0, 1]) {
  test(`axe finds nothing on the public pages, in three widths and both themes (${which + 1} of 2)`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 404/);
    // The window changes its width after the page has chosen its pictures.
    consoleGuard.allow(/preloaded using link preload/);
    const pages = [...(await publicPages(siteOrigin())), ...MISSING_PAGES];
    await expectNothingFound(
      page,
      half(pages, which).map(({ path }) => path),
    );
  });
}

test('axe finds nothing in what opens over a page: the sectors, the search, the menu of a phone', async ({ page }) => {
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
    await sheet.getByRole('button', { name: 'Offering' }).click();
    expect.soft(await findings(page), `menu, ${colorScheme}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

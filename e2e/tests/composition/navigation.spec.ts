import { expect, hydrated, test } from '../../src/test';

test(
  'a visitor goes through all remotes without loading another document',
  { tag: '@remotes' },
  async ({ page, requests }) => {
    await page.goto('/');
    await hydrated(page);
    const documents = (): number => requests.filter((request) => request.resourceType() === 'document').length;
    const navbar = page.getByRole('navigation', { name: 'Main' });
    for (const [link, path] of [
      ['About us', '/aboutus'],
      ['Career', '/career'],
      ['Blogs', '/blogs'],
      ['News', '/news'],
      ['Home', '/home'],
    ] as const) {
      await navbar.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(documents()).toBe(1);
  },
);

test('a new page starts at its top with the focus on the main region; back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/aboutus');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  // A pointer click would first scroll the sticky bar into view, and with it the page.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/career$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/aboutus$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

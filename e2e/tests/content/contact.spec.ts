import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not visible.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('the contact page has its map beside the title, and those who answer beside the form', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  const map = page.getByRole('figure', { name: 'From the Rann to the Brahmaputra' }).locator('svg').first();
  const form = page.getByRole('form', { name: 'Contact us' });
  const desks = page.getByRole('region', { name: 'Every desk has a name behind it' });
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(map)).x).toBeGreaterThanOrEqual((await boxOf(title)).right);
    expect((await boxOf(desks)).x).toBeGreaterThan((await boxOf(form)).right);
    expect((await boxOf(form)).y).toBeGreaterThan((await boxOf(map)).bottom);
  }
  // On a phone the form is before the map, and the telephone is in the first screen.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(page.getByRole('main').getByRole('link', { name: /^\+91/ }))).bottom).toBeLessThan(700);
  expect((await boxOf(map)).y).toBeGreaterThan((await boxOf(form)).bottom);
});

test('the places on the map are in the HTML, and an editor changes them as the rows of a chart', async ({
  page,
  request,
  signIn,
}) => {
  const html = await (await request.get('/contact')).text();
  expect(html).toMatch(/Head office and laboratory<\/strong>\s*(?:<!-- -->\s*)*Vadodara/);
  await signIn();
  await page.goto('/admin/sections?search=Brahmaputra');
  await page
    .getByRole('row', { name: /Brahmaputra/ })
    .getByRole('link', { name: /Edit/ })
    .click();
  const rows = page.getByRole('textbox', { name: 'Data' });
  await expect(rows).toHaveValue(/Vadodara;22\.31;73\.18;Head office and laboratory/);
  await rows.fill('Vadodara;122.31;73.18');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByText('Line 1: the latitude must be between −90 and 90, and the longitude between −180 and 180').first(),
  ).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

test('clients are reordered by keys and by pointer', async ({ page, signIn, consoleGuard }) => {
  // Clients imported by another test have no wordmark file.
  consoleGuard.allow(/status of 404/);
  await signIn();
  await page.goto('/admin/clients');
  const names = async () =>
    page
      .getByRole('dialog')
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map(({ textContent }) => textContent));
  const open = async () => {
    await page.getByRole('button', { name: 'Reorder' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  };
  const store = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await open();
  const [first, second, third, ...rest] = await names();
  await page.getByRole('button', { name: `Move ${first}, position 1` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first} is now at position 2`)).toBeAttached();
  expect(await names()).toEqual([second, first, third, ...rest]);
  await store();

  // A fresh page reads the new order.
  await page.reload();
  await open();
  expect(await names()).toEqual([second, first, third, ...rest]);
  const rows = page.getByRole('dialog').getByRole('listitem');
  await rows.nth(0).dragTo(rows.nth(1), { steps: 5 });
  await expect.poll(names).toEqual([first, second, third, ...rest]);
  await store();
  await page.reload();
  await open();
  expect(await names()).toEqual([first, second, third, ...rest]);
});

test('a section of the about page is changed, hidden and shown again', async ({ page, request, signIn }) => {
  await signIn();
  await page.goto('/admin/sections?search=Six%20periods');
  await page
    .getByRole('row', { name: /Six periods/ })
    .getByRole('link', { name: /Edit/ })
    .click();
  const heading = page.getByLabel('Heading', { exact: true });
  await expect(heading).toHaveValue('Six periods, one direction');
  await expect(page.getByRole('group', { name: 'Entries' }).getByText('Entry 6')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Shown on the page' }).uncheck();
  await publish(page);
  await expect(page.getByText('Changes published').first()).toBeVisible();
  const about = async () => (await request.get('/aboutus')).text();
  await expect.poll(about).not.toContain('Six periods');

  await page.getByRole('checkbox', { name: 'Shown on the page' }).check();
  await publish(page);
  await expect(page.getByText('Changes published').first()).toBeVisible();
  await expect.poll(about).toContain('Six periods');
  await page.goto('/aboutus');
  await hydrated(page);
  const periods = page.getByRole('region', { name: 'Six periods, one direction' }).getByRole('listitem');
  await expect(periods).toHaveCount(6);
  await expect(periods.last()).toContainText('2023-Present');
});

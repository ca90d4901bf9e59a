import { expect, hydrated, test } from '../../src/test';

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

test('the about page is arranged, previewed as a whole and published at once', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  // When the test is traced, the frame of the preview also blocks the recorder.
  consoleGuard.allow(/Blocked script execution/);
  const title = 'Six periods, one direction';
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  await page.goto('/admin/sections');
  await page.getByRole('main').getByRole('link', { name: 'About us', exact: true }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue(title);
  await expect(page.getByRole('group', { name: 'Entries' }).getByText('One river')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'About us', exact: true }).click();

  const about = async () => (await request.get('/aboutus')).text();
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `More for ${title}` }).press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
  };
  const publish = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Visitors see the page as it is here.')).toBeVisible();
  };
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe:not([hidden])');
  await expect(shown.getByRole('heading', { name: title })).toBeVisible();
  await choose('Hide');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown.getByRole('heading', { name: title })).toHaveCount(0);
  expect(await about()).toContain(title);
  await publish('Publish the change');
  await expect.poll(about).not.toContain(title);

  await choose('Show again');
  await publish('Publish the change');
  await expect.poll(about).toContain(title);
  await page.goto('/aboutus');
  await hydrated(page);
  const periods = page.getByRole('region', { name: 'Six periods, one direction' }).getByRole('listitem');
  await expect(periods).toHaveCount(6);
  await expect(periods.last()).toContainText('2023-Present');
});

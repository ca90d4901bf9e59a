import type { Page } from '@playwright/test';
import { expectAccessible } from '../../src/axe';
import { expect, hydrated, test } from '../../src/test';
import { addProduct, change, pageOf } from './catalogue-api';

const customFields = [{ fieldName: 'Grade', fieldType: 'select', fieldValue: 'A', options: ['A', 'B'] }];

/** Opens a page with its scripts ready. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('axe finds nothing where products, sectors, subsectors and cards are edited on their pages', async ({
  page,
  request,
  signIn,
}) => {
  const product = await addProduct(request, { customFields });
  await signIn();
  await open(page, pageOf(product));
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  await expect(dialog.getByRole('group', { name: 'Field 1', exact: true })).toBeVisible();
  await expectAccessible(page, 'Edit Product');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Delete ${product.name}` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the question before a product is deleted');
  await change(request, 'DELETE', `/product/${product._id}`);

  await open(page, '/offerings/Chemicals');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await dialog.getByRole('button', { name: 'Add field' }).click();
  await dialog.getByLabel('Type').selectOption('file');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'Add Product, with its errors');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, 'Add Product, on a phone');
  await page.setViewportSize({ width: 1280, height: 720 });

  await open(page, '/offerings');
  await page.getByRole('button', { name: 'Add sector' }).click();
  await dialog.getByRole('button', { name: 'Add sector' }).click();
  await expectAccessible(page, 'Add sector, with its errors');
  await open(page, '/offerings/water');
  await page.getByRole('button', { name: 'Add subsector' }).click();
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await expectAccessible(page, 'Add subsector');
  await open(page, '/offerings/downStream/chemicals');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await expectAccessible(page, 'Add card');
});

test('axe finds nothing on the screen of a product, with its errors and its history', async ({
  page,
  request,
  signIn,
}) => {
  const product = await addProduct(request, { customFields });
  await signIn();
  await page.goto(`/admin/products/${product._id}`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await main.getByRole('button', { name: 'Save without publishing' }).click();
  await expect(main.getByRole('link', { name: 'Product 1 error' })).toBeVisible();
  await expectAccessible(page, 'the screen of a product, with its errors');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, 'the screen of a product, with its errors, on a phone');
  await main.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText('Version 1')).toBeVisible();
  await expectAccessible(page, 'the history of a product');
  await change(request, 'DELETE', `/product/${product._id}`);
});

test('axe finds nothing in the viewer of documents and in an enquiry with its errors', async ({ page }) => {
  await open(page, '/offerings/downstream/chemicals/neutralising-amine-na-15');
  await page.getByRole('button', { name: 'Add to enquiry' }).click();
  await page.getByRole('button', { name: /^View .*technical data sheet/i }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /^blob:/);
  await expectAccessible(page, 'the viewer of documents');
  await page.keyboard.press('Escape');

  await open(page, '/products/enquiry');
  await page.getByRole('button', { name: /^Send enquiry/ }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expectAccessible(page, 'an enquiry, with its errors');
});

test('axe finds nothing in a comparison', async ({ page, consoleGuard }) => {
  // The width of the window changes after the page has chosen its pictures.
  consoleGuard.allow(/preloaded using link preload/);
  await open(page, '/offerings/Chemicals');
  const marks = page.getByRole('button', { name: /^Compare / });
  for (const at of [0, 1, 2]) await marks.nth(at).click();
  // As high as the page: whether the tray covers content depends on the scroll position.
  await page.setViewportSize({ width: 1280, height: 4000 });
  await expectAccessible(page, 'the tray of a comparison');
  await page.goto('/products/compare');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page, 'a comparison');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, 'a comparison, on a phone');
});

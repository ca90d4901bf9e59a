import { expectAccessible } from '../../src/axe';
import { expect, hydrated, test } from '../../src/test';
import { addProduct, change, pageOf } from './catalogue-api';

test('axe finds nothing in the editors of products, sectors and subsectors', async ({ page, request, signIn }) => {
  test.setTimeout(180_000);
  const customFields = [{ fieldName: 'Grade', fieldType: 'select', fieldValue: 'A', options: ['A', 'B'] }];
  const product = await addProduct(request, { customFields });
  await signIn();
  await page.goto(pageOf(product));
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  await expect(dialog.getByRole('group', { name: 'Field 1', exact: true })).toBeVisible();
  await expectAccessible(page, 'Edit Product');
  await close();
  await page.getByRole('button', { name: `Delete ${product.name}` }).click();
  await expectAccessible(page, 'the question before a product is deleted');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/offerings/Chemicals');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await dialog.getByRole('button', { name: 'Add field' }).click();
  await dialog.getByLabel('Type').selectOption('file');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'Add Product, with its errors');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, 'Add Product, on a phone');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto('/offerings');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add sector' }).click();
  await dialog.getByRole('button', { name: 'Add sector' }).click();
  await expectAccessible(page, 'Add sector, with its errors');
  await page.goto('/offerings/water');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add subsector' }).click();
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await expectAccessible(page, 'Add subsector');
  await page.goto('/offerings/downStream/chemicals');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await expectAccessible(page, 'Add card');

  await page.goto(`/admin/products/${product._id}`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByRole('link', { name: 'Product 1 error' })).toBeVisible();
  await expectAccessible(page, 'the screen of a product, with its errors');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, 'the screen of a product, with its errors, on a phone');
  await main.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByText('Version 1')).toBeVisible();
  await expectAccessible(page, 'the history of a product');
  await change(request, 'DELETE', `/product/${product._id}`);
});

test('axe finds nothing in the viewer of documents, a comparison and an enquiry', async ({ page, consoleGuard }) => {
  // The width of the window changes after the page has chosen its pictures.
  consoleGuard.allow(/preloaded using link preload/);
  await page.goto('/offerings/downstream/chemicals/neutralising-amine-na-15');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to enquiry' }).click();
  await page.getByRole('button', { name: /^View .*technical data sheet/i }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /^blob:/);
  await expectAccessible(page, 'the viewer of documents');
  await page.keyboard.press('Escape');

  await page.goto('/offerings/Chemicals');
  await hydrated(page);
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

  await page.goto('/products/enquiry');
  await hydrated(page);
  await page.getByRole('button', { name: /^Send enquiry/ }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expectAccessible(page, 'an enquiry, with its errors');
});

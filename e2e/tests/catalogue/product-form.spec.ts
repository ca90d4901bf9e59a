import { randomUUID } from 'node:crypto';
import { PDF, PIXEL } from '../../src/sample-files';
import { expect, hydrated, test } from '../../src/test';
import { addProduct, change, pageOf } from './catalogue-api';

const HTML = '<img src=x onerror="document.title=1"><b>bold</b>';

test('the product form accepts valid input, reports invalid input, and keeps it', async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (404|500)/);
  // The page reads its product again before it navigates to the section.
  consoleGuard.allow(/Something Went Wrong.*Product not found/);
  await signIn();
  await page.goto('/offerings/Chemicals');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  const toast = (message: string) => page.locator('[data-toaster]').getByText(message).first();
  const name = `${HTML} ${randomUUID().slice(0, 8)}`;

  await dialog.getByLabel('Name').fill('   ');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'Name is required',
    'Description is required',
    'Image is required',
  ]);
  await dialog.getByLabel('Image').setInputFiles(PDF);
  await expect(toast('Please upload a valid image file')).toBeVisible();
  await dialog.getByLabel('Image').setInputFiles({ ...PIXEL, buffer: Buffer.alloc(5_242_881) });
  await expect(toast('Image size should be less than 5MB')).toBeVisible();
  await dialog.getByLabel('PDF').setInputFiles(PIXEL);
  await expect(toast('Please upload a valid PDF file')).toBeVisible();

  // Markup and 10,000 characters are ordinary text.
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill(HTML);
  await dialog.getByLabel('Image').setInputFiles(PIXEL);
  await dialog.getByLabel('PDF').setInputFiles(PDF);
  const add = dialog.getByRole('button', { name: 'Add field' });
  const field = (index: number) => dialog.getByRole('group', { name: `Field ${index}`, exact: true });
  await add.click();
  await expect(field(1).getByLabel('Label')).toHaveValue('New Label');
  await field(1).getByLabel('Label').fill(HTML);
  await field(1).getByLabel('Value').fill(HTML);
  await add.click();
  await field(2).getByLabel('Label').fill('Notes');
  await field(2).getByLabel('Type').selectOption('textarea');
  await field(2).getByLabel('Value').fill('x'.repeat(10_001));
  await add.click();
  await field(3).getByLabel('Label').fill('Packaging');
  await field(3).getByLabel('Type').selectOption('select');
  await expect(field(3).getByLabel('Options')).toHaveValue('Option 1, Option 2, Option 3');
  await field(3).getByLabel('Options').fill(' Drum ,Sack,');
  await field(3).getByLabel('Value').selectOption('Sack');
  await add.click();
  await field(4).getByLabel('Label').fill('Drawing');
  await field(4).getByLabel('Type').selectOption('file');
  await field(4).getByLabel('Value').setInputFiles(PIXEL);
  await expect(field(4).getByText(PIXEL.name)).toBeVisible();
  await expect(field(4).locator('img')).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog.getByText('Field value must have at most 10,000 characters').first()).toBeVisible();
  await field(2).getByLabel('Value').fill('x'.repeat(10_000));

  // A failing server: the message appears and the input stays; during the call, the form cannot be closed.
  let answer: (() => void) | undefined;
  await page.route('**/api/v1/product', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 500, json: { success: false, message: 'The shelf is full', requestId: 'r' } });
  });
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect.poll(() => answer !== undefined).toBe(true);
  answer?.();
  await expect(toast('The shelf is full')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(field(3).getByLabel('Value')).toHaveValue('Sack');
  await page.unroute('**/api/v1/product');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(toast('Product added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await page.getByRole('link', { name: name.slice(0, 20) }).click();
  // The previous page remains until the transition ends.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([name]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 2, name: HTML })).toBeVisible();
  await expect(page.locator('main img[src="x"], main b')).toHaveCount(0);
  await expect(page.getByText('x'.repeat(10_000))).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page).toHaveURL(/\/offerings\/chemicals$/i);
});

test('a deleted product disappears at once and returns if the call fails', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/);
  const product = await addProduct(request);
  await signIn();
  await page.goto(`/offerings/Chemicals?search=${encodeURIComponent(product.name)}`);
  await hydrated(page);
  const card = page.getByRole('link', { name: product.name });
  await expect(card).toBeVisible();
  let fail: (() => void) | undefined;
  await page.route('**/api/v1/product/*', async (route) => {
    await new Promise<void>((resolve) => (fail = resolve));
    await route.fulfill({ status: 500, json: { success: false, message: 'Nobody is at the shelf', requestId: 'r' } });
  });
  await page.getByRole('button', { name: `Delete ${product.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => fail !== undefined).toBe(true);
  fail?.();
  await expect(page.getByText('Nobody is at the shelf').first()).toBeVisible();
  await expect(card).toBeVisible();
  await change(request, 'DELETE', `/product/${product._id}`);
});

test('the administration lists, previews, changes and deletes products', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  // At the end, a deleted product is requested.
  consoleGuard.allow(/status of 404/);
  consoleGuard.allow(/Something Went Wrong.*Product not found/);
  const product = await addProduct(request);
  await signIn();
  await page.goto('/admin/products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(product.name);
  await expect(page).toHaveURL(/search=Probe/);
  const row = page.getByRole('row', { name: new RegExp(product.name) });
  // The first 15 characters of the description (specification).
  await expect(row).toContainText('Made for a test…');
  await row.getByRole('link', { name: `Edit ${product.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${product.name}` })).toBeVisible();
  await page.getByLabel('Name').fill(`${product.name} B`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(
    preview.frameLocator('iframe:not([hidden])').getByRole('heading', { level: 1, name: `${product.name} B` }),
  ).toBeVisible();
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Changes published').first()).toBeVisible();
  await expect.poll(async () => (await request.get(pageOf(product))).text()).toContain(`${product.name} B`);

  await page.goto(`/admin/products?search=${encodeURIComponent(product.name)}`);
  await page.getByRole('button', { name: `Delete ${product.name} B` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Product deleted successfully').first()).toBeVisible();
  await expect(page.getByText('No products found matching your search')).toBeVisible();
  await page.goto('/admin/products/nowhere');
  await expect(page.getByText('Product not found')).toBeVisible();
});

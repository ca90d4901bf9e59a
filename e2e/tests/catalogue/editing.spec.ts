import { PDF, PIXEL } from '../../src/sample-files';
import { expect, hydrated, test } from '../../src/test';

test('a visitor downloads no editor and sees no edit button', async ({ page, requests }) => {
  await page.goto('/offerings/Chemicals');
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^(Add Product|Edit|Delete)/ })).toHaveCount(0);
  expect(requests.filter((request) => /editing|card-form|admin/.test(new URL(request.url()).pathname))).toEqual([]);
});

test('an administrator adds, changes and deletes a product where visitors see it', async ({ page, signIn }) => {
  await signIn();
  const name = `Test Amine ${Date.now()}`;
  await page.goto('/offerings/Chemicals');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill('Made by a test.');
  await dialog.getByLabel('Image').setInputFiles(PIXEL);
  await dialog.getByLabel('PDF').setInputFiles(PDF);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Product added successfully')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  await edit.getByLabel('Name').fill(`${name} B`);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Category updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} B` })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name} B` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('can be restored for 30 days');
  await question.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByRole('link', { name: `${name} B` })).toHaveCount(0);
});

test('a card of the static chemicals page is added for this visit alone', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/offerings/downStream/chemicals');
  await hydrated(page);
  const cards = page.getByRole('region', { name: 'Categories' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await page.getByRole('button', { name: 'Add card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add card' });
  const add = dialog.getByRole('button', { name: 'Add card' });
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  await add.click();
  await dialog.getByLabel('Logo').setInputFiles(PDF);
  await expect
    .poll(() => alerts)
    .toEqual(['Please fill all fields and upload required files.', 'Please upload a valid image file.']);
  await dialog.getByLabel('Name').fill('Biocides');
  await dialog.getByLabel('Description').fill('Against what grows in the pipe.');
  await dialog.getByLabel('PDF').setInputFiles(PDF);
  await dialog.getByLabel('Logo').setInputFiles(PIXEL);
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(cards).toHaveCount(5);
  await cards.getByRole('link', { name: 'Biocides' }).click();
  await expect(page).toHaveURL('/offerings/chemicals/Biocides');
  await expect(page.getByTitle('PDF of Biocides')).toHaveAttribute('src', /^blob:/);
  await page.goto('/offerings/downStream/chemicals');
  await expect(cards).toHaveCount(4);
});

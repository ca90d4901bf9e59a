import { randomUUID } from 'node:crypto';
import { PDF, PIXEL } from '../../src/sample-files';
import { expect, hydrated, test } from '../../src/test';
import { change } from './catalogue-api';

test('sectors and subsectors are added, changed and deleted where visitors see them and in the administration', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (404|409)|Sector not found/);
  const mark = randomUUID().slice(0, 8);
  const sector = `Geothermal ${mark}`;
  const subsector = `Wells ${mark}`;
  await signIn();

  await page.goto('/offerings');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add sector' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add sector' }).click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'Name is required',
    'Description is required',
    'Picture is required',
  ]);
  await dialog.getByLabel('Name').fill(sector);
  await dialog.getByLabel('Description').fill('Heat of the ground.');
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(PIXEL);
  await dialog.getByRole('button', { name: 'Add sector' }).click();
  await expect(page.getByText('Sector added successfully', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: sector }).click();
  await expect(page.getByRole('heading', { level: 1, name: sector })).toBeVisible();
  await expect(page.getByText('No subsectors available')).toBeVisible();
  await page.getByRole('button', { name: 'Add subsector' }).click();
  await dialog.getByLabel('Name').fill(subsector);
  await dialog.getByLabel('Description').fill('Two kilometres deep.');
  await dialog.getByLabel('PDF').setInputFiles(PDF);
  await dialog.getByRole('button', { name: 'Add subsector' }).click();
  await expect(page.getByText('Subsector added successfully').first()).toBeVisible();
  await page.getByRole('link', { name: subsector }).click();
  await expect(page.getByText('There are no products here yet')).toBeVisible();
  const address = new URL(page.url()).pathname;
  expect((await request.get(address)).status()).toBe(200);

  // The administration: a search, a changed name, and the two deletions in the required order.
  await page.goto(`/admin/subsectors?search=${mark}`);
  await page.getByRole('link', { name: `Edit ${subsector}` }).click();
  await page.getByLabel('Name').fill(`${subsector} B`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Changes published').first()).toBeVisible();

  await page.goto(`/admin/sectors?search=${mark}`);
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: `Delete ${sector}` }).click();
  await expect(question).toContainText(`Are you sure you want to delete the sector “${sector}”?`);
  await expect(question).toContainText('can be restored for 30 days');
  await question.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText(/still has 1 subsector/).first()).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: new RegExp(sector) })).toBeVisible();

  await page.goto(`/admin/subsectors?search=${mark}`);
  await page.getByRole('button', { name: `Delete ${subsector} B` }).click();
  await question.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Subsector deleted successfully').first()).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);

  await page.goto(`/admin/sectors?search=${mark}`);
  await page.getByRole('button', { name: `Delete ${sector}` }).click();
  await question.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Sector deleted successfully').first()).toBeVisible();
  await page.goto('/admin/sectors/nowhere');
  await expect(page.getByText('Sector not found')).toBeVisible();
});

test('a subsector with ids of deleted products shows the remaining ones', async ({ page, request }) => {
  const { sectors } = { sectors: (await (await request.get('/api/v1/sectors')).json()) as { _id: string }[] };
  const name = `Scattered ${randomUUID().slice(0, 8)}`;
  const { subsector } = (await change(request, 'POST', '/subsector', {
    sectorId: sectors[0]?._id,
    name,
    description: 'Its products went elsewhere.',
    categories: ['nowhere', 'gone-too'],
  })) as { subsector: { _id: string; slug: string; categories: string[] } };
  expect(subsector.categories).toEqual([]);
  await page.goto(`/offerings/${subsector.slug}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('There are no products here yet')).toBeVisible();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('PDF not available for download').first()).toBeVisible();
  await change(request, 'DELETE', `/subsector/${subsector._id}`);
});

import { readFile } from 'node:fs/promises';
import { addBlog, adminApi } from '../../src/admin-api';
import { expect, test } from '../../src/test';

// Long scenarios with many steps, which take time on a busy machine.

test('several blogs are changed at once, reverted, deleted, and restored from the trash', async ({
  page,
  request,
  signIn,
}) => {
  const mark = `Kelp ${Date.now()}`;
  const api = await adminApi(request);
  await addBlog(api, `${mark} one`);
  await addBlog(api, `${mark} two`, { status: 'scheduled', publishAt: '2099-01-01T00:00:00.000Z' });
  await signIn();
  await page.goto(`/admin/blogs?search=${encodeURIComponent(mark)}`);
  const one = page.getByRole('row', { name: new RegExp(`${mark} one`) });
  const two = page.getByRole('row', { name: new RegExp(`${mark} two`) });
  await page.getByRole('checkbox', { name: `Select ${mark} one` }).check();
  await page.getByRole('checkbox', { name: `Select ${mark} two` }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(two.getByText('Published')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  // Each has its earlier state again.
  await expect(two.getByText('Scheduled')).toBeVisible();
  await expect(one.getByText('Published')).toBeVisible();

  // The view is in the address: order and filter survive a reload.
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(page).toHaveURL(/sort=title/);
  await page.getByLabel('Status', { exact: true }).selectOption('scheduled');
  await page.reload();
  await expect(two).toBeVisible();
  await expect(one).toHaveCount(0);
  await page.getByLabel('Status', { exact: true }).selectOption('');

  await one.getByRole('button', { name: `Delete ${mark} one` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(one).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(one).toBeVisible();
  await one.getByRole('button', { name: `Delete ${mark} one` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  // The open dialog hides all rows: a new page would end the deletion.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(one).toHaveCount(0);
  await page.goto(`/admin/trash?search=${encodeURIComponent(mark)}`);
  await page.getByRole('checkbox', { name: `Select ${mark} one` }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 item restored')).toBeVisible();
  await expect(one).toHaveCount(0);
});

test('an editor keeps the input, compares a stale save, and restores an earlier version', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  // The browser reports that the stale save is refused.
  consoleGuard.allow(/status of 409/);
  const mark = Date.now();
  const api = await adminApi(request);
  const { _id } = await addBlog(api, `Mangrove ${mark}`, { slug: `mangrove-${mark}` });
  await signIn();
  await page.goto(`/admin/blogs/${_id}`);
  const title = page.getByLabel('Title');
  await expect(title).toHaveValue(`Mangrove ${mark}`);
  await title.fill(`Mine ${mark}`);
  await expect(page.getByText('There are unsaved changes.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'News', exact: true })
    .click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue(`Mine ${mark}`);

  await api.send('PUT', `/blogs/${_id}`, { title: `Theirs ${mark}` });
  await page.keyboard.press('Control+s');
  const stale = page.getByRole('dialog', { name: 'Someone else has saved this in the meantime' });
  await expect(stale).toContainText('Theirs');
  await expect(stale).toContainText('Mine');
  await stale.getByRole('button', { name: 'Save my version' }).click();
  // Visitors see the other's version until the changes are published; a link shows them before.
  await expect(page.getByText(/saved changes on .* that visitors do not see yet/)).toBeVisible();
  const seen = async () => (await request.get(`/blogs/blog-details?id=mangrove-${mark}`)).text();
  await expect.poll(seen).toContain(`Theirs ${mark}`);
  await page.goto('/admin/blogs');
  await page.getByRole('searchbox', { name: 'Search blogs' }).fill(`Theirs ${mark}`);
  await expect(page.getByRole('row', { name: new RegExp(`Theirs ${mark}`) }).getByText('Changed')).toBeVisible();
  await page.goto(`/admin/blogs/${_id}`);
  await expect(title).toHaveValue(`Mine ${mark}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Changes published').first()).toBeVisible();
  await expect.poll(seen).toContain(`Mine ${mark}`);

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText(/Version 3, updated/)).toBeVisible();
  await expect(history.getByRole('deletion').first()).toBeVisible();
  await history.getByRole('button', { name: 'Restore' }).last().click();
  await page.getByRole('alertdialog', { name: 'Restore version 1' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Version 1 restored successfully')).toBeVisible();
  await expect(title).toHaveValue(`Mangrove ${mark}`);
});

test('clients are imported from a table after a dry run, exported again, and recorded in the audit log', async ({
  page,
  signIn,
}) => {
  const mark = Date.now();
  await signIn();
  await page.goto('/admin/transfer');
  await page.getByLabel('Collection').selectOption('clients');
  const choose = (text: string) =>
    page.getByLabel('File').setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const bring = page.getByRole('button', { name: 'Import', exact: true });
  await choose(
    `name,logo,website,visible\nDelta ${mark},/api/v1/files/a.webp,https://delta.example,false\nBad ${mark},,no address,false\n`,
  );
  await page.getByRole('button', { name: 'Check without storing' }).click();
  await expect(page.getByText('Nothing was stored. 1 would be new, 0 would change, 1 with errors.')).toBeVisible();
  const bad = page.getByRole('table', { name: 'Rows with errors' });
  await expect(bad.getByRole('row').filter({ hasText: 'logo' })).toContainText('3');
  await expect(page.getByRole('button', { name: 'Import 1 row without errors' })).toBeEnabled();

  await choose(`name,logo,visible\nDelta ${mark},/api/v1/files/a.webp,false\n`);
  await page.getByRole('button', { name: 'Check without storing' }).click();
  await expect(page.getByText('Nothing was stored. 1 would be new, 0 would change, 0 with errors.')).toBeVisible();
  await bring.click();
  await expect(page.getByRole('status').filter({ hasText: '1 new, 0 changed, 0 with errors.' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const table = await download;
  expect(table.suggestedFilename()).toBe('clients.csv');
  // Starts with one byte order mark, by which spreadsheets recognise the encoding.
  expect(await readFile(await table.path(), 'utf8')).toMatch(new RegExp(`^\uFEFF_id,[^]*Delta ${mark}`));

  await page.goto('/admin/audit');
  await page.getByLabel('What', { exact: true }).selectOption('import');
  await expect(page).toHaveURL(/action=import/);
  await expect(page.getByRole('row').filter({ hasText: '1 new, 0 changed, 0 with errors' }).first()).toContainText(
    'Asha Rao',
  );
});

test('the dashboard counts waiting work and links to it', async ({ page, request, signIn }) => {
  const api = await adminApi(request);
  await addBlog(api, `Sea fog ${Date.now()}`, { status: 'draft' });
  await signIn();
  await page.goto('/admin');
  const drafts = page.getByRole('link', { name: /^Blogs: drafts/ });
  await expect(drafts).toContainText(/[1-9]/);
  for (const tile of ['Open positions', 'New applications', 'New messages', 'Admin requests']) {
    await expect(page.getByRole('main').getByText(tile).filter({ visible: true }).first()).toBeVisible();
  }
  await drafts.click();
  await expect(page).toHaveURL(/\/admin\/blogs\?status=draft/);
  await expect(page.getByRole('row', { name: /Sea fog/ }).first()).toBeVisible();
});

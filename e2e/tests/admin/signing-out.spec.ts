import { OWNER } from '../../../scripts/site/administrator';
import { expect, hydrated, test } from '../../src/test';

test('Sign Out in one tab removes private data from all tabs', async ({ page, signIn }) => {
  await signIn();
  const [admins, editor, site] = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
  if (!admins || !editor || !site) throw new Error('No further tabs.');
  await admins.goto('/admin/admins');
  await expect(admins.getByRole('cell', { name: OWNER.email })).toBeVisible();
  await editor.goto('/admin/job-postings/new');
  await editor.getByLabel('Title').fill('A post that nobody knows of');
  await site.goto('/career');
  await site.getByRole('button', { name: /^User menu/ }).click();
  await site.getByRole('menuitem', { name: 'Setting' }).click();
  await expect(site.getByRole('dialog', { name: 'Change Logo' })).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logout Successfully')).toBeVisible();
  await Promise.all([
    expect(admins.getByText(OWNER.email)).toBeHidden(),
    expect(editor.getByLabel('Title')).toBeHidden(),
    expect(site.getByRole('dialog', { name: 'Change Logo' })).toBeHidden(),
    expect(site.getByRole('button', { name: /^User menu/ })).toBeHidden(),
    expect(page).toHaveURL(/\/login\?from=%2Fadmin$/),
  ]);
  await expect(admins).toHaveURL(/\/login\?from=%2Fadmin%2Fadmins$/);
  await expect(editor).toHaveURL(/\/login\?from=%2Fadmin%2Fjob-postings%2Fnew$/);
  await expect(site).toHaveURL(/\/career$/);
  await admins.goBack();
  await expect(admins.getByText(OWNER.email)).toBeHidden();
});

test('a session that ended elsewhere closes the screens of all tabs and keeps the input, hidden', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401/);
  await signIn();
  const [admins, editor] = await Promise.all([1, 2].map(() => page.context().newPage()));
  if (!admins || !editor) throw new Error('No further tabs.');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await admins.goto('/admin/admins');
  await expect(admins.getByRole('cell', { name: OWNER.email })).toBeVisible();
  await editor.goto('/admin/job-postings/new');
  await hydrated(editor);
  await editor.getByLabel('Title').fill('Pipeline welder');
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} });

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await Promise.all([
    expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeHidden(),
    expect(admins.getByRole('cell', { name: OWNER.email })).toBeHidden(),
    expect(editor.getByLabel('Title')).toBeHidden(),
  ]);
  const dialog = editor.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toContainText('Your unsaved input is still here.');
  await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(editor.getByLabel('Title')).toBeVisible();
  await expect(editor.getByLabel('Title')).toHaveValue('Pipeline welder');

  await admins.getByRole('dialog', { name: 'Your session has ended' }).getByRole('button', { name: 'Leave' }).click();
  await expect(admins).toHaveURL(/\/(?:login\?from=%2Fadmin%2Fadmins|admin\/admins)$/);
});

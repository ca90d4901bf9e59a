import { PIXEL } from '../../src/sample-files';
import { expect, hydrated, siteOrigin, test } from '../../src/test';
import { OWNER } from '../../../scripts/site/administrator';
import { codeFor, emailsTo } from './mailbox';

const PASSWORD = 'a quiet river at dusk';

// Long scenarios with many steps, which take time on a busy machine.

test('a newcomer registers with a code, is approved, signs in, and is signed out everywhere when deleted', async ({
  page,
  browser,
  signIn,
  consoleGuard,
}) => {
  // The browser reports that the deleted administrator's next call is refused.
  consoleGuard.allow(/status of 401/);
  const newcomer = { name: `Vikram ${Date.now()}`, email: `vikram-${Date.now()}@elsewhere.example` };
  const theirs = await (await browser.newContext({ baseURL: siteOrigin() })).newPage();
  await theirs.goto('/login?show=register');
  await hydrated(theirs);
  await theirs.getByLabel('Name').fill(newcomer.name);
  await theirs.getByLabel('Email').fill(newcomer.email);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => codeFor(newcomer.email)).toMatch(/^\d{6}$/);
  await theirs.getByLabel('Code').fill(await codeFor(newcomer.email));
  await theirs.getByRole('button', { name: 'Register' }).click();
  await expect(theirs.getByText('Request sent for approval')).toBeVisible();

  await signIn();
  await page.goto('/admin/admin-requests');
  const row = page.getByRole('row', { name: new RegExp(newcomer.email) });
  await expect(row).toContainText(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()));
  await row.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row).toBeHidden();
  await expect.poll(async () => (await emailsTo(newcomer.email)).join('\n')).toContain('Your request is approved');

  await theirs.goto('/login');
  await hydrated(theirs);
  await theirs.getByLabel('Email').fill(newcomer.email);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto('/admin/admins');
  const own = page.getByRole('row', { name: new RegExp(OWNER.email) });
  await expect(own).toBeVisible();
  await expect(own.getByRole('button', { name: /Delete Admin/ })).toBeHidden();
  await page
    .getByRole('row', { name: new RegExp(newcomer.email) })
    .getByRole('button', { name: /Delete Admin/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  // The row is hidden before the server has deleted them.
  await expect(page.getByText('Admin deleted successfully')).toBeVisible();

  // Their tab becomes visible again.
  await theirs.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(theirs.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await theirs.context().close();
});

test('logo, title and contact email change at once on every page', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('button', { name: /^User menu/ });
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Setting', 'Sign Out']);
  await page.getByRole('menuitem', { name: 'Setting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Logo' });
  const before = await dialog.getByLabel('Title').inputValue();
  await dialog.getByLabel('Title').fill('');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('All Fields are Required')).toBeVisible();
  const title = `Tridhara ${Date.now()}`;
  await dialog.getByLabel('Logo').setInputFiles(PIXEL);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(new RegExp(title));

  await menu.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const details = page.getByRole('dialog', { name: 'Change Website Details' });
  const email = `hello-${Date.now()}@tridhara.example`;
  await details.getByLabel('Email').fill(email);
  await details.getByRole('button', { name: 'Update' }).click();
  await expect(details).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText(email)).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Setting' }).click();
  await dialog.getByLabel('Title').fill(before);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logout Successfully')).toBeVisible();
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test("a service is added, edited and deleted, with the specification's messages", async ({ page, signIn }) => {
  await signIn();
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add New Service' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Service' });
  await add.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('All Fields are Required')).toBeVisible();
  const title = `Inspection ${Date.now()}`;
  await add.getByLabel('Logo').setInputFiles(PIXEL);
  await add.getByLabel('Heading').fill(title);
  await add.getByLabel('Details').fill('Thirty characters and then some more of them.');
  await add.getByRole('button', { name: 'Add Service' }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('Thirty characters and then som…');

  await row.getByRole('button', { name: `Edit ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Service' });
  await edit.getByLabel('Details').fill('Shorter.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Shorter.');

  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('Are you Sure You want to delete this Service ?');
  await expect(ask).toContainText("Warning !! You can't revert this action.");
  await ask.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(row).toBeHidden();
});

test('an anonymous visitor is redirected to the sign-in page and back', async ({ page }) => {
  await page.goto('/admin/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services Menu' })).toBeVisible();
});

test('the command palette reaches everything by keyboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  // Up from the first option is the last one, at the end of a long list.
  await page.keyboard.press('ArrowUp');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/Sign Out/);
  await expect(palette.getByRole('option', { selected: true })).toBeInViewport();
  await palette.getByRole('combobox').fill('media');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible();
});

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdministrator, OWNER, type Administrator } from '../../../scripts/site/administrator';
import { serve } from '../../../scripts/site/serve';
import { adminApi } from '../../src/admin-api';
import { expect, hydrated, siteOrigin, test } from '../../src/test';

// Long scenarios with several people, which take time on a busy machine.

const siteDir = (): string => process.env['TEST_SITE_DIR'] ?? '';

test('the link that a fresh site prints creates its first administrator, once', async ({ browser }) => {
  const fresh = await mkdtemp(path.join(tmpdir(), 'fresh-'));
  for (const part of ['store', 'keys'])
    await cp(path.join(siteDir(), part), path.join(fresh, part), { recursive: true });
  const site = await serve({ port: 0, siteDir: fresh, env: { SEED: '', RENDER_TIMEOUT: '10000' } });
  const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
  try {
    await page.goto(site.setupPath ?? '');
    await hydrated(page);
    await page.getByLabel('Name').fill(OWNER.name);
    await page.getByLabel('Email').fill(OWNER.email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: /Create/ }).click();
    await expect(page.getByText('Password must have at least 12 characters').first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: /Create/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(page.url()).not.toContain('setup=');

    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(site.setupPath ?? '');
    await hydrated(page);
    await expect(page.getByText('This link has been used')).toBeVisible();
    await expect(page.getByRole('button', { name: /Create/ })).toHaveCount(0);
  } finally {
    await page.context().close();
    await site.stop();
    await rm(fresh, { recursive: true, force: true });
  }
});

test('an unknown person signs in with Google, waits for approval, and is admitted', async ({ page, request }) => {
  const email = `kiran-${Date.now()}@elsewhere.example`;
  const arrive = async (): Promise<void> => {
    await page.goto('/login?from=%2Fadmin%2Fmedia');
    await page.getByRole('link', { name: 'Sign in with Google' }).click();
    // From the second time on, the provider recognises the browser.
    const address = page.getByLabel('Address');
    await expect(address.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible();
    if (!(await address.isVisible())) return;
    await address.fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await arrive();
  await expect(page.getByText('Request sent for approval')).toBeVisible();
  expect(page.url()).not.toContain('pending');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await (await adminApi(request)).send('POST', '/admins/approve', { email });
  await arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible();
  expect(page.url()).not.toContain('token');
});

test("a link with another person's code signs no visitor in, and shows none of its content", async ({
  page,
  consoleGuard,
}) => {
  // The browser reports that the planted code is refused.
  consoleGuard.allow(/status of 401/);
  await page.goto('/login#token=planted&error=Call+555-0100');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
  await expect(page.getByText('555-0100')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.goto('about:blank');
  await page.goto(`/login#code=${'x'.repeat(43)}`);
  await hydrated(page);
  await expect(page.getByText('This sign-in is no longer valid, or was started in another browser.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('when two owners delete each other, one remains and the other is signed out', async ({
  page,
  browser,
  signIn,
  consoleGuard,
}) => {
  // The browser reports that calls of the deleted owner are refused.
  consoleGuard.allow(/status of 401/);
  const second: Administrator = {
    name: `Meera ${Date.now()}`,
    email: `meera-${Date.now()}@tridhara.example`,
    password: 'wind over the salt flats',
    role: 'owner',
  };
  await createAdministrator(siteDir(), second);
  const theirs = await (await browser.newContext({ baseURL: siteOrigin() })).newPage();
  const { token } = await adminApi(theirs.request, second);
  await theirs.addInitScript((value) => localStorage.setItem('token', value), token);
  await theirs.goto('/admin/admins');
  const ask = async (on: typeof page, email: string): Promise<void> => {
    const row = on.getByRole('row', { name: new RegExp(email) });
    await row.getByRole('button', { name: /Delete Admin/ }).click();
    await expect(on.getByRole('alertdialog')).toBeVisible();
  };
  await ask(theirs, OWNER.email);
  await signIn();
  await page.goto('/admin/admins');
  await ask(page, second.email);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByRole('row', { name: new RegExp(second.email) })).toBeHidden();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(theirs.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(OWNER.email) })).toBeVisible();
  await theirs.context().close();
});

test('a session that expires while an editor is open does not lose input', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401/);
  const title = `Pipeline welder ${Date.now()}`;
  await signIn();
  await page.goto('/admin/job-postings/new');
  await page.getByLabel('Title').fill(title);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} });
  await page.getByLabel('Location').fill('Hazira');
  await page.getByLabel('Roles').fill('Welder');
  await page.getByLabel('Detail').fill('Weld what carries the gas.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password at all');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Detail')).toHaveValue('Weld what carries the gas.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Job posting added successfully').first()).toBeVisible();
});

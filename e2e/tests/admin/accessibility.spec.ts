import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addBlog, adminApi, type AdminApi } from '../../src/admin-api';
import { findings } from '../../src/axe';
import { layoutShift, MAX_SHIFT } from '../../src/layout-shift';
import { ADMIN_PAGES } from '../../../scripts/screens/pages';
import { createAdministrator, OWNER } from '../../../scripts/site/administrator';
import { expect, hydrated, siteOrigin, test } from '../../src/test';

/** The dialogs of the screens, by the buttons that open them. */
const DIALOGS: Readonly<Record<string, readonly RegExp[]>> = {
  '/admin/site-settings': [/^Change Logo/],
  '/admin/services': [/^Add New Service/, /^Edit /, /^Delete /],
  '/admin/media': [/^Edit /],
  '/admin/admins': [/^Invite/, /^Role and sessions of/],
  '/admin/sections': [/^Order of Home/],
  '/admin/admin-requests': [/^Approve/, /^Delete Request/],
  '/admin/account': [/^Set up app/],
  '/admin/api-tokens': [/^Create API token/],
  '/admin/webhooks': [/^Add webhook/],
};

for (const look of [
  { name: 'light, on a desk', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark, on a phone', colorScheme: 'dark', viewport: { width: 320, height: 640 } },
] as const) {
  test.describe(look.name, () => {
    // axe runs in the page, whose content security policy would forbid it.
    test.use({ colorScheme: look.colorScheme, viewport: look.viewport, bypassCSP: true });

    test('no screen of the area shifts while it loads, and no screen or dialog breaks a rule of accessibility', async ({
      page,
      request,
      consoleGuard,
    }) => {
      test.setTimeout(300_000);
      // Other tests add content with missing pictures.
      consoleGuard.allow(/status of 404/);
      const api = await adminApi(request);
      const mark = randomUUID().slice(0, 8);
      await page.addInitScript((token) => localStorage.setItem('token', token), api.token);
      await askToJoin(page, `asks-${mark}@elsewhere.example`);
      const colleague = {
        ...OWNER,
        name: 'Ravi Menon',
        email: `ravi-${mark}@tridhara.example`,
        role: 'editor' as const,
      };
      await createAdministrator(process.env['TEST_SITE_DIR'] ?? '', colleague);
      const found: string[] = [];
      const check = async (place: string): Promise<void> =>
        void found.push(...(await findings(page)).map((error) => `${place}: ${error}`));
      for (const { path } of ADMIN_PAGES) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await check(path);
        // After axe: the page has been loaded meanwhile.
        expect.soft(await layoutShift(page), `layout shift of ${path}`).toBeLessThanOrEqual(MAX_SHIFT);
        for (const name of DIALOGS[path] ?? []) {
          await page.getByRole('main').getByRole('button', { name }).first().click();
          await expect(page.getByRole(/Delete/.test(name.source) ? 'alertdialog' : 'dialog')).toBeVisible();
          await check(`${path} ${name.source}`);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      }
      await openChangedBlog(page, api);
      await check('a blog');
      await page.getByRole('button', { name: 'History' }).click();
      await expect(page.getByRole('dialog').getByText('Version 2, updated')).toBeVisible();
      await check('history of a blog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await check('command palette');
      expect(found).toEqual([]);
    });
  });
}

/** The editor of a blog whose history has a change. */
async function openChangedBlog(page: Page, api: AdminApi): Promise<void> {
  const { _id } = await addBlog(api, 'A second still');
  await api.send('PUT', `/blogs/${_id}`, { title: 'A third still' });
  await page.goto(`/admin/blogs/${_id}`);
  await expect(page.getByRole('button', { name: 'Save without publishing' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A person waiting for approval, through the identity provider beside the site. */
async function askToJoin(page: Page, email: string): Promise<void> {
  const context = await page.context().browser()?.newContext({ baseURL: siteOrigin() });
  if (!context) throw new Error('There is no browser');
  const theirs = await context.newPage();
  await theirs.goto('/api/v1/auth/google/start');
  await theirs.getByLabel('Address').fill(email);
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await expect(theirs.getByText('Request sent for approval')).toBeVisible();
  await context.close();
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addBlog, adminApi, type AdminApi } from '../../src/admin-api';
import { findings } from '../../src/axe';
import { expectStill } from '../../src/layout-shift';
import { ADMIN_PAGES } from '../../../scripts/screens/pages';
import { createAdministrator, OWNER } from '../../../scripts/site/administrator';
import { expect, hydrated, siteOrigin, test } from '../../src/test';

/** The dialogs of the screens, by the buttons that open them. */
const DIALOGS: Readonly<Record<string, readonly RegExp[]>> = {
  '/admin/site-settings': [/^Change Logo/],
  '/admin/services': [/^Add New Service/, /^Edit /, /^Delete /],
  '/admin/media': [/^Edit /],
  '/admin/admins': [/^Invite/, /^Role and sessions of/],
  '/admin/roles': [/^Add role/],
  '/admin/admin-requests': [/^Approve/, /^Delete Request/],
  '/admin/account': [/^Set up app/],
  '/admin/api-tokens': [/^Create API token/],
  '/admin/webhooks': [/^Add webhook/],
};

/** Content that some screens show, by their address. */
const CONTENT: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/admin/admins': addColleague,
  '/admin/admin-requests': askToJoin,
};

/** A theme and a window. */
interface Look {
  readonly name: string;
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

const DESK: Look = { name: 'light, on a desk', colorScheme: 'light', viewport: { width: 1440, height: 900 } };
const PHONE: Look = { name: 'dark, on a phone', colorScheme: 'dark', viewport: { width: 320, height: 640 } };

/** The number of screens that a test visits. The first one of a new browser context costs most: nothing is cached. */
const SCREENS = 4;

async function show(page: Page, { colorScheme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
}

/**
 * Expects that the page, as it is, breaks no rule in these looks; it is left in the last one. The contrast of the frame,
 * which all screens have, is checked on the first screen.
 */
async function expectNoFindings(page: Page, where: string, looks: readonly Look[] = [DESK, PHONE]): Promise<void> {
  for (const look of looks) {
    await show(page, look);
    const coloured = where === ADMIN_PAGES[0]?.path ? '*' : 'main *';
    expect.soft(await findings(page, 'all', coloured), `${where}, ${look.name}`).toEqual([]);
  }
}

// axe runs in the page, whose content security policy would forbid it.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page, request, consoleGuard }) => {
  // Other tests add content with missing pictures.
  consoleGuard.allow(/status of 404/);
  const { token } = await adminApi(request);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
});

for (let first = 0; first < ADMIN_PAGES.length; first += SCREENS) {
  const screens = ADMIN_PAGES.slice(first, first + SCREENS).map(({ path }) => path);

  test(`${screens.join(' and ')}: neither shifts while it loads, nor breaks a rule of accessibility, nor do its dialogs`, async ({
    page,
  }) => {
    for (const [index, path] of screens.entries()) {
      // Every second screen is loaded on a phone; each is then shown in both looks.
      const [loaded, other] = index % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK];
      await CONTENT[path]?.(page);
      await show(page, loaded);
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoFindings(page, path, [loaded]);
      // After axe: the page has been loaded meanwhile.
      await expectStill(page, path);
      await expectNoFindings(page, path, [other]);
      for (const button of DIALOGS[path] ?? []) {
        await page.getByRole('main').getByRole('button', { name: button }).first().click();
        await expect(page.getByRole(/Delete/.test(button.source) ? 'alertdialog' : 'dialog')).toBeVisible();
        await expectNoFindings(page, `${path} ${button.source}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
  });
}

test('the editor of a blog, its history and the command palette break no rule of accessibility', async ({
  page,
  request,
}) => {
  await openChangedBlog(page, await adminApi(request));
  await expectNoFindings(page, 'a blog');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText('Version 2, updated')).toBeVisible();
  await expectNoFindings(page, 'history of a blog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectNoFindings(page, 'command palette');
});

/** The editor of a blog whose history has a change. */
async function openChangedBlog(page: Page, api: AdminApi): Promise<void> {
  const { _id } = await addBlog(api, 'A second still');
  await api.send('PUT', `/blogs/${_id}`, { title: 'A third still' });
  await page.goto(`/admin/blogs/${_id}`);
  await expect(page.getByRole('button', { name: 'Save without publishing' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A second administrator, whose role can be changed. */
async function addColleague(): Promise<void> {
  const email = `ravi-${randomUUID()}@tridhara.example`;
  await createAdministrator(process.env['TEST_SITE_DIR'] ?? '', {
    ...OWNER,
    name: 'Ravi Menon',
    email,
    role: 'editor',
  });
}

/** A person waiting for approval, through the identity provider beside the site. */
async function askToJoin(page: Page): Promise<void> {
  const context = await page.context().browser()?.newContext({ baseURL: siteOrigin() });
  if (!context) throw new Error('There is no browser');
  const theirs = await context.newPage();
  await theirs.goto('/api/v1/auth/google/start');
  await theirs.getByLabel('Address').fill(`asks-${randomUUID()}@elsewhere.example`);
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await expect(theirs.getByText('Request sent for approval')).toBeVisible();
  await context.close();
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAdministrator, type Administrator } from '../../../scripts/site/administrator';
import { PUBLIC_ROUTES } from '../../src/public-routes';
import { expect, hydrated, test } from '../../src/test';

// The test visits every page of the site.

async function somebody(role: Administrator['role']): Promise<Administrator> {
  const who: Administrator = {
    name: `The ${role}`,
    email: `${role}.${randomUUID().slice(0, 8)}@tridhara.example`,
    password: 'a quiet river at noon',
    role,
  };
  await createAdministrator(process.env['TEST_SITE_DIR'] ?? '', who);
  return who;
}

const PRODUCT = '/offerings/downstream/chemicals/neutralising-amine-na-15';
/** The pages with something to edit, and all others. */
const PAGES = [...PUBLIC_ROUTES.filter((path) => path !== '/login'), PRODUCT];

/** Buttons that change content, by the verbs at their beginning. */
const editing = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(?:Edit|Delete|Add (?!to ))/ });

/** Opens a page and waits until it knows the signed-in administrator. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
}

async function userMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  const items = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return items;
}

test('a recruiter sees no button on any public page whose call the server would refuse', async ({ page, signIn }) => {
  await signIn(await somebody('recruiter'));
  for (const path of PAGES) {
    await open(page, path);
    await expect(editing(page), path).toHaveCount(0);
  }
  expect(await userMenu(page)).toEqual(['Sign Out']);
});

test('an editor sees the buttons that change content', async ({ page, signIn }) => {
  await signIn(await somebody('editor'));
  await open(page, PRODUCT);
  await expect(editing(page).first()).toBeVisible();
  await open(page, '/products');
  await expect(page.getByRole('button', { name: 'Add Product' }).first()).toBeVisible();
  expect(await userMenu(page)).toEqual(['Profile', 'Setting', 'Sign Out']);
});

/** A link of each role's menu, once it is complete. */
const LAST_LINKS = { recruiter: 'Jobs', editor: 'Jobs', author: 'Blogs', translator: 'Translations' } as const;

for (const role of ['recruiter', 'editor', 'author', 'translator'] as const) {
  test(`no screen in the menu of a ${role} makes a call that the server refuses`, async ({ page, signIn }) => {
    await signIn(await somebody(role));
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
    });
    await open(page, '/admin');
    const menu = page.getByRole('navigation', { name: 'Administration' });
    const links = menu.getByRole('link');
    await expect(links.filter({ hasText: LAST_LINKS[role] })).toBeVisible();
    const closed = menu.getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.includes('/admin/admins')).toBe(false);
    expect(addresses.includes('/admin/job-applications')).toBe(role === 'recruiter');
    expect(addresses.includes('/admin/products')).toBe(role === 'editor' || role === 'author');
    for (const address of addresses) {
      await menu.locator(`a[href="${address}"]`).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
      await expect(page.getByText('This screen is not for your role'), address).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to' });
    await expect(palette.getByRole('option', { name: 'Sign Out' })).toBeVisible();
    await expect(palette.getByRole('option', { name: 'Change Logo' })).toHaveCount(role === 'editor' ? 1 : 0);
    expect(refused).toEqual([]);
  });
}

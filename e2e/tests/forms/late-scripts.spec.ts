import type { Page } from '@playwright/test';
import { OWNER } from '../../../scripts/site/administrator';
import { PDF } from '../../src/sample-files';
import { expect, hydrated, test } from '../../src/test';
import { addJob, applicationsOf, fillTexts, newEmail, pageOf, submit } from '../careers/careers-api';

/** Delays all scripts of a page but the early one, or those of one kind, until they are released. */
async function holdScripts(page: Page, delayed = /(?<!\/early)\.js(\?|$)/): Promise<() => void> {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(delayed, async (route) => {
    await free;
    // The visitor may have left the page meanwhile.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test.describe('Enter before the scripts are loaded', () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/status of 4\d\d|preload/));

  test('posts the sign-in form: no input gets into the address', async ({ page }) => {
    const letGo = await holdScripts(page);
    await open(page, '/login');
    await page.getByLabel('Email').fill(OWNER.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('textbox', { name: 'Password' }).press('Enter');
    expect((await sent).method()).toBe('POST');
    expect((await sent).url()).not.toContain('?');
    await expect(page).not.toHaveURL(/password|email/);
    letGo();
  });

  test('posts the contact form, which answers with its errors', async ({ page }) => {
    const letGo = await holdScripts(page);
    await open(page, '/contact');
    await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
    await page.getByLabel('Email', { exact: true }).press('Enter');
    await expect(page.getByRole('alert').getByRole('listitem').first()).toHaveText('Name is required');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com');
    await expect(page).not.toHaveURL(/asha/);
    letGo();
    await hydrated(page);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com');
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Name is required');
  });
});

test.describe('when the scripts arrive while the visitor types', () => {
  test('a message keeps its text, and is sent', async ({ page }) => {
    const letGo = await holdScripts(page);
    await open(page, '/contact');
    await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await page.getByLabel('Email', { exact: true }).fill(newEmail());
    await page.getByLabel('Topic').selectOption('Press');
    await page.getByRole('textbox', { name: 'Message' }).fill('A long message.');
    await page.getByRole('checkbox').check();
    letGo();
    await hydrated(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Topic')).toHaveValue('Press');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A long message.');
    await expect(page.getByRole('textbox', { name: 'Message' })).not.toBeFocused();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. Your message has arrived.' })).toBeVisible();
  });

  test('an application keeps its texts and its file, and is sent', async ({ page, request }) => {
    const email = newEmail();
    const job = await addJob(request);
    const letGo = await holdScripts(page);
    await open(page, pageOf(job));
    await fillTexts(page, email);
    await page.getByLabel('Resume', { exact: true }).setInputFiles(PDF);
    letGo();
    await hydrated(page);
    await expect(page.getByText(`${PDF.name} is uploaded`)).toBeVisible();
    await expect(page.getByLabel('Experience')).toHaveValue('Two years on land rigs.');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
    expect(await applicationsOf(request, email)).toHaveLength(1);
  });

  test('a visitor who has typed address and password is signed in', async ({ page }) => {
    const letGo = await holdScripts(page);
    await open(page, '/login');
    await page.getByLabel('Email').fill(OWNER.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
    letGo();
    await hydrated(page);
    await expect(page.getByLabel('Email')).toHaveValue(OWNER.email);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/admin/);
  });

  test('a typed search is run', async ({ page }) => {
    const letGo = await holdScripts(page);
    await open(page, '/search');
    await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('corrosion');
    letGo();
    await hydrated(page);
    await expect(page.getByRole('searchbox', { name: 'Search the whole site' })).toHaveValue('corrosion');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=corrosion/);
  });

  test('so is one in the navbar', async ({ page }) => {
    const letGo = await holdScripts(page);
    await open(page, '/aboutus');
    const search = page.getByRole('combobox', { name: 'Search the site' });
    await search.fill('corrosion');
    letGo();
    await hydrated(page);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=corrosion/);
  });

  test('the slash key focuses the search before its section is loaded, which then suggests', async ({ page }) => {
    const letGo = await holdScripts(page, /\/catalogue\/.*\.js$/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/aboutus');
    await hydrated(page);
    await page.keyboard.press('/');
    const search = page.getByRole('combobox', { name: 'Search the site' });
    await expect(search).toBeFocused();
    await page.keyboard.type('cement dispersant');
    letGo();
    await expect(page.getByRole('option', { name: 'Cement Dispersant CD 25' })).toBeVisible();
    await expect(search).toHaveValue('cement dispersant');
  });
});

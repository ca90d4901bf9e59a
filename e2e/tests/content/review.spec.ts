import type { Page } from '@playwright/test';
import { createAdministrator, type Administrator } from '../../../scripts/site/administrator';
import { findings } from '../../src/axe';
import { expect, hydrated, siteOrigin, test } from '../../src/test';
import { blogPage, unique } from './content-api';

// axe runs in the page, whose content security policy would forbid it.
test.use({ bypassCSP: true });

async function colleague(role: Administrator['role'], name: string): Promise<Administrator> {
  const email = `${unique(role).replaceAll(/\W+/g, '-').toLowerCase()}@tridhara.example`;
  const who = { name: unique(name), email, password: 'a quiet river at noon', role };
  await createAdministrator(process.env['TEST_SITE_DIR'] ?? '', who);
  return who;
}

async function signInByForm(page: Page, { email, password }: Administrator): Promise<void> {
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Opens what waits for the signed-in person under a heading. */
async function openWaiting(page: Page, heading: string, title: string): Promise<void> {
  await page.goto('/admin/waiting-for-me');
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await page.getByRole('link', { name: title }).press('Enter');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
}

async function send(page: Page, { name }: Administrator): Promise<void> {
  await page.getByRole('button', { name: 'Send for review' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send for review' });
  await dialog.getByLabel('Reviewer').selectOption(name);
  await dialog.getByLabel(/^Note/).fill('Check the figures');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send for review' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Waiting for review by ${name}`)).toBeVisible();
}

test('an author writes a blog on a phone; the editor returns it, approves it mended, and publishes it', async ({
  page,
  browser,
  request,
  consoleGuard,
}) => {
  const [editor, author] = [await colleague('editor', 'Meera Nair'), await colleague('author', 'Vikram Das')];
  const title = unique('Low tide');
  const phone = await browser.newContext({
    ...{ baseURL: siteOrigin(), viewport: { width: 390, height: 844 }, bypassCSP: true },
  });
  const theirs = await phone.newPage();
  consoleGuard.watch(theirs);

  await signInByForm(theirs, author);
  await theirs.goto('/admin/blogs/new');
  await theirs.getByLabel('Title').fill(title);
  await theirs.getByRole('textbox', { name: 'Content' }).fill('The pump ran dry.');
  await theirs
    .getByRole('group', { name: /^Picture\b(?! of)/ })
    .getByRole('button', { name: 'Choose a picture' })
    .press('Enter');
  const library = theirs.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByRole('searchbox').fill('blog');
  await library.getByRole('list').getByRole('button', { name: /blog/ }).first().press('Enter');
  await theirs.getByLabel('Author', { exact: true }).fill('Vikram Das');
  await theirs.getByLabel('Date').fill('2001-02-01');
  await expect(theirs.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await send(theirs, editor);
  expect(await findings(theirs)).toEqual([]);

  await signInByForm(page, editor);
  await openWaiting(page, 'To review', title);
  await expect(page.getByText('“Check the figures”')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Comment on Content' }).press('Enter');
  const comments = page.getByRole('dialog', { name: 'Comments on Content' });
  await comments.getByLabel('Comment').fill('Say why it ran dry');
  expect(await findings(page)).toEqual([]);
  await comments.getByRole('button', { name: 'Add comment' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Comments on Content: 1 comment open' })).toBeFocused();
  await page.getByRole('button', { name: 'Return', exact: true }).press('Enter');
  const returning = page.getByRole('dialog', { name: 'Return draft' });
  await returning.getByRole('button', { name: 'Return draft' }).press('Enter');
  await expect(page.getByText(/returned this draft/)).toBeVisible();

  await openWaiting(theirs, 'Returned to you', title);
  const open = theirs.getByRole('list', { name: 'Open comments' });
  await expect(open).toContainText('“Say why it ran dry”');
  expect(await findings(theirs)).toEqual([]);
  await theirs.getByRole('textbox', { name: 'Content' }).fill('The pump ran dry: the tide was low.');
  await open.getByRole('button', { name: 'Content' }).press('Enter');
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('dialog').getByRole('button', { name: 'Resolve' }).press('Enter');
  await expect(theirs.getByRole('button', { name: 'Comments on Content: all resolved' })).toBeFocused();
  await send(theirs, editor);

  await openWaiting(page, 'To review', title);
  await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Approve draft' })
    .getByRole('button', { name: 'Approve draft' })
    .press('Enter');
  // A navigation would abort the approval.
  await expect(page.getByText(/approved this draft/)).toBeVisible();
  await openWaiting(page, 'To publish', title);
  expect(await findings(page)).toEqual([]);
  const found = () => request.get(`/api/v1/blogs?search=${encodeURIComponent(title)}`);
  expect(await (await found()).json()).toMatchObject({ blogs: [] });
  await page.getByRole('button', { name: 'Publish', exact: true }).first().press('Enter');
  await expect(page.getByText('Blog updated successfully').first()).toBeVisible();

  const { blogs } = (await (await found()).json()) as { blogs: { slug: string }[] };
  const seen = async () => (await request.get(blogPage({ slug: blogs[0]?.slug ?? '' }))).text();
  await expect.poll(seen).toContain('The pump ran dry: the tide was low.');
  await theirs.reload();
  await expect(theirs.getByText('Visitors see it. Your changes are saved beside it')).toBeVisible();
  await phone.close();
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, hydrated, test } from '../../src/test';
import { unique } from './content-api';

test('a message is written, sent by email, found in the inbox, and handled', async ({ page, signIn }) => {
  const name = unique('Ravi Menon');
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('main');
  await form
    .getByLabel('Message', { exact: true })
    .fill('Please call about the glycol units.\nBcc: everybody@example.com');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue(/glycol/);

  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Email').fill('ravi@example.com');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: /send/i }).click();
  const thanks = form.getByText(/TC-[A-Z0-9]{4}-[A-Z0-9]{4}/).first();
  await expect(thanks).toBeVisible();
  const [reference = ''] = /TC-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await thanks.textContent()) ?? '') ?? [];

  const folder = path.join(process.env['TEST_SITE_DIR'] ?? '', 'mail');
  const letters = async () => {
    const files = await readdir(folder).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    return texts.filter((letter) => letter.includes(reference));
  };
  await expect.poll(async () => (await letters()).length).toBe(1);
  const [letter = ''] = await letters();
  expect(letter.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im);

  await signIn();
  await page.goto(`/admin/contact-messages?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await row
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText('Please call about the glycol units.')).toBeVisible();
  await expect(sheet.getByText(reference)).toBeVisible();
  await sheet.getByLabel('Note').fill('Called; wants a visit.');
  await sheet.getByRole('button', { name: 'Add note' }).click();
  await expect(sheet.getByRole('list', { name: 'Notes' })).toContainText('Called; wants a visit.');
  await sheet.getByLabel('State').selectOption({ label: 'Answered' });
  await expect(sheet.getByLabel('State')).toHaveValue('answered');
  await page.keyboard.press('Escape');
  await expect(row.getByText('Answered')).toBeVisible();

  await page.getByRole('link', { name: 'Board', exact: true }).click();
  const card = (column: string) => page.getByRole('region', { name: column }).getByRole('listitem');
  await card('Answered').dragTo(page.getByRole('region', { name: 'Closed' }));
  await expect(card('Closed').getByRole('button', { name })).toBeVisible();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(row.getByText('Closed')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { OWNER } from '../../../scripts/site/administrator';
import { PDF } from '../../src/sample-files';
import { expect, hydrated, test } from '../../src/test';
import { addJob, newEmail } from '../careers/careers-api';

/** The most tab stops to any target. */
const MAX_STOPS = 120;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} cannot be reached with the Tab key.`);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('by keyboard alone: find a product and download its PDF', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('cement dispersant');
  // The suggestions for all words replace those for the first ones.
  const all = page.getByRole('link', { name: 'See all results' });
  await expect(all).toHaveAttribute('href', '/search?q=cement%20dispersant');
  await expect(page.getByRole('option', { name: /Cement Dispersant CD 25/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cement Dispersant CD 25' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Download PDF' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('Cement Dispersant CD 25-document.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('by keyboard alone: find a job and apply for it', async ({ page, request }) => {
  const job = await addJob(request);
  // Started before the page is opened: the browser intercepts file choosers only some time after this call.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/career');
  await hydrated(page);
  await type(page, page.getByRole('searchbox', { name: 'Search positions' }), job.title);
  await expect(page.getByRole('link', { name: job.title })).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: job.title }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await type(page, page.getByLabel('Name', { exact: true }), 'Asha Rao');
  await type(page, page.getByLabel('Contact number'), '+91 98250 00000');
  await type(page, page.getByLabel('Email', { exact: true }), newEmail());
  await type(page, page.getByLabel('Address', { exact: true }), '14 Canal Road, Vadodara');
  await type(page, page.getByLabel('Education'), 'B.Tech, chemistry');
  await type(page, page.getByLabel('Experience'), 'Two years on land rigs.');
  await tabTo(page, page.getByLabel('Resume', { exact: true }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(PDF);
  await expect(page.getByText(`${PDF.name} is uploaded`)).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Submit application' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
});

test('by keyboard alone: sign in and change a product', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await type(page, page.getByLabel('Email'), OWNER.email);
  await type(page, page.getByLabel('Password', { exact: true }), OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/offerings/downstream/well-cementing-additives');
  await hydrated(page);
  const edit = page.getByRole('button', { name: 'Edit Cement Dispersant CD 25' });
  await expect(edit).toBeVisible();
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await expect(dialog).toBeVisible();
  const text = `A dispersant, described at ${Date.now()}.`;
  await type(page, dialog.getByLabel('Description'), text);
  await tabTo(page, dialog.getByRole('button', { name: 'Save changes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Category updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
});

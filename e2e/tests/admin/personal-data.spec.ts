import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { createAdministrator, type Administrator } from '../../../scripts/site/administrator';
import { expectAccessible } from '../../src/axe';
import { PDF } from '../../src/sample-files';
import { headerOf, tokenOf } from '../../src/signing-in';
import { expect, hydrated, test } from '../../src/test';
import { addJob, applicationsOf, newEmail } from '../careers/careers-api';

/** Applies like a visitor's browser, without opening one. */
async function apply(
  request: APIRequestContext,
  jobId: string,
  email: string,
  experience = 'Two years',
): Promise<void> {
  const upload = await request.post('/api/v1/uploads/file', { multipart: { file: PDF } });
  const { fileUrl } = (await upload.json()) as { fileUrl: string };
  const answers = { fullName: 'Asha Rao', contactNumber: '1', address: 'Vadodara', education: 'B.Tech', experience };
  const data = { jobId, email, ...answers, resume: fileUrl, consent: true };
  const answer = await request.post('/api/v1/job-applications', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function write(request: APIRequestContext, name: string, email: string): Promise<void> {
  const data = { name, email, message: 'Please call about the glycol units.', consent: true };
  expect((await request.post('/api/v1/contact', { data })).ok()).toBe(true);
}

test('an application that was sent twice shows the newer one and the replaced one, and is permanently deleted', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  const job = await addJob(request);
  const email = newEmail();
  await apply(request, job._id, email);
  await apply(request, job._id, email, 'Three years');
  const [application] = await applicationsOf(request, email);
  await signIn();
  await page.goto(`/admin/job-applications/${application?._id ?? ''}`);
  await expect(page.getByText(/^Replaced by a newer application on /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Earlier versions' })).toBeVisible();
  await expect(page.getByText('Three years')).toBeVisible();
  await expect(page.getByText('Experience then')).toBeVisible();
  await expect(page.getByText('Two years')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View resume' })).toHaveCount(2);
  await expectAccessible(page, 'an application that was sent twice');

  await page.getByRole('button', { name: 'Delete application' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Application' });
  await expect(dialog.getByText("Warning!! You can't revert this action.")).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  // The previous page may request the deleted application again.
  consoleGuard.allow(/404|fetchJobApplication|Something Went Wrong/);
  await dialog.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Application deleted successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/job-applications$/);
  expect(await applicationsOf(request, email)).toEqual([]);
});

test('a message is permanently deleted after a confirmation', async ({ page, request, signIn }) => {
  const name = `Ravi ${randomUUID().slice(0, 8)}`;
  await write(request, name, newEmail());
  await signIn();
  await page.goto(`/admin/contact-messages?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /^Delete/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Message' });
  await expect(dialog.getByText("Warning!! You can't revert this action.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Message deleted successfully').first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
});

test('an owner finds the stored data of an address, downloads it as one file, and erases it', async ({
  page,
  request,
  signIn,
}) => {
  const job = await addJob(request);
  const email = newEmail();
  await apply(request, job._id, email);
  await write(request, 'Asha Rao', email);
  await signIn();
  await page.goto('/admin/people-data');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('region', { name: /^Data of / });
  await expect(found.getByRole('row', { name: new RegExp(job.title) })).toBeVisible();
  await expect(found.getByText('Please call about the glycol units.')).toBeVisible();
  // A person's address is in no page's address.
  expect(page.url()).not.toContain('example.com');
  await expectAccessible(page, 'what is held of a person');

  const download = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Export as ZIP' }).click();
  expect((await download).suggestedFilename()).toBe('personal-data.zip');
  const archive = await readFile(await (await download).path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.includes('resumes/')).toBe(true);

  await found.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase Personal Data' });
  await expectAccessible(page, 'the dialog before data is erased');
  const confirm = dialog.getByRole('button', { name: 'Confirm Erase' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/^Type .* to confirm$/).fill(email);
  await confirm.click();
  await expect(page.getByText(/^Erased: 1 application, 1 resume, 1 message, /)).toBeVisible();
  await expect(page.getByText('That this erasure happened.')).toBeVisible();
  await expect(found.getByRole('row', { name: new RegExp(job.title) })).toHaveCount(0);
  expect(await applicationsOf(request, email)).toEqual([]);

  await page.goto('/admin/audit');
  await expect(page.getByRole('rowheader', { name: 'Erased personal data' }).first()).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('an editor is offered no application, and is refused one when requesting it directly', async ({
  page,
  request,
  signIn,
}) => {
  const editor: Administrator = {
    name: 'Kiran Patel',
    email: `kiran.${randomUUID().slice(0, 8)}@tridhara.example`,
    password: 'a quiet river at noon',
    role: 'editor',
  };
  await createAdministrator(process.env['TEST_SITE_DIR'] ?? '', editor);
  const job = await addJob(request);
  await apply(request, job._id, newEmail());
  const headers = headerOf(await tokenOf(request, editor));
  expect((await request.get('/api/v1/job-applications', { headers })).status()).toBe(403);
  await signIn(editor);
  await page.goto('/admin');
  await expect(page.getByText('Open positions')).toBeVisible();
  await expect(page.getByText('New applications')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Applications' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: "People's data" })).toHaveCount(0);
  await page.goto(`/admin/job-postings?search=${encodeURIComponent(job.title)}`);
  await expect(page.getByRole('link', { name: `Duplicate ${job.title}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Applications to ${job.title}` })).toHaveCount(0);
  for (const screen of ['/admin/job-applications', '/admin/people-data']) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { name: 'This screen is not for your role' })).toBeVisible();
  }
});

test('the privacy page lists the retention periods that the clean-up uses', async ({ page }) => {
  await page.goto('/privacy');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'How long we keep your data' })).toBeVisible();
  await expect(page.getByText(/^Until 180 days after the position is closed/)).toBeVisible();
  await expect(page.getByText('24 months after the last exchange')).toBeVisible();
});

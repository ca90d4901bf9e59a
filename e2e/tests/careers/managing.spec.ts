import { randomUUID } from 'node:crypto';
import { createAdministrator, type Administrator } from '../../../scripts/site/administrator';
import { expectAccessible } from '../../src/axe';
import { expect, test } from '../../src/test';
import { addJob, fillForm, newEmail, pageOf, submit } from './careers-api';

const RECRUITER: Administrator = {
  name: 'Meena Iyer',
  email: `meena.${randomUUID().slice(0, 8)}@tridhara.example`,
  password: 'a quiet river at noon',
  role: 'recruiter',
};

test.beforeAll(() => createAdministrator(process.env['TEST_SITE_DIR'] ?? '', RECRUITER));

test('a recruiter sees jobs and applications only', async ({ page, signIn }) => {
  await signIn(RECRUITER);
  await page.goto('/admin/job-postings');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: /admin/i });
  await expect(menu.getByRole('link', { name: 'Applications' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Products' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Career banner' })).toHaveCount(0);
  for (const screen of ['/admin/products', '/admin/career-banner', '/admin/admins']) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { name: 'This screen is not for your role' })).toBeVisible();
  }
});

test('a job is added, duplicated, closed and deleted', async ({ page, signIn }) => {
  const title = `Pipeline welder ${randomUUID().slice(0, 8)}`;
  await signIn(RECRUITER);
  await page.goto('/admin/job-postings/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Location').fill('Hazira');
  await page.getByLabel('Roles').fill('Welder, Field');
  await page.getByLabel('Detail').fill('Weld what carries the gas.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Job posting added successfully').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(title);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Welder, Field')).toBeVisible();

  await row.getByRole('link', { name: `Duplicate ${title}` }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${title} (copy)`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(`/admin/job-postings?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row', { name: new RegExp(`${title} \\(copy\\)`) }).getByText('Draft')).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('1 job is closed').first()).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Job Posting' });
  await expectAccessible(page, 'the dialog before a job is deleted');
  await expect(dialog.getByText('Are you sure you want to delete this Job Posting?')).toBeVisible();
  await expect(dialog.getByText("Warning!! You can't revert this action.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Job posting deleted successfully').first()).toBeVisible();
});

test('an application is read, moved, noted and exported', async ({ page, request, signIn }) => {
  const job = await addJob(request);
  const email = newEmail();
  await page.goto(pageOf(job));
  await fillForm(page, email);
  await submit(page);
  await expect(page.getByText('Your reference is')).toBeVisible();

  await signIn(RECRUITER);
  await page.goto(`/admin/job-applications?jobId=${job._id}`);
  const row = page.getByRole('row', { name: /Asha Rao/ });
  await expect(row.getByText('New')).toBeVisible();
  await page.getByRole('checkbox', { name: /Select Asha Rao/ }).check();
  await page.getByLabel('Move to').selectOption('review');
  await expect(row.getByText('Review')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('job-applications.csv');

  await row.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('State').selectOption('interview');
  await expect(page.getByText('Application updated successfully').first()).toBeVisible();
  await page.getByLabel('Add a note').fill('Speaks of mud with love.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Speaks of mud with love.')).toBeVisible();
  // The console guard fails the test when the policy refuses the frame.
  await page.getByRole('button', { name: 'View resume' }).click();
  const viewer = page.locator('iframe[title="Resume of Asha Rao"]');
  await expect(viewer).toBeVisible();
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('blob:'))).toBe(true);
  await page.getByRole('button', { name: 'Hide resume' }).click();
  await expect(viewer).toBeHidden();
  const resume = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download resume' }).click();
  expect((await resume).suggestedFilename()).toBe('Asha Rao-resume.pdf');
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createAdministrator, type Administrator } from '../../../scripts/site/administrator';
import { fullChromiumOptions } from '../../../scripts/test/chromium';
import { expectAccessible } from '../../src/axe';
import { ownerHeaders } from '../../src/signing-in';
import { expect, test } from '../../src/test';
import { addJob, fillForm, newEmail, pageOf, submit } from './careers-api';

// The headless shell cannot show PDFs.
test.use({ launchOptions: fullChromiumOptions() });

let recruiter: Administrator;

// A worker that returns to this file after another one starts again, with a new administrator.
test.beforeAll(async () => {
  recruiter = {
    name: 'Meena Iyer',
    email: `meena.${randomUUID().slice(0, 8)}@tridhara.example`,
    password: 'a quiet river at noon',
    role: 'recruiter',
  };
  await createAdministrator(process.env['TEST_SITE_DIR'] ?? '', recruiter);
});

test('a recruiter sees only jobs and applications', async ({ page, signIn }) => {
  await signIn(recruiter);
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
  await signIn(recruiter);
  await page.goto('/admin/job-postings/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Location').fill('Hazira');
  await page.getByLabel('Roles').fill('Welder, Field');
  await page.getByLabel('Detail').fill('Weld what carries the gas.');
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByText('Job posting added successfully').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(title);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Welder, Field')).toBeVisible();

  await row.getByRole('link', { name: `Duplicate ${title}` }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${title} (copy)`);
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
  await page.goto(`/admin/job-postings?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row', { name: new RegExp(`${title} \\(copy\\)`) }).getByText('Draft')).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('1 item closed').first()).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Job Posting' });
  await expectAccessible(page, 'the dialog before a job is deleted');
  await expect(dialog.getByText('Are you sure you want to delete this Job Posting?')).toBeVisible();
  await expect(dialog.getByText("Warning!! You can't revert this action.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Job posting deleted successfully').first()).toBeVisible();
});

test('an application is read, moved, annotated and exported', async ({ page, request, signIn }) => {
  const job = await addJob(request);
  const email = newEmail();
  await page.goto(pageOf(job));
  await fillForm(page, email);
  await submit(page);
  await expect(page.getByText('Your reference is on its way')).toBeVisible();

  await signIn(recruiter);
  await page.goto(`/admin/job-applications?jobId=${job._id}`);
  await expect(page.getByText(`To ${job.title}`)).toBeVisible();
  const row = page.getByRole('row', { name: /Asha Rao/ });
  await expect(row.getByText('New')).toBeVisible();
  await page.getByRole('checkbox', { name: /Select Asha Rao/ }).check();
  await page.getByLabel('Move to').selectOption('review');
  await expect(row.getByText('Review')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('job-applications.csv');
  const [head, line, ...more] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(head).toBe(
    '\uFEFFReference,Job,Name,Contact number,Email,Address,Education,Experience,State,Received,Consent,Will be deleted on,Scores,Interviews,Notes',
  );
  const texts = `"14 Canal Road, Vadodara","B.Tech, chemistry",Two years on land rigs.,review`;
  expect(line).toContain(`${job.title},Asha Rao,'+91 98250 00000,${email},${texts}`);
  expect(more).toEqual(['']);

  await row.getByRole('link', { name: 'Asha Rao' }).click();
  // The list also has a filter for the state.
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('State').selectOption('interview');
  await expect(page.getByText('Application updated successfully').first()).toBeVisible();
  await page.getByLabel('Add a note').fill('Speaks of mud with love.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Speaks of mud with love.')).toBeVisible();
  // The console guard fails the test if the policy refuses the frame.
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

test('the server searches, filters and pages jobs and applications', async ({ page, request, signIn }) => {
  const mark = randomUUID().slice(0, 8);
  const titles = Array.from({ length: 26 }, (_, at) => `Blender ${mark} ${at + 101}`);
  const jobs = [];
  for (const title of titles)
    jobs.push(await addJob(request, { title, ...(title.endsWith('126') && { state: 'closed' }) }));
  await signIn(recruiter);
  await page.goto(`/admin/job-postings?search=${mark}&sort=name`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(page.getByText('26 jobs', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(26);
  await expect(rows.nth(1)).toContainText(titles[0] ?? '');
  await page.getByRole('navigation', { name: 'Pages of jobs' }).getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(titles[25] ?? '');
  await page.getByLabel('State', { exact: true }).selectOption('closed');
  await expect(page).toHaveURL(/state=closed/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByText('1 job', { exact: true })).toBeVisible();
  // A page beyond the end redirects to the last one.
  await page.goto(`/admin/job-postings?search=${mark}&page=9`);
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(2);

  await page.goto('/admin/job-applications');
  await page.getByRole('searchbox', { name: 'Search applications' }).fill(`nobody ${mark}`);
  await expect(page.getByText('No applications match')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`search=nobody(\\+|%20)${mark}`));
  for (const { _id } of jobs)
    await request.delete(`/api/v1/job-postings/${_id}`, { headers: await ownerHeaders(request) });
});

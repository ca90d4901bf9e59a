import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, findingsInShapes } from '../../src/axe';
import { PDF } from '../../src/sample-files';
import { expect, test } from '../../src/test';
import { addJob, applicationsOf, newEmail } from './careers-api';

/** A job with one application of Asha Rao. */
async function addApplication(request: APIRequestContext) {
  const { _id: jobId } = await addJob(request);
  const email = newEmail();
  const upload = await request.post('/api/v1/uploads/file', { multipart: { file: PDF } });
  const { fileUrl } = (await upload.json()) as { fileUrl: string };
  const answers = { contactNumber: '1', address: 'Vadodara', education: 'B.Tech', experience: 'Two years' };
  const person = { jobId, fullName: 'Asha Rao', email, resume: fileUrl, consent: true };
  await request.post('/api/v1/job-applications', { data: { ...answers, ...person } });
  const [application] = await applicationsOf(request, email);
  return { jobId, email, id: application?._id ?? '' };
}

test.beforeEach(async ({ signIn }) => signIn());

for (const [screen, open] of [
  ['a job', ({ jobId }) => [`job-postings/${jobId}`, 'Detail']],
  ['the applications for a job', ({ jobId }) => [`job-applications?jobId=${jobId}`, '1 application']],
  ['an application', ({ id, email }) => [`job-applications/${id}`, email]],
  ['the board of applications', ({ jobId }) => [`job-applications/board?jobId=${jobId}`, 'Asha Rao']],
] satisfies [string, (made: Awaited<ReturnType<typeof addApplication>>) => [path: string, text: string]][]) {
  test(`axe finds nothing on the screen of ${screen}, in three widths and both themes`, async ({ page, request }) => {
    const [path, text] = open(await addApplication(request));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    expect(await findingsInShapes(page)).toEqual([]);
  });
}

test('axe finds nothing on the screen of emails to applicants', async ({ page }) => {
  await page.goto('/admin/job-applications/mails');
  await page.getByRole('heading', { name: 'Withdrawn' }).click();
  await expect(page.getByRole('form', { name: 'Withdrawn' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in an email to an applicant', async ({ page, request }) => {
  const { id } = await addApplication(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/job-applications/${id}`);
  await page.getByRole('button', { name: 'Email the applicant' }).click();
  await expect(page.getByRole('dialog', { name: /^Email about/ })).toBeVisible();
  expect(await findingsInShapes(page)).toEqual([]);
});

test('axe finds nothing in an invitation to an interview, with and without its errors', async ({ page, request }) => {
  const { id } = await addApplication(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/job-applications/${id}`);
  await page.getByRole('button', { name: 'Invite to an interview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to an interview' });
  await expect(dialog).toBeVisible();
  expect.soft(await findingsInShapes(page)).toEqual([]);
  // Submitted empty: missing fields are named at the fields and above them.
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('link', { name: 'Place is required' })).toBeVisible();
  await expectAccessible(page, 'an invitation that is not complete');
});

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

test('axe finds nothing on the screens of jobs and applications, in three widths and both themes', async ({
  page,
  request,
}) => {
  const { jobId, email, id } = await addApplication(request);
  for (const [path, text] of [
    [`job-postings/${jobId}`, 'Detail'],
    [`job-applications?jobId=${jobId}`, '1 application'],
    [`job-applications/${id}`, email],
    [`job-applications/board?jobId=${jobId}`, 'Asha Rao'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    expect.soft(await findingsInShapes(page), path).toEqual([]);
  }
  await page.goto('/admin/job-applications/mails');
  await page.getByRole('heading', { name: 'Withdrawn' }).click();
  await expect(page.getByRole('form', { name: 'Withdrawn' })).toBeVisible();
  await expectAccessible(page, 'emails to applicants');
});

test('axe finds nothing in an email to an applicant and in an invitation, with and without its errors', async ({
  page,
  request,
}) => {
  const { id } = await addApplication(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/job-applications/${id}`);
  await page.getByRole('button', { name: 'Email the applicant' }).click();
  const email = page.getByRole('dialog', { name: /^Email about/ });
  await expect(email).toBeVisible();
  expect.soft(await findingsInShapes(page), 'an email').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(email).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Invite to an interview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to an interview' });
  await expect(dialog).toBeVisible();
  expect.soft(await findingsInShapes(page), 'an invitation').toEqual([]);
  // Submitted empty: missing fields are named at the fields and above them.
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('link', { name: 'Place is required' })).toBeVisible();
  await expectAccessible(page, 'an invitation that is not complete');
});

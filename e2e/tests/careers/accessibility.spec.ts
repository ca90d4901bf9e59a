import { expectAccessible, findingsInShapes } from '../../src/axe';
import { PDF } from '../../src/sample-files';
import { expect, test } from '../../src/test';
import { addJob, applicationsOf, newEmail } from './careers-api';

test('axe finds nothing on the screens of a job and its applications, in three widths and both themes', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(240_000);
  const job = await addJob(request);
  const email = newEmail();
  const upload = await request.post('/api/v1/uploads/file', { multipart: { file: PDF } });
  const { fileUrl } = (await upload.json()) as { fileUrl: string };
  const answers = { contactNumber: '1', address: 'Vadodara', education: 'B.Tech', experience: 'Two years' };
  const person = { jobId: job._id, fullName: 'Asha Rao', email, resume: fileUrl, consent: true };
  await request.post('/api/v1/job-applications', { data: { ...answers, ...person } });
  const [application] = await applicationsOf(request, email);
  await signIn();
  for (const [path, text] of [
    [`job-postings/${job._id}`, 'Detail'],
    [`job-applications?jobId=${job._id}`, '1 application'],
    [`job-applications/${application?._id ?? ''}`, email],
    [`job-applications/board?jobId=${job._id}`, 'Asha Rao'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    expect.soft(await findingsInShapes(page), path).toEqual([]);
  }
  // The page is long and repetitive.
  await page.goto('/admin/job-applications/mails');
  await expect(page.getByRole('form', { name: 'Withdrawn' })).toBeVisible();
  await expectAccessible(page);
  for (const [button, dialog] of [
    ['Email the applicant', /^Email about/],
    ['Invite to an interview', 'Invite to an interview'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/job-applications/${application?._id ?? ''}`);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    expect.soft(await findingsInShapes(page), button).toEqual([]);
  }
  // Submitted empty: missing fields are named at the fields and above them.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('link', { name: 'Place is required' })).toBeVisible();
  await expectAccessible(page, 'an invitation that is not complete');
});

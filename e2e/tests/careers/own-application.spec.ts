import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../src/axe';
import { PDF } from '../../src/sample-files';
import { expect, test } from '../../src/test';
import { addJob, applicationsOf, emailsTo, newEmail } from './careers-api';

const answers = {
  fullName: 'Asha Rao',
  contactNumber: '1',
  address: 'Vadodara',
  education: 'B.Tech',
  experience: 'Two years',
};

async function apply(request: APIRequestContext, jobId: string, email: string): Promise<void> {
  const upload = await request.post('/api/v1/uploads/file', { multipart: { file: PDF } });
  const { fileUrl } = (await upload.json()) as { fileUrl: string };
  const data = { ...answers, jobId, email, resume: fileUrl, consent: true };
  expect((await request.post('/api/v1/job-applications', { data })).ok()).toBe(true);
}

/** The link in the confirmation to an address. */
async function linkFor(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await emailsTo(email)).map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
      link = texts.map((text) => /\/career\/application\?key=[\w.-]+/.exec(text)?.[0]).find(Boolean);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

test.describe('on a phone', () => {
  // axe runs in the page, whose content security policy would forbid it.
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

  test('an applicant follows the link in the confirmation and withdraws by keyboard, once', async ({
    page,
    request,
  }) => {
    const [job, email] = [await addJob(request), newEmail()];
    await apply(request, job._id, email);
    const link = await linkFor(email);
    // A mail program that checks links first changes nothing.
    for (const method of ['GET', 'HEAD']) expect((await request.fetch(link, { method })).status()).toBe(200);
    await page.goto(link);
    await expect(page).toHaveURL('/career/application');
    await expect(page.getByRole('heading', { level: 1, name: `Your application for ${job.title}` })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Received.' })).toBeVisible();
    expect(await applicationsOf(request, email)).toMatchObject([{ state: 'new' }]);
    await expectAccessible(page, 'the page of an application');
    const withdraw = page.getByRole('button', { name: 'Withdraw' });
    await withdraw.press('Enter');
    const sure = page.getByRole('checkbox', { name: 'I want to withdraw this application' });
    await expect(sure).toHaveAttribute('aria-invalid', 'true');
    expect(await applicationsOf(request, email)).toMatchObject([{ state: 'new' }]);
    await sure.press('Space');
    await withdraw.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Withdrawn.' })).toBeVisible();
    await expect(withdraw).toHaveCount(0);
    expect(await applicationsOf(request, email)).toMatchObject([{ state: 'withdrawn', notes: [{}] }]);
  });
});

test('two recruiters who move the same card see where it is, and the second one can try again', async ({
  page,
  request,
  signIn,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const [job, email] = [await addJob(request), newEmail()];
  await apply(request, job._id, email);
  await signIn();
  const colleague = await context.newPage();
  const card = (of: typeof page) => of.getByRole('combobox', { name: 'Move Asha Rao to' });
  // While the columns are loaded again, a card can be in two of them.
  const stands = async (of: typeof page, column: string): Promise<void> => {
    await expect(
      of.getByRole('region', { name: column }).getByRole('combobox', { name: 'Move Asha Rao to' }),
    ).toBeVisible();
    await expect(card(of)).toHaveCount(1);
  };
  for (const one of [page, colleague]) {
    await one.goto(`/admin/job-applications/board?jobId=${job._id}`);
    await expect(card(one)).toBeVisible();
  }
  await card(colleague).selectOption('review');
  await stands(colleague, 'Review');
  await card(page).selectOption('rejected');
  await expect(page.getByText('Someone else has changed this application')).toBeVisible();
  await stands(page, 'Review');
  await card(page).selectOption('rejected');
  await stands(page, 'Rejected');
  expect(await applicationsOf(request, email)).toMatchObject([{ state: 'rejected' }]);
});

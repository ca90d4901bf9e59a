import { expect, hydrated, test } from '../../src/test';
import {
  addJob,
  applicationsOf,
  fillForm,
  fillTexts,
  lettersTo,
  newEmail,
  ownerHeaders,
  pageOf,
  PDF,
  submit,
} from './careers-api';

const REFERENCE = /TC-[0-9A-Z]{4}-[0-9A-Z]+/;

test('a visitor finds a job, applies, gets a reference and a letter with it', async ({ page, request }) => {
  const job = await addJob(request);
  const email = newEmail();
  await page.goto('/career');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search positions' }).fill(job.title);
  await page.getByRole('link', { name: job.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await fillForm(page, email);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
  const reference = REFERENCE.exec((await page.getByText(/Your reference is/).textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByText('Your application was sent successfully').first()).toBeVisible();
  expect(await applicationsOf(request, email)).toMatchObject([{ email, reference }]);
  await expect.poll(async () => (await lettersTo(email)).join('\n')).toContain(reference);
});

test('every field is required, each error is tied to its input', async ({ page, request }) => {
  await page.goto(pageOf(await addJob(request)));
  await hydrated(page);
  await submit(page);
  const summary = page.getByRole('alert').filter({ hasText: 'All Fields are required' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link', { name: 'Experience is required' }).click();
  await expect(page.getByLabel('Experience')).toBeFocused();
});

test('what is no PDF is refused with an alert and the input is cleared', async ({ page, request }) => {
  await page.goto(pageOf(await addJob(request)));
  await hydrated(page);
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    const message = dialog.message();
    await dialog.accept();
    return message;
  });
  const input = page.getByLabel('Resume', { exact: true });
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ a program') });
  expect(await said).toBe('Please upload a valid PDF file.');
  await expect(input).toHaveValue('');
});

test('the draft stays on the device until it was sent', async ({ page, request }) => {
  const job = await addJob(request);
  const email = newEmail();
  await page.goto(pageOf(job));
  await hydrated(page);
  await fillForm(page, email);
  await page.waitForTimeout(400);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Experience')).toHaveValue('Two years on land rigs.');
  await expect(page.getByText(`${PDF.name} is uploaded`)).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await submit(page);
  await expect(page.getByText(REFERENCE)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Experience')).toHaveValue('');
});

test('a connection lost during the upload loses nothing', async ({ page, request, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  const email = newEmail();
  await page.goto(pageOf(await addJob(request)));
  await hydrated(page);
  await fillTexts(page, email);
  await page.route('**/api/v1/uploads/file', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByLabel('Resume', { exact: true }).setInputFiles(PDF);
  await expect(page.getByText(/was not uploaded/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`${PDF.name} is uploaded`)).toBeVisible();
  await submit(page);
  await expect(page.getByText(REFERENCE)).toBeVisible();
});

test('an answer lost on the way makes no second application', async ({ page, request, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  const email = newEmail();
  await page.goto(pageOf(await addJob(request)));
  await hydrated(page);
  await fillForm(page, email);
  await page.route(
    '**/api/v1/job-applications',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page);
  await expect(page.getByText(/The connection is lost/)).toBeVisible();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  expect(await applicationsOf(request, email)).toHaveLength(1);
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
});

test('a second click makes no second application', async ({ page, request }) => {
  const email = newEmail();
  await page.goto(pageOf(await addJob(request)));
  await hydrated(page);
  await fillForm(page, email);
  await page.getByRole('button', { name: 'Submit application' }).dblclick();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  expect(await applicationsOf(request, email)).toHaveLength(1);
});

test('a job closed between opening and sending says so and keeps what was entered', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const job = await addJob(request);
  await page.goto(pageOf(job));
  await hydrated(page);
  await fillForm(page, newEmail());
  await request.put(`/api/v1/job-postings/${job._id}`, {
    headers: await ownerHeaders(request),
    data: { state: 'closed' },
  });
  await submit(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'This position is closed and takes no more applications' }).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
});

test('an upload can be cancelled', async ({ page, request, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  await page.goto(pageOf(await addJob(request)));
  await hydrated(page);
  let release = (): void => undefined;
  await page.route('**/api/v1/uploads/file', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.abort();
  });
  await page.getByLabel('Resume', { exact: true }).setInputFiles(PDF);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeHidden();
  release();
});

import { expectAccessible } from '../../src/axe';
import { PDF } from '../../src/sample-files';
import { expect, hydrated, test } from '../../src/test';
import { addJob, applicationsOf, fillForm, fillTexts, emailsTo, newEmail, pageOf, submit } from './careers-api';

const REFERENCE = /TC-[0-9A-Z]{4}-[0-9A-Z]+/;
const SENT = /Your reference is on its way/;

test('a visitor finds a job, applies, and gets an email with the reference', async ({ page, request }) => {
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
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(REFERENCE)).toBeHidden();
  await expect(page.getByText('Your application was sent successfully').first()).toBeVisible();
  await expectAccessible(page, 'a sent application');
  const [{ reference } = { reference: 'none' }] = await applicationsOf(request, email);
  expect(reference).toMatch(REFERENCE);
  await expect.poll(async () => (await emailsTo(email)).join('\n')).toContain(reference);
});

test('a file name with line ends adds no header and does not break the form', async ({ page, request }) => {
  const email = newEmail();
  await page.goto(pageOf(await addJob(request)));
  await hydrated(page);
  await fillTexts(page, email);
  await page.getByLabel('Resume', { exact: true }).setInputFiles({ ...PDF, name: 'asha\r\nX-Evil: 1".pdf' });
  await expect(page.getByText(/X-Evil: 1".pdf is uploaded/)).toBeVisible();
  await submit(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await applicationsOf(request, email)).toHaveLength(1);
});

test('answers that are too long are named at their field; a second application of the same person replaces the first', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400/);
  const job = await addJob(request);
  const email = newEmail();
  await page.goto(pageOf(job));
  await hydrated(page);
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: 'All Fields are required' })).toBeFocused();
  await expectAccessible(page, 'the form with its errors');

  await fillForm(page, email);
  const experience = page.getByLabel('Experience');
  await experience.fill('a'.repeat(10_000));
  await submit(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the marked fields' });
  await summary.getByRole('link', { name: 'Experience must have at most 5000 characters' }).click();
  await expect(experience).toBeFocused();
  await expect(experience).toHaveAccessibleDescription(/at most 5000 characters/);
  expect(await experience.inputValue()).toHaveLength(10_000);
  await experience.fill('Two years on land rigs.');
  await submit(page);
  await expect(page.getByText(SENT)).toBeVisible();

  await page.reload();
  await hydrated(page);
  await fillForm(page, email.toUpperCase());
  await submit(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await applicationsOf(request, email)).toHaveLength(1);
});

test('the draft stays on the device until it is sent', async ({ page, request }) => {
  const job = await addJob(request);
  const email = newEmail();
  await page.goto(pageOf(job));
  await hydrated(page);
  await fillForm(page, email);
  const storedDraft = (): Promise<string | null> =>
    page.evaluate((key) => localStorage.getItem(key), `careers.application.${job._id}`);
  await expect.poll(storedDraft).toContain('Two years on land rigs.');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Experience')).toHaveValue('Two years on land rigs.');
  await expect(page.getByText(`${PDF.name} is uploaded`)).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await submit(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Experience')).toHaveValue('');
});

test('a connection lost while sending: the application waits on the device and is sent when the connection is back', async ({
  page,
  request,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const email = newEmail();
  await page.goto(pageOf(await addJob(request)));
  await hydrated(page);
  await fillForm(page, email);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText(/The connection is lost.*is kept on this device/)).toBeVisible();
  expect(await applicationsOf(request, email)).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await applicationsOf(request, email)).toHaveLength(1);
});

test('an answer lost in transit does not create a second application', async ({ page, request, consoleGuard }) => {
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
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await applicationsOf(request, email)).toHaveLength(1);
  await expect.poll(async () => (await emailsTo(email)).length).toBe(1);
});

test('a second click does not create a second application', async ({ page, request }) => {
  const email = newEmail();
  await page.goto(pageOf(await addJob(request)));
  await hydrated(page);
  await fillForm(page, email);
  await page.getByRole('button', { name: 'Submit application' }).dblclick();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await applicationsOf(request, email)).toHaveLength(1);
});

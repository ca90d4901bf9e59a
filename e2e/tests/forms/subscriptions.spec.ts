import type { APIRequestContext } from '@playwright/test';
import { ownerHeaders } from '../../src/signing-in';
import { expect, test } from '../../src/test';
import { addJob, emailsTo, newEmail } from '../careers/careers-api';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/status of 4\d\d/));

/** The confirmation link in the last email to an address. */
async function confirmationFor(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await emailsTo(email)).map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
      link = texts.map((text) => /\/subscription\?confirm=[\w.-]+/.exec(text)?.[0]).find(Boolean);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

async function subscribersOf(request: APIRequestContext, kind: string, email: string): Promise<unknown> {
  const answer = await request.get(`/api/v1/subscriptions?kind=${kind}&search=${encodeURIComponent(email)}`, {
    headers: await ownerHeaders(request),
  });
  return ((await answer.json()) as { subscriptions: unknown }).subscriptions;
}

test('a visitor subscribes to the newsletter and confirms it without scripts', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/news');
  await page.getByRole('main').getByRole('link', { name: 'Newsletter' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status')).toContainText('Almost done.');
  // A reload sends nothing again.
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Almost done.');
  await page.goto(await confirmationFor(email));
  // The token is in a cookie from now on, and in no address.
  await expect(page).toHaveURL('/subscription?action=confirm');
  expect(await subscribersOf(request, 'newsletter', email)).toMatchObject([{ state: 'waiting' }]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status')).toHaveText('Your subscription is confirmed.');
  expect(await subscribersOf(request, 'newsletter', email)).toMatchObject([{ email, state: 'confirmed' }]);
  await page.goto('/subscription?unsubscribe=nothing');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
});

test('a job alert takes over the filters of the career page', async ({ page, request }) => {
  const email = newEmail();
  await addJob(request);
  await page.goto('/career?location=Jorhat');
  await page.getByRole('link', { name: 'Get new positions by email' }).click();
  await expect(page.getByRole('checkbox', { name: 'Jorhat' })).toBeChecked();
  // Many roles are collapsed, which also works without scripts.
  await page
    .getByRole('group', { name: 'Role', exact: true })
    .getByText(/^Choose from/)
    .click();
  await page.getByRole('checkbox', { name: 'Field', exact: true }).check();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status')).toContainText('Almost done.');
  await page.goto(await confirmationFor(email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status')).toHaveText('Your subscription is confirmed.');
  expect(await subscribersOf(request, 'job-alert', email)).toMatchObject([
    { state: 'confirmed', filter: { location: ['Jorhat'], role: ['Field'], department: [] } },
  ]);
});

import type { Locator, Page, Request } from '@playwright/test';
import { ownerHeaders } from '../../src/signing-in';
import { expect, hydrated, siteOrigin, test } from '../../src/test';
import { unique } from './content-api';

/** Removes a function that browsers do not offer on pages without encryption. */
const withoutSecureContext = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));

/** Lets the first contact call reach the server and drops its answer; records every call. */
async function loseFirstAnswer(page: Page): Promise<readonly Request[]> {
  const calls: Request[] = [];
  await page.route('**/api/v1/contact', async (route) => {
    calls.push(route.request());
    if (calls.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return calls;
}

interface Sender {
  readonly name: string;
  readonly email: string;
}

/**
 * Fills in the sender's fields, sends the form, and sends it again after a missing answer: the input is still there.
 */
async function sendTwice(form: Locator, button: string | RegExp, { name, email }: Sender, calls: readonly Request[]) {
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('checkbox').check();
  const send = form.getByRole('button', { name: button });
  await send.click();
  await expect.poll(() => calls.length).toBe(1);
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
  await send.click();
}

async function expectSentOnce(page: Page, calls: readonly Request[], name: string): Promise<void> {
  expect(calls.map((call) => call.headers()['idempotency-key'])).toEqual([
    expect.stringMatching(/^[\da-f]{32}$/),
    calls[0]?.headers()['idempotency-key'],
  ]);
  const answer = await page.request.get(`${siteOrigin()}/api/v1/contact-messages?search=${encodeURIComponent(name)}`, {
    headers: await ownerHeaders(page.request),
  });
  expect(await answer.json()).toMatchObject({ contactMessages: [{ name }], total: 1 });
}

test('a message whose answer was lost is sent once, also on a page without encryption', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_CONNECTION_RESET/);
  await withoutSecureContext(page);
  const calls = await loseFirstAnswer(page);
  const name = unique('Ravi Menon');
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByLabel('Message', { exact: true }).fill('Please call about the glycol units.');
  await sendTwice(form, 'Send message', { name, email: 'ravi@example.com' }, calls);
  await expect(
    page
      .getByRole('main')
      .getByText(/TC-[A-Z0-9]{4}-[A-Z0-9]{4}/)
      .first(),
  ).toBeVisible();
  await expectSentOnce(page, calls, name);
});

test('an enquiry whose answer was lost is sent once, also on a page without encryption', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_CONNECTION_RESET/);
  await withoutSecureContext(page);
  const calls = await loseFirstAnswer(page);
  const name = unique('Meera Iyer');
  await page.goto('/offerings/downstream/chemicals/neutralising-amine-na-15');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to enquiry' }).click();
  await page.goto('/products/enquiry');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Enquiry' });
  await sendTwice(form, /Send enquiry/, { name, email: 'meera@example.com' }, calls);
  await expect(page.getByText(/Reference: TC-/).first()).toBeVisible();
  await expectSentOnce(page, calls, name);
});

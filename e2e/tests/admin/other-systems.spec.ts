import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OWNER } from '../../../scripts/site/administrator';
import { expectAccessible } from '../../src/axe';
import { expect, test } from '../../src/test';

// axe runs in the page, whose content security policy would forbid it.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

const uniqueName = (name: string): string => `${name} ${Date.now().toString(36)}`;

/** Another system, which fails for the first request. */
async function otherSystem() {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(received.length === 1 ? 503 : 204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received, stop: () => server.close() };
}

test('an API token is created and shown once, works, and is refused once it is revoked', async ({
  page,
  request,
  signIn,
}) => {
  const name = uniqueName('CRM');
  await signIn();
  await page.goto('/admin/api-tokens');
  await page.getByRole('button', { name: 'Create API token' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Create API token' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Blogs').selectOption('Read');
  await form.getByLabel('Current password').fill(OWNER.password);
  await form.getByRole('button', { name: 'Create API token' }).press('Enter');

  const shown = page.getByRole('dialog', { name: 'Your API token' });
  const token = await shown.locator('code').innerText();
  const drafts = () => request.get('/api/v1/blogs?status=draft', { headers: { authorization: `Bearer ${token}` } });
  expect((await drafts()).status()).toBe(200);
  await shown.getByRole('button', { name: 'I have saved it' }).press('Enter');
  await expect(shown).toBeHidden();
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  expect(await page.content()).not.toContain(token);
  await expectAccessible(page, 'the API tokens');

  await row.getByRole('button', { name: `Revoke ${name}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(row).toHaveCount(0);
  // The row disappears at once, and returns if the server refuses.
  await expect.poll(async () => (await drafts()).status()).toBe(401);
});

test('a webhook notifies another system, logs a failed delivery, and sends it again', async ({ page, signIn }) => {
  const name = uniqueName('ERP');
  const system = await otherSystem();
  await signIn();
  await page.goto('/admin/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Address').fill(system.url);
  await form.getByRole('checkbox', { name: 'Products' }).check();
  await form.getByRole('button', { name: 'Add webhook' }).press('Enter');
  const secret = page.getByRole('dialog', { name: 'Secret of the webhook' });
  await expect(secret.locator('code')).toHaveText(/^whsec_/);
  await secret.getByRole('button', { name: 'I have saved it' }).press('Enter');

  await page.getByRole('link', { name: `Log of ${name}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Log of ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Send test' }).press('Enter');
  await expect.poll(() => system.received.length).toBe(1);
  const row = page.getByRole('row').filter({ hasText: 'Answered 503' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).press('Enter');
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, 'the log of a webhook');

  await row.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect.poll(() => system.received.length).toBe(2);
  const [first, second] = system.received;
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.headers['webhook-signature']).toMatch(/^v1,/);
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Answered 204' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  system.stop();
});

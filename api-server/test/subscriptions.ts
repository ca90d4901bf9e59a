import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JobAlertFilter, SubscriptionKind } from 'api-client';
import type { TestApp } from './harness';

/** The emails sent to an address, oldest first, without the line breaks of their encoding. */
export async function emailsTo(site: TestApp, address: string): Promise<string[]> {
  await site.services.mail.flush();
  const folder = path.join(site.folder, 'mail');
  const files = (await readdir(folder).catch(() => [])).sort();
  const emails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return emails
    .map((email) => email.replaceAll(/=\r\n/g, '').replaceAll('=3D', '='))
    .filter((email) => email.toLowerCase().includes(`\r\nto: ${address.toLowerCase()}\r\n`));
}

/** The token of a link in an email. */
export function linkIn(email: string | undefined, what: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/subscription\\?${what}=([\\w.-]+)`).exec(email ?? '')?.[1] ?? '';
}

/** Subscribes an address and confirms it. */
export async function subscribeTo(
  site: TestApp,
  kind: SubscriptionKind,
  email: string,
  filter: Partial<JobAlertFilter> = {},
): Promise<void> {
  // Emails of the same moment have no order.
  site.clock.pass(1);
  await site.post('/subscriptions', { kind, email, filter, consent: true });
  const token = linkIn((await emailsTo(site, email)).at(-1), 'confirm');
  const { statusCode } = await site.post('/subscriptions/confirmation', { token });
  if (statusCode !== 200) throw new Error(`The subscription of ${email} was not confirmed`);
}

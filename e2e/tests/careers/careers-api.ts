import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { PDF } from '../../src/sample-files';
import { ownerHeaders, type SignedIn } from '../../src/signing-in';
import { expect } from '../../src/test';

interface Job {
  readonly _id: string;
  readonly slug: string;
  readonly title: string;
}

interface Application {
  readonly _id: string;
  readonly reference: string;
  readonly email: string;
}

/** Adds a job for one test, with a unique title. */
export async function addJob(
  request: APIRequestContext,
  facts: Record<string, unknown> = {},
  headers?: SignedIn,
): Promise<Job> {
  const answer = await request.post('/api/v1/job-postings', {
    headers: headers ?? (await ownerHeaders(request)),
    data: {
      title: `Mud engineer ${randomUUID().slice(0, 8)}`,
      location: 'Jorhat',
      role: ['Engineer', 'Field'],
      detail: 'Run the mud laboratory of a rig.',
      responsibilities: ['Test the mud every two hours'],
      requirements: ['A degree in chemistry'],
      ...facts,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { jobPosting: Job }).jobPosting;
}

/** The address of a job's page. */
export function pageOf(job: Job): string {
  return `/career/${job.slug}/${job._id}`;
}

/** A unique email address. */
export function newEmail(): string {
  return `asha.${randomUUID().slice(0, 8)}@example.com`;
}

/** Fills the text fields of the application form and the consent. */
export async function fillTexts(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Contact number').fill('+91 98250 00000');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Address', { exact: true }).fill('14 Canal Road, Vadodara');
  await page.getByLabel('Education').fill('B.Tech, chemistry');
  await page.getByLabel('Experience').fill('Two years on land rigs.');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

/** Fills the whole form, including the résumé. */
export async function fillForm(page: Page, email: string): Promise<void> {
  await fillTexts(page, email);
  await page.getByLabel('Resume', { exact: true }).setInputFiles(PDF);
  await expect(page.getByText(`${PDF.name} is uploaded`)).toBeVisible();
}

export const submit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Submit application' }).click();

/** The applications that the server stores for an email address. */
export async function applicationsOf(request: APIRequestContext, email: string): Promise<Application[]> {
  const answer = await request.get(`/api/v1/job-applications?search=${encodeURIComponent(email)}`, {
    headers: await ownerHeaders(request),
  });
  return ((await answer.json()) as { jobApplications: Application[] }).jobApplications;
}

/** The emails that the site has sent to an address. */
export async function emailsTo(email: string): Promise<string[]> {
  const folder = path.join(process.env['TEST_SITE_DIR'] ?? '', 'mail');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return emails.filter((text) => text.includes(`To: ${email}`));
}

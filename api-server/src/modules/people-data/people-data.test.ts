import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ErasureReport, PersonData } from 'api-client';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { testApp, type Authorization } from '../../../test/harness';
import { addJob, applicationTo } from '../../../test/jobs';
import { admins, auditEntries, contactMessages, files, jobApplications, outbox } from '../../database/schema';

const EMAIL = 'asha@example.com';

const site = testApp({ newForEachTest: true });
let owner: Authorization;
beforeEach(async () => {
  owner = await site.signedIn('owner');
});

const post = (what: 'find' | 'export' | 'erase', email = EMAIL, headers: Record<string, string> = owner) =>
  site.call('POST', `/people-data/${what}`, { email }, headers);
const find = async (email?: string) => (await post('find', email)).json<{ person: PersonData }>().person;

/** An application sent twice, an enquiry, a request to become an administrator; and the same of another person. */
async function fill(): Promise<void> {
  const job = await addJob(site);
  for (const email of [EMAIL, `x${EMAIL}`]) {
    for (const _ of [1, 2]) await site.call('POST', '/job-applications', await applicationTo(site, job._id, { email }));
    const message = { name: 'Asha', email: email.toUpperCase(), message: 'Good day.', consent: true };
    await site.call('POST', '/contact', { ...message, productIds: ['p1'] });
    const now = site.clock.now();
    const asks = { id: email, createdAt: now, updatedAt: now, name: 'Asha', sortName: 'asha', email, emailKey: email };
    await site.services.db.insert(admins).values({ ...asks, status: 'pending' });
  }
  await site.services.mail.flush();
}

it('finds all data of an address, in any case, and none of another', async () => {
  await fill();
  const person = await find('ASHA@Example.com');
  expect(person).toMatchObject({
    applications: [{ email: EMAIL, sendings: [{}, {}] }],
    messages: [{ email: 'ASHA@EXAMPLE.COM', productIds: ['p1'] }],
    registrations: [{ email: EMAIL, status: 'pending' }],
  });
  // Both confirmations; their texts and recipients were emptied after sending.
  expect(person.mails).toMatchObject([
    { recipient: '', subject: '' },
    { recipient: '', subject: '' },
  ]);
  expect(await find('nobody@example.com')).toMatchObject({ applications: [], messages: [], mails: [] });
});

it('exports all data as one file, with resumes and stored emails', async () => {
  await fill();
  const answer = await post('export');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  const archive = unzipSync(answer.rawPayload);
  const data = JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array())) as PersonData;
  expect(data.applications).toMatchObject([{ email: EMAIL }]);
  const [{ reference } = { reference: '' }] = data.applications;
  const mails = data.mails.map(({ _id }) => `mails/${_id}.eml`).sort();
  expect(mails).toHaveLength(2);
  expect(Object.keys(archive).sort()).toEqual([
    'data.json',
    ...mails,
    `resumes/${reference}-1.pdf`,
    `resumes/${reference}-2.pdf`,
  ]);
  const [{ resume } = { resume: '' }] = data.applications[0]?.sendings ?? [];
  const stored = await site.app.inject({ url: resume, headers: await site.signedIn('recruiter') });
  expect(Buffer.from(archive[`resumes/${reference}-1.pdf`] ?? []).equals(stored.rawPayload)).toBe(true);
});

it('erases the data with its files and emails, and leaves that of other people', async () => {
  await fill();
  const { db } = site.services;
  const stored = () => site.services.files.list();
  const emails = () => readdir(path.join(site.folder, 'mail'));
  expect([(await stored()).length, (await emails()).length]).toEqual([4, 4]);
  const { report } = (await post('erase')).json<{ report: ErasureReport }>();
  expect(report).toMatchObject({ applications: 1, resumes: 2, messages: 1, registrations: 1, mails: 2 });
  expect(report.kept.map(({ what }) => what)).toEqual(['That this erasure happened']);
  expect(await find()).toMatchObject({ applications: [], messages: [], registrations: [], mails: [] });
  expect([(await stored()).length, (await emails()).length]).toEqual([2, 2]);
  const left = [];
  for (const table of [jobApplications, contactMessages, outbox, files, admins])
    left.push(...(await db.select().from(table)));
  expect(JSON.stringify(left)).not.toMatch(/[^x]asha@example\.com/i);
  expect((await find(`x${EMAIL}`)).applications).toHaveLength(1);
});

it('keeps an administrator’s account and the audit log, and says why', async () => {
  const recruiter = await site.signedIn('recruiter');
  const [account] = await site.services.db.select().from(admins).where(eq(admins.role, 'recruiter'));
  await site.call('POST', '/job-postings', { title: 'W', location: 'H', role: ['W'], detail: 'W.' }, recruiter);
  const { report } = (await post('erase', account?.email)).json<{ report: ErasureReport }>();
  expect(report.kept.map(({ what }) => what)).toEqual([
    "The administrator's account",
    'Entries of the audit log',
    'That this erasure happened',
  ]);
  expect(report.kept.every(({ why }) => why !== '')).toBe(true);
  expect((await site.get('/dashboard', recruiter)).statusCode).toBe(200);
});

it('records each search, export and erasure in the audit log without the address', async () => {
  await fill();
  for (const what of ['find', 'export', 'erase'] as const) await post(what);
  const entries = await site.services.db.select().from(auditEntries).where(eq(auditEntries.collection, 'people-data'));
  expect(entries.map(({ action }) => action)).toEqual(['find', 'export', 'erase']);
  expect(new Set(entries.map(({ entityId }) => entityId)).size).toBe(1);
  expect(JSON.stringify(entries)).not.toMatch(/asha/i);
  // A further search shows that it happened.
  expect((await find()).auditEntries.map(({ action }) => action)).toContain('erase');
});

it('is for owners only, and refuses invalid addresses', async () => {
  for (const role of ['editor', 'recruiter'] as const) {
    const headers = await site.signedIn(role);
    for (const what of ['find', 'export', 'erase'] as const)
      expect((await post(what, EMAIL, headers)).statusCode).toBe(403);
  }
  expect((await post('find', EMAIL, {})).statusCode).toBe(401);
  expect((await post('erase', '%')).statusCode).toBe(400);
});

import type { JobPosting } from 'api-client';
import { startTestApp, testApp, type Authorization } from '../../../test/harness';
import { addJob } from '../../../test/jobs';
import { emailsTo, linkIn, subscribeTo } from '../../../test/subscriptions';
import { HOUR } from '../../clock';
import { outbox } from '../../database/schema';
import { sendJobAlerts } from './job-alerts';

const site = testApp({ newForEachTest: true });
let owner: Authorization;
beforeEach(async () => {
  owner = await site.signedIn('owner');
});

const put = (job: JobPosting, changes: object) => site.call('PUT', `/job-postings/${job._id}`, changes, owner);

/** The subjects of an address's emails, without the confirmation. */
async function subjectsTo(address: string): Promise<string[]> {
  // Emails of the same moment have no order.
  site.clock.pass(1);
  await sendJobAlerts(site.services);
  const subjects = (await emailsTo(site, address)).map((email) => /^Subject: (.*)$/m.exec(email)?.[1]?.trim() ?? '');
  return subjects.filter((subject) => subject !== 'Confirm your job alert');
}

it('sends each subscriber every new matching position once', async () => {
  await addJob(site, { title: 'Old', location: 'Jorhat', department: 'Drilling' });
  await addJob(site, { title: 'Other old', location: 'Hazira' });
  await sendJobAlerts(site.services);
  await subscribeTo(site, 'job-alert', 'jorhat@example.com', { location: ['Jorhat'] });
  await subscribeTo(site, 'job-alert', 'field@example.com', { role: ['Field'], department: ['Drilling'] });
  await subscribeTo(site, 'job-alert', 'all@example.com');
  await addJob(site, { title: 'Mud engineer', location: 'jorhat' });
  expect(await subjectsTo('jorhat@example.com')).toEqual(['New position: Mud engineer']);
  expect(await subjectsTo('field@example.com')).toEqual([]);
  await addJob(site, { title: 'Driller', location: 'Hazira', department: 'Drilling' });
  await addJob(site, { title: 'Chemist', location: 'Hazira', role: ['Laboratory'] });
  expect(await subjectsTo('field@example.com')).toEqual(['New position: Driller']);
  expect(await subjectsTo('all@example.com')).toEqual(['New position: Mud engineer', '2 new positions']);
  expect(await subjectsTo('jorhat@example.com')).toHaveLength(1);
});

it('names its positions, its reason and how to unsubscribe, to people and to mail programs', async () => {
  await addJob(site);
  await sendJobAlerts(site.services);
  await subscribeTo(site, 'job-alert', 'asha@example.com', { location: ['Jorhat'] });
  const job = await addJob(site, { title: 'Driller' });
  await subjectsTo('asha@example.com');
  const email = (await emailsTo(site, 'asha@example.com')).at(-1) ?? '';
  const head = (email.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n\s+/g, ' ');
  expect(email).toContain(`/career/${job.slug}/${job._id}`);
  expect(email).toContain('Location: Jorhat');
  const token = linkIn(email, 'unsubscribe');
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const address = /^List-Unsubscribe: <(http[^>]+)>$/m.exec(head)?.[1] ?? '';
  expect(address).toMatch(new RegExp(`/api/v1/subscriptions/unsubscribe\\?token=${token}$`));
  const { pathname, search } = new URL(address);
  expect((await site.app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200);
  await addJob(site, { title: 'Another' });
  expect(await subjectsTo('asha@example.com')).toEqual(['New position: Driller']);
  // The row is emptied once the email has been sent.
  const rows = await site.services.db.select().from(outbox);
  expect(new Set(rows.map(({ unsubscribe }) => unsubscribe))).toEqual(new Set(['']));
});

it('waits until visitors see a position, and sends none twice', async () => {
  await subscribeTo(site, 'job-alert', 'asha@example.com');
  const draft = await addJob(site, { title: 'Draft', status: 'draft' });
  const publishAt = new Date(site.clock.now().getTime() + HOUR).toISOString();
  await addJob(site, { title: 'Scheduled', status: 'scheduled', publishAt });
  expect(await subjectsTo('asha@example.com')).toEqual([]);
  await put(draft, { status: 'published' });
  expect(await subjectsTo('asha@example.com')).toEqual(['New position: Draft']);
  for (const changes of [
    { title: 'Changed' },
    { state: 'closed' },
    { state: 'open' },
    { status: 'draft', unpublish: true },
  ])
    await put(draft, changes);
  await put(draft, { status: 'published' });
  expect(await subjectsTo('asha@example.com')).toHaveLength(1);
  site.clock.pass(HOUR);
  expect(await subjectsTo('asha@example.com')).toEqual(['New position: Draft', 'New position: Scheduled']);
});

it('sends every alert exactly once with two servers', async () => {
  const other = await startTestApp({ beside: site });
  try {
    const people = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`);
    for (const address of people) {
      await subscribeTo(site, 'job-alert', address);
      site.clock.pass(HOUR);
    }
    await addJob(site);
    const servers = [site.services, other.services, site.services, other.services];
    await Promise.all(servers.map((services) => sendJobAlerts(services)));
    for (const address of people) expect(await subjectsTo(address)).toHaveLength(1);
  } finally {
    await other.close();
  }
});

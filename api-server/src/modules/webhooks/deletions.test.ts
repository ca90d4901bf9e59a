import { MESSAGE_MONTHS } from 'api-client';
import { addJob, applicationTo } from '../../../test/jobs';
import { testApp } from '../../../test/harness';
import { DAY } from '../../clock';
import { contactMessages, jobApplications, webhookDeliveries } from '../../database/schema';
import { cleanUpMessages } from '../contact-messages/remove';
import { cleanUpApplications } from '../job-applications/remove';
import { purgeTrash } from '../versioned-content-types';

const site = testApp({ environment: { LIMIT_FORMS_PER_HOUR: '100' } });
const EMAIL = 'kiran@elsewhere.example';

beforeAll(async () => {
  const collections = ['clients', 'job-applications', 'contact-messages'];
  const wanted = { name: 'CRM', url: 'https://crm.example/hook', collections, events: ['deleted'] };
  expect((await site.post('/webhooks', wanted, await site.signedIn('owner'))).statusCode).toBe(201);
});
beforeEach(() => site.services.db.delete(webhookDeliveries));

/** The waiting deliveries, without their times. */
async function deliveries() {
  const rows = await site.services.db.select({ body: webhookDeliveries.body }).from(webhookDeliveries);
  return rows
    .map(({ body }) => JSON.parse(body) as { type: string; data: object })
    .map(({ type, data }) => ({ type, data }));
}

async function apply() {
  const job = await addJob(site);
  const answer = await site.post('/job-applications', await applicationTo(site, job._id, { email: EMAIL }));
  expect(answer.statusCode).toBe(200);
  const [row] = await site.services.db.select().from(jobApplications);
  return {
    id: row?.id ?? '',
    gone: { collection: 'job-applications', id: row?.id, title: row?.reference, version: 1 },
  };
}

async function write() {
  const message = { name: 'Kiran', email: EMAIL, message: 'Good day.', consent: true };
  expect((await site.post('/contact', message)).statusCode).toBe(200);
  const [row] = await site.services.db.select().from(contactMessages);
  return {
    id: row?.id ?? '',
    gone: { collection: 'contact-messages', id: row?.id, title: row?.reference, version: 1 },
  };
}

it('announces deletions by users', async () => {
  const [application, message] = [await apply(), await write()];
  await site.call('DELETE', `/job-applications/${application.id}`, undefined, await site.signedIn('recruiter'));
  await site.call('DELETE', `/contact-messages/${message.id}`, undefined, await site.signedIn('editor'));
  expect(await deliveries()).toEqual([
    { type: 'job-applications.deleted', data: application.gone },
    { type: 'contact-messages.deleted', data: message.gone },
  ]);
});

it('announces deletions with the data of a person, without that person', async () => {
  const [application, message] = [await apply(), await write()];
  await site.post('/people-data/erase', { email: EMAIL }, await site.signedIn('owner'));
  const sent = await deliveries();
  expect(sent.map(({ data }) => data)).toEqual([application.gone, message.gone]);
  expect(JSON.stringify(sent)).not.toMatch(/kiran/i);
});

it('announces deletions at the end of retention', async () => {
  const [application, message] = [await apply(), await write()];
  site.clock.pass(MESSAGE_MONTHS * 31 * DAY);
  await cleanUpMessages(site.services);
  await cleanUpApplications(site.services);
  expect((await deliveries()).map(({ data }) => data)).toEqual(
    expect.arrayContaining([application.gone, message.gone]),
  );
  // Only once.
  await cleanUpMessages(site.services);
  await cleanUpApplications(site.services);
  expect(await deliveries()).toHaveLength(2);
});

it('announces content that goes to the trash, and its deletion after 30 days there', async () => {
  const editor = await site.signedIn('editor');
  const client = { name: 'Kaveri Refineries', logo: '/api/v1/files/a.webp', logoAlt: 'Kaveri' };
  const { _id: id } = (await site.post('/clients', client, editor)).json<{ client: { _id: string } }>().client;
  await site.call('DELETE', `/clients/${id}`, undefined, editor);
  const about = { collection: 'clients', id, title: 'Kaveri Refineries' };
  expect(await deliveries()).toMatchObject([{ type: 'clients.deleted', data: { ...about, status: 'trashed' } }]);
  await site.services.db.delete(webhookDeliveries);
  site.clock.pass(29 * DAY);
  await purgeTrash(site.services);
  expect(await deliveries()).toEqual([]);
  site.clock.pass(DAY);
  await purgeTrash(site.services);
  expect(await deliveries()).toEqual([{ type: 'clients.deleted', data: { ...about, version: 2 } }]);
});

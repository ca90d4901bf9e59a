import { WEBHOOK_DELIVERY_DAYS, type AuditEntry, type Webhook, type WebhookDelivery } from 'api-client';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { startTestApp, testAdmin, testApp } from '../../../test/harness';
import { openWebhookReceiver, type WebhookReceiver } from '../../../test/webhook-receiver';
import { DAY, HOUR, MINUTE, SECOND } from '../../clock';
import { publishDue } from '../versioned-content-types';
import { webhookDeliveries, webhooks } from '../../database/schema';
import { cleanUpDeliveries, sendDeliveries } from '../../webhooks/send-deliveries';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
let other: WebhookReceiver;

beforeAll(async () => {
  other = await openWebhookReceiver();
});
afterAll(() => other.close());
beforeEach(async () => {
  await site.services.db.delete(webhooks);
  other.received.length = 0;
  other.answers = [];
});

const ALL = ['created', 'updated', 'published', 'unpublished', 'deleted', 'restored', 'received'];
const WANTED = { name: 'CRM', collections: ['clients'], events: ALL };
const add = (body: object = {}, who = owner) => site.post('/webhooks', { ...WANTED, url: other.url, ...body }, who);
const added = async (body: object = {}) => (await add(body)).json<{ webhook: Webhook; secret: string }>();
const send = () => sendDeliveries(site.services);
const log = async (id: string, query = '') =>
  (await site.get(`/webhooks/${id}/deliveries${query}`, owner)).json<{
    deliveries: WebhookDelivery[];
    total: number;
    nextCursor?: string;
  }>();
const CLIENT = { name: 'Kaveri Refineries', logo: '/api/v1/files/a.webp', logoAlt: 'Kaveri' };
const addClient = async (more: object = {}) =>
  (await site.post('/clients', { ...CLIENT, ...more }, editor)).json<{ client: { _id: string; version: number } }>()
    .client;
const types = () => other.received.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort();

it('sends subscribed changes, signed as in Standard Webhooks, and no others', async () => {
  const { webhook, secret } = await added();
  await site.post('/webhooks', { ...WANTED, url: other.url, collections: ['blogs'] }, owner);
  const { _id } = await addClient();
  await send();
  expect(types()).toEqual(['clients.created', 'clients.published']);
  const [request] = other.received;
  const { headers, body } = request ?? { headers: {}, body: '' };
  // The library compares the timestamp with its clock, so it needs the test's.
  jest.useFakeTimers({ now: site.clock.now(), doNotFake: ['nextTick', 'setImmediate'] });
  const verified = new StandardWebhook(secret).verify(body, headers as Record<string, string>);
  jest.useRealTimers();
  expect(verified).toMatchObject({
    timestamp: site.clock.now().toISOString(),
    data: { collection: 'clients', id: _id, title: CLIENT.name, version: 1, status: 'published' },
  });
  const { deliveries } = await log(webhook._id);
  expect(deliveries).toHaveLength(2);
  expect(deliveries.map((one) => one._id)).toContain(headers['webhook-id']);
  for (const delivery of deliveries)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, responseStatus: 204, error: '' });
  await send();
  expect(other.received).toHaveLength(2);
});

it('announces changes, publications, deletions, and restored items', async () => {
  await added();
  const { _id } = await addClient({ status: 'draft' });
  const change = (body: object) => site.call('PUT', `/clients/${_id}`, body, editor);
  await change({ name: 'Kaveri' });
  await change({ status: 'published' });
  await change({ status: 'draft', unpublish: true });
  await site.call('DELETE', `/clients/${_id}`, undefined, editor);
  await site.post(`/trash/clients/${_id}/restore`, {}, editor);
  const publishAt = new Date(site.clock.now().getTime() + HOUR / 2).toISOString();
  await change({ status: 'scheduled', publishAt });
  site.clock.pass(HOUR / 2);
  await publishDue(site.services);
  await send();
  const count = (type: string) => types().filter((one) => one === `clients.${type}`).length;
  expect(Object.fromEntries(ALL.map((type) => [type, count(type)]))).toEqual({
    ...{ created: 1, updated: 4, published: 2, unpublished: 1, deleted: 1, restored: 1, received: 0 },
  });
});

it('announces a message, without its sender', async () => {
  await added({ collections: ['contact-messages'], events: ['received'] });
  const message = { name: 'Kiran', email: 'kiran@elsewhere.example', message: 'Good day.', consent: true };
  expect((await site.post('/contact', message)).statusCode).toBe(200);
  await send();
  expect(types()).toEqual(['contact-messages.received']);
  expect(other.received[0]?.body).not.toMatch(/kiran/i);
});

it('announces nothing if the change fails', async () => {
  const { webhook } = await added();
  const { _id } = await addClient();
  expect((await site.call('PUT', `/clients/${_id}`, { name: 'New', version: 9 }, editor)).statusCode).toBe(409);
  expect((await log(webhook._id)).total).toBe(2);
});

it('tries again with growing pauses and the same id, and gives up', async () => {
  const { webhook } = await added({ events: ['created'] });
  await addClient();
  other.answers = [500, 302, ...Array<number>(7).fill(503)];
  await send();
  const [first] = (await log(webhook._id)).deliveries;
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, responseStatus: 500, error: 'Answered 500' });
  const pauses = [30 * SECOND, 2 * MINUTE, 8 * MINUTE, 32 * MINUTE];
  for (const [at, pause] of pauses.entries()) {
    site.clock.pass(pause - SECOND);
    await send();
    expect(other.received).toHaveLength(at + 1);
    site.clock.pass(SECOND);
    await send();
    expect(other.received).toHaveLength(at + 2);
  }
  for (let attempt = 6; attempt <= 9; attempt += 1) {
    site.clock.pass(2 * DAY);
    await send();
  }
  Object.assign(owner, await site.signedIn('owner'));
  Object.assign(editor, await site.signedIn('editor'));
  expect(new Set(other.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await log(webhook._id)).deliveries).toMatchObject([{ state: 'failed', attempts: 9, nextAttemptAt: null }]);
  expect((await site.get('/webhooks', owner)).json()).toMatchObject({ webhooks: [{ failed: 1, waiting: 0 }] });
  // Manually, once it works again.
  const again = `/webhooks/${webhook._id}/deliveries/${first?._id}/send`;
  expect((await site.post(again, {}, owner)).statusCode).toBe(200);
  await send();
  expect((await log(webhook._id)).deliveries).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  expect(other.received.at(-1)?.headers['webhook-id']).toBe(first?._id);
});

it('follows no redirect, and is turned off by an answer of 410', async () => {
  const { webhook } = await added({ events: ['created'] });
  await addClient();
  other.answers = [410];
  await send();
  expect((await log(webhook._id)).deliveries).toMatchObject([{ state: 'failed', responseStatus: 410 }]);
  expect((await site.get('/webhooks', owner)).json()).toMatchObject({ webhooks: [{ active: false }] });
  await addClient();
  expect((await log(webhook._id)).total).toBe(1);
  expect((await site.post(`/webhooks/${webhook._id}/test`, {}, owner)).statusCode).toBe(409);
});

it('is sent by only one of several servers', async () => {
  const second = await startTestApp({ beside: site });
  await added({ events: ['created'] });
  for (let client = 0; client < 12; client += 1) await addClient();
  await Promise.all([send(), sendDeliveries(second.services), send()]);
  await second.close();
  const ids = other.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
});

it('is for owners; its secret is shown once, stored sealed and can be renewed', async () => {
  expect((await add({}, editor)).statusCode).toBe(403);
  const answer = await add();
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  const { webhook, secret } = answer.json<{ webhook: Webhook; secret: string }>();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const renewed = await site.post(`/webhooks/${webhook._id}/secret`, {}, owner);
  const { secret: next } = renewed.json<{ secret: string }>();
  expect(next).not.toBe(secret);
  const { entries } = (await site.get('/audit?collection=webhooks', owner)).json<{ entries: AuditEntry[] }>();
  expect(entries.map(({ action }) => action).slice(0, 2)).toEqual(['renew-secret', 'create']);
  const seen = JSON.stringify([
    await site.services.db.select().from(webhooks),
    entries,
    (await site.get('/webhooks', owner)).json(),
  ]);
  for (const one of [secret, next]) expect(seen).not.toContain(one.slice('whsec_'.length));
});

it('is changed and deleted, and refuses addresses that cannot be sent to', async () => {
  const { webhook } = await added();
  const change = (body: object) => site.call('PUT', `/webhooks/${webhook._id}`, body, owner);
  expect((await change({ name: 'ERP', active: false, version: webhook.version })).json()).toMatchObject({
    webhook: { name: 'ERP', active: false, version: 2 },
  });
  expect((await change({ name: 'CRM', version: webhook.version })).statusCode).toBe(409);
  await addClient();
  expect((await log(webhook._id)).total).toBe(0);
  for (const body of [
    { url: 'ftp://crm.example/hooks' },
    { url: 'https://user:secret@crm.example/hooks' },
    { collections: [] },
    { collections: ['admins'] },
    { events: ['read'] },
  ]) {
    const { statusCode, body: said } = await change(body);
    expect([statusCode, said]).toEqual([400, expect.stringContaining(Object.keys(body)[0] ?? '')]);
  }
  expect((await site.call('DELETE', `/webhooks/${webhook._id}`, undefined, owner)).statusCode).toBe(200);
  expect((await site.get(`/webhooks/${webhook._id}/deliveries`, owner)).statusCode).toBe(404);
});

it('has a log that is read in pages and by state, and deletes old entries', async () => {
  const { webhook } = await added({ events: ['created'] });
  for (let client = 0; client < 3; client += 1) await addClient();
  expect((await site.post(`/webhooks/${webhook._id}/test`, {}, owner)).statusCode).toBe(200);
  const page = await log(webhook._id, '?limit=3');
  expect(page).toMatchObject({ total: 4 });
  const rest = await log(webhook._id, `?limit=3&cursor=${page.nextCursor}`);
  const all = [...page.deliveries, ...rest.deliveries];
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(4);
  expect(all.map(({ type }) => type)).toContain('webhook.test');
  expect((await log(webhook._id, '?state=delivered')).total).toBe(0);
  site.clock.pass(WEBHOOK_DELIVERY_DAYS * DAY);
  await cleanUpDeliveries(site.services);
  expect(await site.services.db.select().from(webhookDeliveries)).toEqual([]);
});

it('emails all owners about a new webhook and a new address, and records who tests one', async () => {
  const before = (await site.mailTo('owner1@tridhara.example')).length;
  const now = await site.signedIn('owner');
  const { webhook } = (await add({}, now)).json<{ webhook: Webhook }>();
  const path = `/webhooks/${webhook._id}`;
  await site.call('PUT', path, { name: 'Renamed' }, now);
  await site.call('PUT', path, { url: 'https://elsewhere.example/hook' }, now);
  await site.post(`${path}/test`, {}, now);
  const subjects = await site.mailTo('owner1@tridhara.example');
  expect(subjects.slice(0, subjects.length - before)).toEqual([
    'The address of a webhook was changed',
    'A webhook was added',
  ]);
  const [email] = await site.emailsTo('owner1@tridhara.example');
  expect(email?.text).toContain('elsewhere[.]example');
  const { entries } = (await site.get('/audit?collection=webhooks&action=test', now)).json<{
    entries: AuditEntry[];
  }>();
  expect(entries).toContainEqual(
    expect.objectContaining({ entityId: webhook._id, actor: expect.objectContaining({ name: 'The owner' }) }),
  );
});

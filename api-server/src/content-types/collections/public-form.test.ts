import type { ErasureReport, PersonData, Role } from 'api-client';
import type { CollectionDefinition, PublicForm } from 'api-client/content-types';
import { testApp } from '../../../test/harness';
import { HOUR } from '../../clock';
import { collectionItems, revisions } from '../../database/schema';
import { registerCollections } from './register-collections';
import { cleanUpSubmitted } from './personal-items';

const site = testApp();
const as = (role: Role) => site.signedIn(role);

const publicForm: PublicForm = {
  fields: ['name', 'email', 'seats'],
  keptMonths: 6,
  agreement: 'I agree.',
  button: 'Register',
};
const registrations: CollectionDefinition = {
  what: 'Registration',
  title: 'name',
  fields: {
    name: { kind: 'line', label: 'Name', required: true, personal: true, max: 80 },
    email: { kind: 'mailAddress', label: 'Email', required: true, personal: true },
    seats: { kind: 'integer', label: 'Seats', range: [1, 9], default: 1 },
    note: { kind: 'text', label: 'Note for the team' },
  },
  order: '-createdAt',
  publicForm,
};

const refusals: string[] = [];
const publish = (collections: object) =>
  registerCollections(
    site.services,
    {
      microFrontends: {
        events: [{ extras: { manifest: { collections } }, deployment: { traffic: 100, default: true } }],
      },
    },
    ({ message }) => refusals.push(message),
  );
beforeAll(() => publish({ registrations }));
afterEach(() => site.clock.pass(HOUR));

const PATH = '/x/events/registrations';
const visitor = { name: 'Asha Rao', email: 'Asha@Example.com', seats: 2, consent: true };
const send = (changes: object = {}, headers?: Record<string, string>) =>
  site.post(PATH, { ...visitor, ...changes }, headers);
const stored = async () =>
  (await site.get(`${PATH}?status=all`, await as('editor'))).json<{ items: { _id: string }[] }>().items;

it('stores a form for editors only, and the audit log names its readers but no visitor', async () => {
  const answer = await send({ note: 'From outside', status: 'published', slug: 'mine' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    success: true,
    message: expect.stringContaining('received'),
    reference: expect.stringMatching(/^R-\w{4}-\w{4}$/),
  });
  const { reference } = answer.json<{ reference: string }>();
  const [item] = await stored();
  const slug = reference.toLowerCase();
  expect(item).toMatchObject({
    name: 'Asha Rao',
    email: 'Asha@Example.com',
    seats: 2,
    note: '',
    status: 'draft',
    slug,
  });
  for (const path of [PATH, `${PATH}/${slug}`, `${PATH}?status=all`]) {
    expect([path, (await site.get(path)).statusCode]).toEqual([path, 401]);
    expect([path, (await site.get(path, await as('recruiter'))).statusCode]).toEqual([path, 403]);
  }
  const published = { status: 'published', version: 1 };
  expect((await site.call('PUT', `${PATH}/${item?._id}`, published, await as('editor'))).statusCode).toBe(400);
  const corrected = { note: 'Called back', version: 1 };
  const change = await site.call('PUT', `${PATH}/${item?._id}`, corrected, await as('editor'));
  expect(change.json()).toMatchObject({ item: { note: 'Called back', status: 'draft' } });
  const added = await site.post(PATH, { name: 'Ravi Sen', email: 'ravi@example.com' }, await as('editor'));
  expect(added.json()).toMatchObject({ item: { status: 'draft' } });
  const { _id: own } = added.json<{ item: { _id: string } }>().item;
  expect((await site.call('DELETE', `${PATH}/${own}`, undefined, await as('editor'))).statusCode).toBe(200);
  const audit = (await site.get('/audit?collection=events:registrations', await as('owner'))).json<{
    entries: object[];
  }>();
  expect(audit.entries).toContainEqual(expect.objectContaining({ action: 'open', title: slug }));
  expect(JSON.stringify(audit)).not.toMatch(/Asha/i);
});

it('validates the fields, and asks for consent', async () => {
  const wrong = await send({ name: 'x'.repeat(81), email: 'asha', seats: 10, consent: false });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
    'name',
    'email',
    'seats',
    'consent',
  ]);
  expect((await send({ name: 'x'.repeat(200_000) })).statusCode).toBe(413);
});

it('describes the form in the OpenAPI document: what visitors send, and that only editors read it', async () => {
  const { paths } = (await site.get('/openapi.json')).json<{ paths: Record<string, Record<string, object>> }>();
  const { get: listed, post: sent } = paths[`/api/v1${PATH}`] ?? {};
  expect(listed).toMatchObject({ description: expect.stringContaining('editor') });
  expect(sent).toMatchObject({
    description: 'For everyone.',
    requestBody: { content: { 'application/json': { schema: { required: ['name', 'email', 'consent'] } } } },
  });
});

it('stores nothing for a filled honeypot, and one item for one idempotency key', async () => {
  const before = await stored();
  expect((await send({ website: 'https://spam.example' })).json()).toMatchObject({ success: true });
  expect(await stored()).toEqual(before);
  const key = { 'idempotency-key': 'one-and-the-same' };
  const first = await send({}, key);
  expect((await send({}, key)).json()).toEqual(first.json());
  expect(await stored()).toHaveLength(before.length + 1);
});

it('accepts five an hour from one address', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await send()).statusCode).toBe(201);
  expect((await send()).statusCode).toBe(429);
});

it('finds, exports and erases what a person sent, with its history', async () => {
  await send({ email: 'other@example.com' });
  const post = async (what: string) =>
    site.post(`/people-data/${what}`, { email: 'asha@example.com' }, await as('owner'));
  const { person } = (await post('find')).json<{ person: PersonData }>();
  expect(person.collectionItems.length).toBeGreaterThan(0);
  expect(person.collectionItems[0]).toMatchObject({ collection: 'events:registrations', name: 'Asha Rao' });
  const { report } = (await post('erase')).json<{ report: ErasureReport }>();
  expect(report.collectionItems).toBe(person.collectionItems.length);
  expect(await stored()).toMatchObject([{ email: 'other@example.com' }]);
  const { db } = site.services;
  const left = [...(await db.select().from(collectionItems)), ...(await db.select().from(revisions))];
  expect(JSON.stringify(left)).not.toMatch(/Asha@/i);
});

it('deletes it after the time that the form says', async () => {
  await send({ email: 'late@example.com' });
  site.clock.pass(183 * 24 * HOUR);
  await send({ email: 'new@example.com' });
  site.clock.pass(2 * 24 * HOUR);
  await cleanUpSubmitted(site.services);
  expect(await stored()).toMatchObject([{ email: 'new@example.com' }]);
});

const { email: _email, ...anonymous } = registrations.fields;
it.each<[string, Partial<CollectionDefinition>]>([
  ['without a field that is required', { publicForm: { ...publicForm, fields: ['name'] } }],
  ['with an unknown field', { publicForm: { ...publicForm, fields: ['name', 'email', 'age'] } }],
  ['without an end of its retention', { publicForm: { ...publicForm, keptMonths: 1_000 } }],
  ['with personal data that no erasure finds', { fields: anonymous, publicForm: { ...publicForm, fields: ['name'] } }],
])('does not accept a public form %s', async (_what, changes) => {
  refusals.splice(0);
  await publish({ registrations: { ...registrations, ...changes } });
  expect(refusals).toEqual([expect.stringMatching(/not valid/)]);
});

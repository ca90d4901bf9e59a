import type { AuditEntry } from 'api-client';
import { testApp, testAdmin } from '../../../test/harness';
import { addJob, applicationTo } from '../../../test/jobs';
import { writeAudit } from '../../audit';
import { auditEntries } from '../../database/schema';

const site = testApp();
const owner = testAdmin(site, 'owner');
beforeAll(async () => {
  const write = (name: string, action: string, collection: string, title: string) =>
    writeAudit(site.services.db, {
      ...{ at: site.clock.now(), action, collection, title, entityId: title },
      actor: { name, email: `${name.toLowerCase()}@tridhara.example` },
    });
  await write('Asha', 'create', 'blogs', 'Bottle 27');
  await write('Asha', 'sign-in', 'admins', 'Sign-in');
  await write('Meera', 'update', 'blogs', '100 % pure_water');
  await write('Meera', 'delete', 'clients', 'Ashvini\r\n2026-01-01 root deleted everything\u001B[2J');
});

const read = async (query: string) =>
  (await site.get(`/audit${query}`, owner)).json<{ entries: AuditEntry[]; total: number; nextCursor?: string }>();
const titles = async (query: string) => (await read(query)).entries.map(({ title }) => title.slice(0, 9));

it.each([
  ['', ['Ashvini\\u', '100 % pur', 'Sign-in', 'Bottle 27']],
  ['?scope=changes', ['Ashvini\\u', '100 % pur', 'Bottle 27']],
  ['?scope=access', ['Sign-in']],
  ['?sort=createdAt&limit=2&page=2', ['100 % pur', 'Ashvini\\u']],
  ['?action=create', ['Bottle 27']],
  ['?collection=blogs', ['100 % pur', 'Bottle 27']],
  ['?actor=MEERA@tridhara.example', ['Ashvini\\u', '100 % pur']],
  ['?actor=meera@tridhara.example&collection=blogs', ['100 % pur']],
  ['?search=bottle', ['Bottle 27']],
  ['?search=%25', ['100 % pur']],
  ['?search=pure_w', ['100 % pur']],
  ['?action=none', []],
])('%s narrows the log', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

it('pages without losing or repeating an entry', async () => {
  const first = await read('?limit=3');
  expect([first.entries.length, first.total]).toEqual([3, 4]);
  const second = await read(`?limit=3&cursor=${first.nextCursor}`);
  expect(second.entries.map(({ title }) => title)).toEqual(['Bottle 27']);
  expect(second.nextCursor).toBeUndefined();
});

it('escapes control characters, so that no name can forge a line', async () => {
  const [entry] = (await read('?action=delete')).entries;
  expect(entry?.title).toBe('Ashvini\\u000d\\u000a2026-01-01 root deleted everything\\u001b[2J');
});

it('cannot be changed, not even with access to the database', async () => {
  const { db } = site.services;
  await expect(db.update(auditEntries).set({ title: 'Forged' })).rejects.toThrow();
  await expect(db.delete(auditEntries)).rejects.toThrow();
  expect((await read('')).total).toBe(4);
});

describe('records', () => {
  const actions = async (collection: string) =>
    (await read(`?collection=${collection}&sort=createdAt`)).entries.map(({ action }) => action);

  it('publishing and unpublishing by name', async () => {
    const body = { name: 'Kaveri Refineries', logo: '/api/v1/files/a.webp', logoAlt: 'Kaveri', status: 'draft' };
    const before = (await actions('clients')).length;
    const answer = await site.post('/clients', body, owner);
    const { _id } = answer.json<{ client: { _id: string } }>().client;
    for (const change of [{ status: 'published' }, { name: 'Kaveri' }, { status: 'draft', unpublish: true }])
      await site.call('PUT', `/clients/${_id}`, { ...body, status: undefined, ...change }, owner);
    await site.post('/clients', { ...body, name: 'Godavari', status: 'published' }, owner);
    expect((await actions('clients')).slice(before)).toEqual([
      ...['create', 'publish', 'update', 'unpublish'],
      ...['create', 'publish'],
    ]);
  });

  it('the reader of a message or an application, once a day for each', async () => {
    const message = { name: 'Ravi', email: 'ravi@example.com', message: 'A question', consent: true };
    const sent = await site.post('/contact', message);
    const { reference } = sent.json<{ reference: string }>();
    for (let time = 0; time < 2; time += 1) await site.get('/contact-messages', owner);
    expect((await read('?collection=contact-messages&action=open')).entries).toEqual([
      expect.objectContaining({ title: reference, actor: expect.objectContaining({ name: 'The owner' }) }),
    ]);
    const job = await addJob(site);
    await site.post('/job-applications', await applicationTo(site, job._id));
    const list = (await site.get('/job-applications', owner)).json<{ jobApplications: { _id: string }[] }>();
    const id = list.jobApplications[0]?._id ?? '';
    await site.get(`/job-applications/${id}`, owner);
    expect((await read('?collection=job-applications&action=open')).entries).toEqual([
      expect.objectContaining({ entityId: id, actor: expect.objectContaining({ name: 'The owner' }) }),
    ]);
  });
});

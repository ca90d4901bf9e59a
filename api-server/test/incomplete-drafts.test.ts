import { endpointOf, neededToPublish, type CollectionDefinition } from 'api-client/content-types';
import { setImmediate } from 'node:timers/promises';
import type { ImportReport, ImportRun, Reviewer } from 'api-client';
import { contentTypes } from '../src/content-types';
import { registerCollections } from '../src/content-types/collections/register-collections';
import { liveCollection } from '../src/content-types/collections/served-collections';
import type { ServedContentType } from '../src/content-types/served-content-type';
import { SECOND } from '../src/clock';
import { publishScheduled } from '../src/plugins/cleanup-jobs';
import { testAdmin, testApp } from './harness';

const site = testApp({ content: true });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');

const TALKS = 'events:talks';
const talks: CollectionDefinition = {
  what: 'Talk',
  title: 'name',
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    speaker: { kind: 'line', label: 'Speaker', required: true },
    photo: { kind: 'picture', label: 'Photo', required: true },
    website: { kind: 'webAddress', label: 'Website' },
  },
  order: 'createdAt',
};

beforeAll(async () => {
  const events = [{ extras: { manifest: { collections: { talks } } }, deployment: { traffic: 100, default: true } }];
  await registerCollections(site.services, { microFrontends: { events } }, ({ message }) => {
    throw new Error(message);
  });
  const body = { name: 'Wax', speaker: 'Asha Rao', photo: '/api/v1/files/asha.png' };
  expect((await site.post('/x/events/talks', body, owner)).statusCode).toBe(201);
  expect((await site.post('/redirects', { from: '/old', to: '/contact' }, owner)).statusCode).toBe(201);
});

const servedOf = async (collection: string): Promise<ServedContentType> => {
  const served =
    contentTypes.find((one) => one.collection === collection) ?? (await liveCollection(site.services.db, collection));
  if (!served) throw new Error(`There is no ${collection}`);
  return served;
};

type Item = Readonly<Record<string, unknown>> & { readonly _id: string; readonly status: string };
interface Refused {
  readonly message: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

let made = 0;

/** The calls of a content type, and the body of a new item like a published one. */
async function callsOf(collection: string) {
  const served = await servedOf(collection);
  const { type } = served;
  const { path } = endpointOf(type, 'create');
  const list = async (query = '', headers = {}): Promise<string> =>
    (await site.get(endpointOf(type, 'list').path + query, headers)).body;
  const items = async (): Promise<Item[]> => {
    const answer = JSON.parse(await list('?status=all', owner)) as Record<string, unknown>;
    return (type.listShape ? answer : answer[type.items]) as Item[];
  };
  /** The item whole: lists leave long texts out. */
  const find = async (id: string) => (await served.current(site.services.db, id, site.clock.now())) as Item | undefined;
  const published = (await items()).find(({ status }) => status === 'published');
  if (!published) throw new Error(`No item of ${collection} is published`);
  const full = (await find(published._id)) ?? published;
  const OWN = ['slug', 'version', 'status', 'publishAt', 'categories', 'order'];
  const names = Object.keys(served.schemas.body.shape).filter(
    (name) => full[name] !== undefined && !OWN.includes(name),
  );
  const filled = Object.fromEntries(names.map((name) => [name, full[name]]));
  const needed = neededToPublish(type);
  const kept = names.filter((name) => !(name in needed));
  const named = () => ({ [type.title]: `/new-${++made}` });
  const create = (body: object) => site.post(path, body, owner);
  return {
    ...{ served, published, list, find, filled, named, create },
    needed: Object.keys(needed),
    /** The errors of a refused publication. */
    missing: Object.entries(needed).map(([name, { label }]) => ({ path: name, message: `${label} is required` })),
    /** Empty values of the fields that visitors need. */
    empty: Object.fromEntries(Object.keys(needed).map((name) => [name, ''])),
    /** A new body without the fields that visitors need. */
    bare: () => ({ ...Object.fromEntries(kept.map((name) => [name, full[name]])), ...named() }),
    /** Creates a draft without them. */
    draft: async (more: object = {}): Promise<Item> => {
      const before = new Set((await items()).map(({ _id }) => _id));
      const body = { ...Object.fromEntries(kept.map((name) => [name, full[name]])), ...named(), ...more };
      const answer = await create({ ...body, status: 'draft' });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
      const draft = (await items()).find(({ _id }) => !before.has(_id));
      if (!draft) throw new Error('The draft is not listed');
      return draft;
    },
    update: (id: string, body: object) => site.call('PUT', `${path}/${id}`, body, owner),
    /** Whether a visitor may read an item by its address. */
    seen: async (id: string): Promise<boolean> =>
      type.operations.one !== undefined &&
      (await site.get(endpointOf(type, 'one').path.replace(':id', id))).statusCode === 200,
  };
}

const refusalOf = ({ statusCode, json }: { statusCode: number; json: () => Refused }) => {
  // An empty address is also none of the library.
  const errors = (json().errors ?? []).filter(({ message }) => !message.includes(' must be '));
  return [statusCode, errors.sort((a, b) => a.path.localeCompare(b.path))] as const;
};
/** The report of an import once it is over. */
async function ended(id: string): Promise<ImportReport> {
  for (;;) {
    await setImmediate(); // As for a call from outside, other work runs before it.
    const { report } = (await site.get(`/imports/${id}`, owner)).json<{ report: ImportReport }>();
    if (report.state !== 'running') return report;
  }
}
const at = (milliseconds: number) => new Date(site.clock.now().getTime() + milliseconds).toISOString();

const INCOMPLETE = contentTypes
  .filter(({ type }) => Object.keys(neededToPublish(type)).length > 0)
  .map(({ collection }) => collection);

it('lets these kinds of content be incomplete', () => {
  expect(INCOMPLETE).toEqual([
    ...['products', 'sectors', 'subsectors', 'job-postings', 'blogs', 'news', 'forms', 'clients', 'feedbacks'],
    ...['services', 'redirects'],
  ]);
});

describe.each([...INCOMPLETE, TALKS])('a draft of %s', (collection) => {
  it('needs only its name; what is typed is checked', async () => {
    const { draft, find, empty, update, create, bare, served, list } = await callsOf(collection);
    const seen = await list();
    const [one, other] = [await draft(), await draft(empty)];
    expect(await find(one._id)).toMatchObject({ status: 'draft', ...empty });
    expect(await find(other._id)).toMatchObject({ status: 'draft', ...empty });
    expect((await update(one._id, { ...empty, [served.type.title]: `/renamed-${++made}` })).statusCode).toBe(200);

    expect((await create({ ...bare(), [served.type.title]: '', status: 'draft' })).statusCode).toBe(400);
    for (const [name, { kind, readOnly }] of Object.entries(served.type.fields))
      if (!readOnly && (kind === 'picture' || kind === 'webAddress'))
        expect((await update(one._id, { [name]: 'javascript:alert(1)' })).json()).toMatchObject({
          errors: [{ path: name }],
        });
    expect(await list()).toBe(seen);
  });

  it('is refused by every way of publishing, which names its fields, and visitors see nothing of it', async () => {
    const calls = await callsOf(collection);
    const { bare, create, draft, empty, find, list, missing, published, seen, update } = calls;
    const before = await list();
    const refused = [400, [...missing].sort((a, b) => a.path.localeCompare(b.path))];
    const scheduled = { status: 'scheduled', publishAt: at(SECOND) };
    for (const publication of [{}, { status: 'published' }, scheduled])
      expect(refusalOf(await create({ ...bare(), ...publication }))).toEqual(refused);

    const { _id: id, updatedAt } = await draft();
    for (const publication of [{ status: 'published' }, scheduled]) {
      expect(refusalOf(await update(id, publication))).toEqual(refused);
      expect(refusalOf(await update(id, { ...empty, ...publication }))).toEqual(refused);
    }
    expect(refusalOf(await update(published._id, empty))).toEqual(refused);

    // Changes beside what is published.
    const pending = `/pending-changes/${collection}/${published._id}`;
    const changes = { fields: empty, version: Date.parse(String(published['updatedAt'])) };
    expect(refusalOf(await site.call('PUT', pending, { ...changes, publishAt: at(SECOND) }, owner))).toEqual(refused);
    const saved = await site.call('PUT', pending, changes, owner);
    expect(saved.json()).toMatchObject({ pendingChange: { content: empty } });
    const { version } = saved.json<{ pendingChange: { version: number } }>().pendingChange;
    expect(refusalOf(await site.post(`${pending}/publish`, { version }, owner))).toEqual(refused);

    // A review, of both.
    const { reviewers } = (await site.get(`/reviewers/${collection}`, owner)).json<{ reviewers: Reviewer[] }>();
    for (const [one, state] of [
      [published._id, version],
      [id, Date.parse(String(updatedAt))],
    ] as const) {
      const body = { reviewerId: reviewers[0]?._id, version: state };
      if (reviewers.length > 0)
        expect(refusalOf(await site.call('PUT', `/reviews/${collection}/${one}`, body, owner))).toEqual(refused);
    }

    // A release, at once and at a time.
    const { release } = (await site.post('/releases', { name: 'Spring' }, owner)).json<{ release: Item }>();
    for (const one of [published._id, id])
      await site.call('PUT', `/releases/${release._id}/items/${collection}/${one}`, { action: 'publish' }, owner);
    const unreleased = await site.post(`/releases/${release._id}/publish`, {}, owner);
    expect(unreleased.statusCode).toBe(409);
    for (const { message } of missing) expect(unreleased.json<Refused>().message.split(message)).toHaveLength(3);
    await site.call('PUT', `/releases/${release._id}`, { publishAt: at(SECOND) }, owner);
    site.clock.pass(2 * SECOND);
    await publishScheduled(site.services);
    const [late] = (await site.get('/releases', owner)).json<{ releases: { failure: string }[] }>().releases;
    expect(late?.failure).toContain('is refused');

    expect(await find(id)).toMatchObject({ status: 'draft' });
    expect(await seen(id)).toBe(false);
    expect(await list()).toBe(before);
    await site.call('DELETE', pending, undefined, owner);
  });

  it('is published once it is complete, and no earlier revision makes it incomplete again', async () => {
    const { draft, empty, filled, missing, needed, update, find, seen, served } = await callsOf(collection);
    const { _id: id } = await draft();
    expect((await site.post(`/${collection}/${id}/revisions/1/restore`, {}, owner)).statusCode).toBe(200);
    const complete = Object.fromEntries(needed.map((name) => [name, filled[name]]));
    expect((await update(id, { ...complete, status: 'published' })).statusCode).toBe(200);
    expect(await find(id)).toMatchObject({ ...complete, status: 'published' });
    const refused = [400, [...missing].sort((a, b) => a.path.localeCompare(b.path))];
    expect(refusalOf(await site.post(`/${collection}/${id}/revisions/1/restore`, {}, owner))).toEqual(refused);

    // A draft again, it may lose the fields; from the trash it comes back as it was.
    const { path } = endpointOf(served.type, 'delete');
    expect((await update(id, { ...empty, status: 'draft', unpublish: true })).statusCode).toBe(200);
    expect((await site.call('DELETE', path.replace(':id', id), undefined, owner)).statusCode).toBe(200);
    expect((await site.post(`/trash/${collection}/${id}/restore`, {}, owner)).statusCode).toBe(200);
    expect(await find(id)).toMatchObject({ ...empty, status: 'draft' });
    expect(await seen(id)).toBe(false);
  });

  it('is imported as a draft only', async () => {
    const { bare, list, missing, served, published, empty } = await callsOf(collection);
    if (!served.type.imported) return;
    const before = await list();
    const rows = [bare(), { ...bare(), status: 'draft' }, { _id: published._id, ...empty }];
    const begun = await site.post(`/import/${collection}`, { rows }, owner);
    const { _id } = begun.json<{ run: ImportRun }>().run;
    const report = await ended(_id);
    expect(report).toMatchObject({ created: 1, updated: 0, failed: 2 });
    for (const one of missing) for (const row of [1, 3]) expect(report.errors).toContainEqual({ row, ...one });
    expect(await list()).toBe(before);
  });
});

it('is not approved after a review for which it was complete', async () => {
  const { draft, filled, needed, update, find } = await callsOf('blogs');
  const { _id: id } = await draft(Object.fromEntries(needed.map((name) => [name, filled[name]])));
  const review = `/reviews/blogs/${id}`;
  const versionOf = async () => Date.parse(String((await find(id))?.['updatedAt']));
  const { reviewers } = (await site.get('/reviewers/blogs', owner)).json<{ reviewers: Reviewer[] }>();
  const sent = { reviewerId: reviewers[0]?._id, version: await versionOf() };
  expect((await site.call('PUT', review, sent, owner)).statusCode).toBe(200);
  site.clock.pass(SECOND);
  expect((await update(id, { author: '' })).statusCode).toBe(200);
  const answer = { version: await versionOf(), comment: 'Who wrote it?' };
  expect(refusalOf(await site.post(`${review}/answer`, { ...answer, decision: 'approve' }, editor))).toEqual([
    400,
    [{ path: 'author', message: 'Author is required' }],
  ]);
  expect((await site.post(`${review}/answer`, { ...answer, decision: 'return' }, editor)).statusCode).toBe(200);
});

it.each([
  [
    'pages',
    { sections: [{ kind: 'picture' }, { kind: 'cards', heading: 'Our work', items: [{ text: 'Wells' }] }] },
    {
      'sections.0.image': 'Image is required',
      'sections.0.imageAlt': 'Image description is required',
      'sections.1.items.0.title': 'Item title is required',
    },
  ],
  [
    'forms',
    { questions: [{ kind: 'line' }, { kind: 'select', label: 'Grade' }] },
    { 'questions.0.label': 'Question is required', 'questions.1.options': 'Add at least one option' },
  ],
  ['sections', { kind: 'cards', items: [{ text: 'Wells' }] }, { 'items.0.title': 'Item title is required' }],
])('asks for the parts of %s when they are published', async (collection, parts, missing) => {
  const { draft, update, find, list } = await callsOf(collection);
  const before = await list();
  const { _id: id } = await draft(collection === 'forms' ? { agreement: 'I agree', button: 'Send', ...parts } : parts);
  const refused = [400, Object.entries(missing).map(([path, message]) => ({ path, message }))];
  expect(refusalOf(await update(id, { status: 'published' }))).toEqual(refused);
  expect(refusalOf(await update(id, { ...parts, status: 'published' }))).toEqual(refused);
  expect((await update(id, parts)).statusCode).toBe(200);
  expect(await find(id)).toMatchObject({ status: 'draft' });
  expect(await list()).toBe(before);
});

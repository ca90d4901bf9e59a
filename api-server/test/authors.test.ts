import type { Role } from 'api-client';
import { endpointOf, type CollectionDefinition } from 'api-client/content-types';
import { contentTypes } from '../src/content-types';
import { registerCollections } from '../src/content-types/collections/register-collections';
import { liveCollection } from '../src/content-types/collections/served-collections';
import type { ServedContentType } from '../src/content-types/served-content-type';
import { DAY, HOUR } from '../src/clock';
import { exampleItem } from './example-item';
import { testAdmin, testApp } from './harness';

const site = testApp({ content: true });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const author = testAdmin(site, 'author');

const ASK = 'Only an editor or owner can publish. Send it for review.';
const refusal = [403, ASK] as const;

const talks: CollectionDefinition = {
  what: 'Talk',
  title: 'name',
  fields: { name: { kind: 'line', label: 'Name', required: true } },
  order: 'createdAt',
};
const registrations: CollectionDefinition = {
  ...talks,
  what: 'Registration',
  publicForm: { fields: ['name'], keptMonths: 1, agreement: 'You may store it.', button: 'Register' },
};
const TALKS = 'events:talks';

beforeAll(async () => {
  const events = [
    { extras: { manifest: { collections: { talks, registrations } } }, deployment: { traffic: 100, default: true } },
  ];
  await registerCollections(site.services, { microFrontends: { events } }, ({ message }) => {
    throw new Error(message);
  });
  await site.post('/x/events/talks', { name: 'Wax' }, editor);
});

const WRITTEN = contentTypes
  .filter(({ roles }) => !roles || roles.includes('author'))
  .map(({ collection }) => collection);
const servedOf = async (collection: string): Promise<ServedContentType> => {
  const served =
    contentTypes.find((one) => one.collection === collection) ?? (await liveCollection(site.services.db, collection));
  if (!served) throw new Error(`There is no ${collection}`);
  return served;
};

interface Stored {
  readonly _id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly status: string;
}

/** The calls of a content type. */
async function callsOf(collection: string) {
  const served = await servedOf(collection);
  const { type } = served;
  const path = (operation: 'list' | 'create') => endpointOf(type, operation).path;
  const list = async (query = '', headers = {}): Promise<string> =>
    (await site.get(path('list') + query, headers)).body;
  const items = async (): Promise<(Stored & Readonly<Record<string, unknown>>)[]> => {
    const answer = JSON.parse(await list('?status=all', owner)) as Record<string, unknown>;
    return (type.listShape ? answer : answer[type.items]) as never;
  };
  const find = async (id: string) => (await items()).find(({ _id }) => _id === id);
  const isPublished = ({ status }: Stored): boolean => status === 'published';
  // The demonstration has no items of some kinds.
  if (!(await items()).some(isPublished))
    await site.call('POST', path('create'), { ...exampleItem(type), status: 'published' }, editor);
  const published = (await items()).find(isPublished);
  if (!published) throw new Error(`No item of ${collection} is published`);
  /** The body of a new item like the published one. */
  const full = (await served.current(site.services.db, published._id, site.clock.now())) as unknown as Record<
    string,
    unknown
  >;
  const copied = Object.keys(served.schemas.body.shape).filter(
    (name) =>
      full[name] !== undefined && !['slug', 'version', 'status', 'publishAt', 'categories', 'order'].includes(name),
  );
  const body = { ...Object.fromEntries(copied.map((name) => [name, full[name]])), [type.title]: `New ${collection}` };
  return {
    ...{ served, published, body, list, find, items },
    create: (more: object, who = author) => site.call('POST', path('create'), { ...body, ...more }, who),
    update: (id: string, change: object, who = author) => site.call('PUT', `${path('create')}/${id}`, change, who),
    remove: (id: string, who = author) => site.call('DELETE', `${path('create')}/${id}`, undefined, who),
    restore: (id: string, who = author) => site.post(`/trash/${collection}/${id}/restore`, {}, who),
  };
}

const answered = ({ statusCode, json }: { statusCode: number; json: () => { message: string } }): [number, string] => [
  statusCode,
  json().message,
];

it('writes these kinds of content', () => {
  expect(WRITTEN).toEqual([
    ...['products', 'sectors', 'subsectors', 'blogs', 'news', 'pages', 'forms', 'clients', 'feedbacks', 'sections'],
  ]);
});

describe.each([...WRITTEN, TALKS])('an author of %s', (collection) => {
  const title = async () => (await servedOf(collection)).type.title;
  const moment = () => new Date(site.clock.now().getTime() + HOUR).toISOString();

  it('writes drafts, deletes and restores them, and visitors see nothing of it', async () => {
    const { create, update, remove, restore, find, items, list } = await callsOf(collection);
    const seen = await list();
    const before = (await items()).map(({ _id }) => _id);
    const made = await create({ status: 'draft' });
    expect([made.statusCode, made.body]).toEqual([201, expect.any(String)]);
    const [draft] = (await items()).filter(({ _id }) => !before.includes(_id));
    const id = draft?._id ?? '';
    expect((await update(id, { [await title()]: `Changed ${collection}` })).statusCode).toBe(200);
    expect(await find(id)).toMatchObject({ status: 'draft', version: 2, [await title()]: `Changed ${collection}` });
    expect((await site.post(`/${collection}/${id}/revisions/1/restore`, {}, author)).statusCode).toBe(200);

    for (const change of [{ status: 'published' }, { status: 'scheduled', publishAt: moment() }])
      expect(answered(await update(id, change))).toEqual(refusal);
    expect((await remove(id)).statusCode).toBe(200);
    expect((await restore(id)).statusCode).toBe(200);
    expect(await find(id)).toMatchObject({ status: 'draft' });
    expect(await list()).toBe(seen);

    await update(id, { status: 'scheduled', publishAt: moment() }, editor);
    expect((await update(id, { [await title()]: 'Too late' })).statusCode).toBe(403);
    expect((await remove(id)).statusCode).toBe(403);
    await remove(id, editor);
  });

  it('creates nothing that visitors see', async () => {
    const { create, list } = await callsOf(collection);
    const seen = await list();
    for (const publication of [{}, { status: 'published' }, { status: 'scheduled', publishAt: moment() }])
      expect(answered(await create(publication))).toEqual(refusal);
    expect(await list()).toBe(seen);
  });

  it('saves changes of what is published beside it, and neither publishes, schedules nor removes anything', async () => {
    const { published, update, remove, restore, list, find } = await callsOf(collection);
    const { _id: id } = published;
    const seen = await list();
    const name = await title();
    for (const change of [
      { [name]: 'Seen at once' },
      { status: 'draft', unpublish: true },
      { status: 'scheduled', publishAt: moment(), unpublish: true },
    ])
      expect(answered(await update(id, change))).toEqual(refusal);
    expect(answered(await remove(id))).toEqual(refusal);

    const pending = `/pending-changes/${collection}/${id}`;
    const body = { fields: { [name]: 'Seen later' }, version: Date.parse((await find(id))?.updatedAt ?? '') };
    for (const publication of [{ publishAt: moment() }, { publishAt: moment(), unpublish: true }])
      expect(answered(await site.call('PUT', pending, { ...body, ...publication }, author))).toEqual(refusal);
    const saved = await site.call('PUT', pending, body, author);
    expect(saved.json()).toMatchObject({ pendingChange: { isMine: true, content: { [name]: 'Seen later' } } });
    const { version } = saved.json<{ pendingChange: { version: number } }>().pendingChange;
    expect(answered(await site.post(`${pending}/publish`, { version }, author))).toEqual(refusal);
    expect((await site.call('DELETE', pending, undefined, author)).statusCode).toBe(200);
    expect(await list()).toBe(seen);

    // Deleted by an editor, it is restored by one.
    if ((await remove(id, editor)).statusCode !== 200) return;
    expect(answered(await restore(id))).toEqual(refusal);
    expect((await restore(id, editor)).statusCode).toBe(200);
    expect(answered(await site.post(`/${collection}/${id}/revisions/1/restore`, {}, author))).toEqual(refusal);
  });
});

it('leaves what an editor has scheduled, and the changes of colleagues', async () => {
  const { published, find } = await callsOf('blogs');
  const { _id: id } = published;
  const pending = `/pending-changes/blogs/${id}`;
  const versionOf = async () =>
    (await site.get(pending, editor)).json<{ pendingChange: { version: number } | null }>().pendingChange?.version ??
    Date.parse((await find(id))?.updatedAt ?? '');
  const save = async (who: Record<string, string>, more: object = {}) => {
    site.clock.pass(1_000);
    return site.call('PUT', pending, { fields: { title: 'Later' }, version: await versionOf(), ...more }, who);
  };
  await save(editor);
  expect((await save(author)).json()).toMatchObject({ pendingChange: { isMine: false, by: 'The author' } });
  expect(answered(await site.call('DELETE', pending, undefined, author))).toEqual([
    403,
    'A colleague began these changes. Only an editor or owner can discard them.',
  ]);
  const scheduled = [403, 'It will be published at a set time. Ask an editor or owner to change it.'];
  await save(editor, { publishAt: new Date(site.clock.now().getTime() + HOUR).toISOString() });
  expect(answered(await save(author))).toEqual(scheduled);

  await save(editor);
  const { _id: release } = (await site.post('/releases', { name: 'Spring' }, editor)).json<{ release: Stored }>()
    .release;
  await site.call('PUT', `/releases/${release}/items/blogs/${id}`, { action: 'publish' }, editor);
  expect((await save(author)).statusCode).toBe(200);
  const publishAt = new Date(site.clock.now().getTime() + HOUR).toISOString();
  expect((await site.call('PUT', `/releases/${release}`, { name: 'Spring', publishAt }, editor)).statusCode).toBe(200);
  expect(answered(await save(author))).toEqual(scheduled);
});

it('moves no product that visitors see', async () => {
  const { create } = await callsOf('subsectors');
  const { published } = await callsOf('products');
  expect(answered(await create({ status: 'draft', categories: [published._id] }))).toEqual(refusal);
});

it('is told the way to publish by every call that does, and reads nothing that visitors sent', async () => {
  for (const path of ['/career-banner', '/releases/x/publish', '/services'])
    expect(answered(await site.post(path, {}, author))).toEqual(refusal);
  expect((await site.get('/x/events/registrations', author)).statusCode).toBe(403);
  const plain = [403, 'You are not authorized to perform this action'];
  for (const path of ['/contact-messages', '/imports', '/subscriptions', '/trash', '/export/blogs.csv'])
    expect([path, ...answered(await site.get(path, author))]).toEqual([path, ...plain]);
});

it('is what an API token becomes whose creator is an author now', async () => {
  const { email } = (await site.get('/auth/user-info', editor)).json<{ userInfo: { email: string } }>().userInfo;
  const roleOf = (role: Role) => site.post('/admins/role', { email, role }, owner);
  await roleOf('owner');
  const made = await site.post(
    '/api-tokens',
    { name: 'ERP', scopes: ['blogs:write'], expiresAt: new Date(site.clock.now().getTime() + DAY).toISOString() },
    editor,
  );
  const { token } = made.json<{ token: string }>();
  await roleOf('author');
  const headers = { authorization: `Bearer ${token}` };
  const { create } = await callsOf('blogs');
  expect(answered(await create({ status: 'published' }, headers))).toEqual(refusal);
  expect((await create({ status: 'draft' }, headers)).statusCode).toBe(201);
  await roleOf('editor');
});

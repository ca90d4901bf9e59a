import type {
  AuditEntry,
  Blog,
  Client,
  Menus,
  OwnRole,
  PendingItem,
  Release,
  ReleaseWithItems,
  Reviewer,
  Translation,
  UserInfo,
} from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { MINUTE } from '../../clock';
import { clients, pendingChanges, releaseItems } from '../../database/schema';
import { publishScheduled } from '../../plugins/cleanup-jobs';

const site = testApp({ environment: { LANGUAGES: 'hi,gu' } });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');
const translator = testAdmin(site, 'translator');

const BLOG = {
  ...{ content: '<p>Text</p>', author: 'A', blogImg: '/api/v1/files/b.png', authorImg: '/api/v1/files/a.png' },
};
const addBlog = async (title: string, status = 'published') => {
  site.clock.pass(1_000);
  return (await site.call('POST', '/blogs', { ...BLOG, title, status }, editor)).json<{ blog: Blog }>().blog;
};
const change = async ({ _id, updatedAt }: Blog, title: string) => {
  site.clock.pass(1_000);
  const body = { fields: { title }, version: Date.parse(updatedAt) };
  expect((await site.call('PUT', `/pending-changes/blogs/${_id}`, body, editor)).statusCode).toBe(200);
};
const newRelease = async (name = 'Autumn') => {
  site.clock.pass(1_000);
  return (await site.call('POST', '/releases', { name }, editor)).json<{ release: Release }>().release._id;
};
const put = (release: string, item: string, body: object = { action: 'publish' }, who = editor) =>
  site.call('PUT', `/releases/${release}/items/${item}`, body, who);
const act = (release: string, verb: 'publish' | 'undo', who = editor) =>
  site.call('POST', `/releases/${release}/${verb}`, {}, who);
const read = async (release: string) =>
  (await site.get(`/releases/${release}`, editor)).json<{ release: ReleaseWithItems }>().release;
const titlesSeen = async (headers = {}) =>
  (await site.get('/blogs', headers))
    .json<{ blogs: Blog[] }>()
    .blogs.map(({ title }) => title)
    .sort();

it('publishes changes, drafts, unpublishings and menus together, shows them by a link before, and takes them back', async () => {
  const [changed, old] = [await addBlog('Fog'), await addBlog('Old')];
  const draft = await addBlog('Draft', 'draft');
  await change(changed, 'Fog, revised');
  const release = await newRelease();
  expect((await put(release, `blogs/${changed._id}`)).statusCode).toBe(200);
  await put(release, `blogs/${draft._id}`);
  await put(release, `blogs/${old._id}`, { action: 'unpublish' });
  const menus = { navbar: [{ label: 'Autumn', path: '/blogs' }] };
  expect((await put(release, 'menus/menus', { action: 'publish', menus })).statusCode).toBe(403);
  expect((await put(release, 'menus/menus', { action: 'publish', menus }, owner)).statusCode).toBe(200);
  expect(await read(release)).toMatchObject({ size: 4, publishedAt: null });
  const before = [(await site.get('/blogs')).body, (await site.get('/menus')).body];

  const made = await site.call('POST', `/releases/${release}/link`, {}, editor);
  const { path } = made.json<{ link: { path: string } }>().link;
  const secret = path.split('/').at(-1) ?? '';
  const holder = { cookie: `version-preview=${secret}` };
  const link = async () =>
    (await site.app.inject({ url: '/version-preview', headers: { 'x-version-preview': secret } })).json<object>();
  expect(await link()).toMatchObject({ isReleased: false });
  expect(await titlesSeen(holder)).toEqual(['Draft', 'Fog, revised']);
  const shown = await site.get('/menus', holder);
  expect([shown.headers['cache-control'], shown.json<{ menus: Menus }>().menus.navbar]).toEqual([
    'no-store',
    menus.navbar,
  ]);
  expect((await site.get(`/blogs/${old._id}`, holder)).statusCode).toBe(404);
  expect([(await site.get('/blogs')).body, (await site.get('/menus')).body]).toEqual(before);

  expect((await act(release, 'publish')).statusCode).toBe(403);
  expect((await act(release, 'publish', owner)).statusCode).toBe(200);
  expect((await act(release, 'publish', owner)).statusCode).toBe(409);
  expect(await titlesSeen()).toEqual(['Draft', 'Fog, revised']);
  expect(await link()).toMatchObject({ isReleased: true });
  expect((await site.get('/menus')).json()).toMatchObject({ menus });

  expect((await act(release, 'undo', owner)).statusCode).toBe(200);
  expect(await titlesSeen()).toEqual(['Fog', 'Old']);
  expect((await site.get('/menus')).json()).toMatchObject({ menus: { navbar: [] } });
  expect((await site.get(`/blogs/${draft._id}`, editor)).json()).toMatchObject({ blog: { status: 'draft' } });
  const pending = await site.get(`/pending-changes/blogs/${changed._id}`, editor);
  expect(pending.json<{ pendingChange: PendingItem }>().pendingChange.content).toMatchObject({ title: 'Fog, revised' });
  const { entries } = (await site.get('/audit?collection=releases', owner)).json<{ entries: AuditEntry[] }>();
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['undo-release', 'publish-release']);
  // It is open again, with the same items.
  expect((await act(release, 'publish', owner)).statusCode).toBe(200);
  expect(await titlesSeen()).toEqual(['Draft', 'Fog, revised']);
  await act(release, 'undo', owner);
});

it('publishes or undoes nothing, and names the items that prevent it', async () => {
  const [mine, theirs] = [await addBlog('Mine'), await addBlog('Theirs')];
  await change(mine, 'Mine, new');
  await change(theirs, 'Theirs, new');
  const release = await newRelease();
  for (const one of [mine, theirs]) await put(release, `blogs/${one._id}`);
  await site.call('PUT', `/blogs/${theirs._id}`, { author: 'B' }, editor);
  const refused = await act(release, 'publish');
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      message: 'Nothing was published. “Theirs, new” was changed after its changes were saved.',
      errors: [expect.objectContaining({ path: `blogs/${theirs._id}` })],
    }),
  ]);
  expect(await titlesSeen()).toEqual(expect.arrayContaining(['Mine', 'Theirs']));

  await site.call('DELETE', `/releases/${release}/items/blogs/${theirs._id}`, undefined, editor);
  expect((await act(release, 'publish')).statusCode).toBe(200);
  await site.call('PUT', `/blogs/${mine._id}`, { author: 'B' }, editor);
  const late = await act(release, 'undo');
  expect(late.json()).toMatchObject({
    message: 'Nothing was undone. “Mine, new” was changed since the release.',
  });
  expect(await titlesSeen()).toEqual(expect.arrayContaining(['Mine, new']));
});

it('names each incomplete draft, and each item whose address another one has', async () => {
  const [taken, one] = [await addBlog('Taken'), await addBlog('One')];
  const [complete, empty] = [await addBlog('Complete', 'draft'), await addBlog('Empty', 'draft')];
  await site.call('PUT', `/blogs/${empty._id}`, { author: '', blogImg: '' }, editor);
  site.clock.pass(1_000);
  const body = { fields: { slug: 'claimed' }, version: Date.parse(one.updatedAt) };
  expect((await site.call('PUT', `/pending-changes/blogs/${one._id}`, body, editor)).statusCode).toBe(200);
  await site.call('PUT', `/blogs/${taken._id}`, { slug: 'claimed' }, editor);
  const release = await newRelease();
  for (const { _id } of [one, complete, empty]) await put(release, `blogs/${_id}`);
  const refused = await act(release, 'publish');
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      errors: [
        { path: `blogs/${one._id}`, message: expect.stringMatching(/^“One” .*has this address/) as string },
        { path: `blogs/${empty._id}`, message: expect.stringMatching(/^“Empty” .*Author is required/) as string },
      ],
    }),
  ]);
  expect(await titlesSeen()).not.toContain('Complete');
});

it('refuses items that it would not change, empty releases, and other roles', async () => {
  const { _id } = await addBlog('Same');
  const release = await newRelease();
  expect((await act(release, 'publish')).statusCode).toBe(409);
  expect((await put(release, `blogs/${_id}`)).json()).toMatchObject({
    message: '“Same” has no changes that visitors do not see yet',
  });
  expect((await put(release, 'blogs/nothing')).statusCode).toBe(404);
  expect((await put(release, `blogs/${_id}`, { action: 'unpublish' }, recruiter)).statusCode).toBe(403);
  expect((await site.get('/releases', recruiter)).statusCode).toBe(403);
  expect((await site.get('/releases')).statusCode).toBe(401);
  expect((await site.call('DELETE', `/releases/${release}`, undefined, editor)).statusCode).toBe(200);
  expect((await site.get(`/releases/${release}`, editor)).statusCode).toBe(404);
});

it('publishes at its moment, or says why it could not', async () => {
  const [due, deleted] = [await addBlog('Due', 'draft'), await addBlog('Deleted', 'draft')];
  const [first, second] = [await newRelease('First'), await newRelease('Second')];
  await put(first, `blogs/${due._id}`);
  await put(second, `blogs/${deleted._id}`);
  const at = (after: number) => ({ publishAt: new Date(site.clock.now().getTime() + after).toISOString() });
  expect((await site.call('PUT', `/releases/${first}`, at(-MINUTE), editor)).statusCode).toBe(400);
  for (const one of [first, second]) await site.call('PUT', `/releases/${one}`, at(MINUTE), editor);
  await site.call('DELETE', `/blogs/${deleted._id}`, undefined, editor);
  await publishScheduled(site.services);
  expect((await read(first)).publishedAt).toBeNull();
  site.clock.pass(MINUTE);
  await publishScheduled(site.services);
  expect(await read(first)).toMatchObject({ publishAt: null, publishedAt: expect.any(String) });
  expect(await read(second)).toMatchObject({
    ...{ publishAt: null, publishedAt: null },
    failure: 'Nothing was published. “Deleted” was deleted.',
  });
});

it('shows every reader 500 items as they were or as they will be, and never both', async () => {
  const { db, clock } = site.services;
  const now = clock.now();
  const release = await newRelease('Large');
  const ids = Array.from({ length: 500 }, (_, index) => `many-${String(index).padStart(3, '0')}`);
  const logo = '/api/v1/files/a.webp';
  await db.insert(clients).values(
    ids.map((id, order) => ({
      ...{ id, name: 'Before', sortName: 'before', logo, createdAt: now, updatedAt: now, order, sectorIds: [] },
    })),
  );
  const content = { name: 'After', logo };
  const key = (id: string) => ({ collection: 'clients', entityId: id, title: 'After' });
  await db
    .insert(pendingChanges)
    .values(ids.map((id) => ({ ...key(id), id: `clients/${id}`, baseVersion: 1, at: now, by: 'A', content })));
  await db
    .insert(releaseItems)
    .values(ids.map((id) => ({ ...key(id), releaseId: release, action: 'publish' as const, addedBy: 'A' })));
  const namesSeen = async () => {
    const { json } = await site.get('/clients');
    return [...new Set(json<{ clients: Client[] }>().clients.map(({ name }) => name))].join();
  };
  const duringWhich = async (verb: 'publish' | 'undo') => {
    const seen = new Set<string>();
    const done = act(release, verb);
    for (let reads = 0; reads < 20; reads += 1) seen.add(await namesSeen());
    return { status: (await done).statusCode, seen: [...seen] };
  };
  expect(await namesSeen()).toBe('Before');
  const published = await duringWhich('publish');
  expect(published).toMatchObject({ status: 200 });
  expect(await namesSeen()).toBe('After');
  const undone = await duringWhich('undo');
  expect(undone).toMatchObject({ status: 200 });
  expect(await namesSeen()).toBe('Before');
  for (const seen of [...published.seen, ...undone.seen]) expect(['Before', 'After']).toContain(seen);
});

describe('a translation', () => {
  const address = ({ _id }: Blog) => `/translations/hi/blogs/${_id}`;
  const translate = async (blog: Blog, title: string, published = false) => {
    site.clock.pass(1_000);
    const versionOf = async () =>
      (await site.get(address(blog), editor)).json<{ translation: Translation }>().translation.version;
    const fields = { title: { value: title } };
    await site.call('PUT', address(blog), { version: await versionOf(), fields }, editor);
    if (published) await site.post(`${address(blog)}/publish`, { version: await versionOf() }, editor);
  };
  const add = (release: string, { _id }: Blog, action = 'publish', who = editor) =>
    put(release, `blogs/${_id}?language=hi`, { action }, who);
  const seen = async ({ _id }: Blog, headers = {}) => {
    const answer = await site.get(`/blogs/${_id}?locale=hi`, headers);
    return answer.statusCode === 200 ? answer.json<{ blog: Blog }>().blog.title : answer.statusCode;
  };

  it('is published, unpublished and taken back with a release, and shown by its link before', async () => {
    const [fresh, changed, gone] = [await addBlog('Fresh', 'draft'), await addBlog('Changed'), await addBlog('Gone')];
    await translate(fresh, 'ताज़ा');
    await translate(changed, 'पुराना', true);
    await translate(changed, 'बदला');
    await translate(gone, 'गया', true);
    const release = await newRelease('Hindi');
    await put(release, `blogs/${fresh._id}`);
    await add(release, fresh);
    await add(release, changed);
    await add(release, gone, 'unpublish');
    expect((await read(release)).items).toContainEqual({
      ...{ collection: 'blogs', _id: changed._id, language: 'hi', title: 'Changed (Hindi)' },
      ...{ action: 'publish', addedBy: 'The editor' },
    });
    const all = async (headers = {}) => [
      await seen(fresh, headers),
      await seen(changed, headers),
      await seen(gone, headers),
    ];
    const [before, after] = [
      [404, 'पुराना', 'गया'],
      ['ताज़ा', 'बदला', 'Gone'],
    ];
    const made = await site.post(`/releases/${release}/link`, {}, editor);
    const { path } = made.json<{ link: { path: string } }>().link;
    expect(await all({ cookie: `version-preview=${path.split('/').at(-1) ?? ''}` })).toEqual(after);
    expect(await all()).toEqual(before);
    expect((await act(release, 'publish')).statusCode).toBe(200);
    expect(await all()).toEqual(after);
    expect((await act(release, 'undo')).statusCode).toBe(200);
    expect(await all()).toEqual(before);
    expect((await site.get(address(changed), editor)).json()).toMatchObject({
      translation: { isPublished: true, isChanged: true, publishedBy: 'The editor' },
    });

    expect((await act(release, 'publish')).statusCode).toBe(200);
    await translate(changed, 'और बदला', true);
    expect((await act(release, 'undo')).json()).toMatchObject({
      message: 'Nothing was undone. “Changed (Hindi)” was changed since the release.',
    });
  });

  it('is refused if the release would not change it, and can be removed', async () => {
    const blog = await addBlog('Same');
    const release = await newRelease('Refused');
    expect((await add(release, blog)).json()).toMatchObject({ message: '“Same (Hindi)” has no saved texts' });
    expect((await add(release, blog, 'unpublish')).json()).toMatchObject({
      message: '“Same (Hindi)” is not published',
    });
    await translate(blog, 'वही', true);
    expect((await add(release, blog)).json()).toMatchObject({
      message: '“Same (Hindi)” has no texts that visitors do not see yet',
    });
    expect((await put(release, `blogs/${blog._id}?language=fr`)).statusCode).toBe(400);
    expect((await add(release, blog, 'unpublish', translator)).statusCode).toBe(403);
    await add(release, blog, 'unpublish');
    const version = (await read(release)).version;
    await translate(blog, 'नया');
    expect((await read(release)).version).toBeGreaterThan(version);
    const removed = await site.call(
      'DELETE',
      `/releases/${release}/items/blogs/${blog._id}?language=hi`,
      undefined,
      editor,
    );
    expect([removed.statusCode, (await read(release)).items]).toEqual([200, []]);
  });

  it('is published and reviewed only by people who translate into its language', async () => {
    const releasersInto = async (language: string) => {
      const rights = ['releases:handle', 'blogs:translate'];
      const body = { name: `Releases in ${language}`, rights, languages: [language] };
      const { role } = (await site.post('/roles', body, owner)).json<{ role: OwnRole }>();
      const who = await site.signedIn('translator');
      const { email } = (await site.get('/auth/user-info', who)).json<{ userInfo: UserInfo }>().userInfo;
      await site.post('/admins/role', { email, role: role._id }, owner);
      return who;
    };
    const [hindi, gujarati] = [await releasersInto('hi'), await releasersInto('gu')];
    const blog = await addBlog('Limited');
    await translate(blog, 'सीमित');
    const release = await newRelease('By language');
    expect((await add(release, blog, 'publish', gujarati)).statusCode).toBe(403);
    expect((await add(release, blog, 'publish', hindi)).statusCode).toBe(200);
    const shown = (await site.get(`/releases/${release}`, hindi)).json<{ release: ReleaseWithItems }>().release;
    expect(shown).toMatchObject({ hidden: 0, items: [{ language: 'hi' }] });
    const { reviewers } = (await site.get(`/reviewers/releases?id=${release}`, owner)).json<{
      reviewers: Reviewer[];
    }>();
    expect(reviewers).toHaveLength(2);
    expect((await act(release, 'publish', gujarati)).statusCode).toBe(403);
    expect((await act(release, 'publish', hindi)).statusCode).toBe(200);
    expect(await seen(blog)).toBe('सीमित');
  });
});

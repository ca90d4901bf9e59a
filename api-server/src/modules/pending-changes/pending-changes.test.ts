import { eq } from 'drizzle-orm';
import type { AuditEntry, Blog, PendingChange, PendingItem, Preview } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { HOUR, MINUTE } from '../../clock';
import { fileUses, pendingChanges } from '../../database/schema';
import { publishScheduled } from '../../plugins/cleanup-jobs';
import { usesOf } from '../media/usage';
import { purgeTrash, TRASH_LIFETIME } from '../versioned-content-types';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const BLOG = {
  ...{ title: 'Sea fog', content: '<p>Text</p>', author: 'A', slug: 'sea-fog' },
  ...{ blogImg: '/api/v1/files/b.png', authorImg: '/api/v1/files/a.png' },
};
const add = async (changes: object = {}, who = editor) => {
  const slug = `fog-${site.clock.now().getTime()}`;
  site.clock.pass(1_000);
  return (await site.call('POST', '/blogs', { ...BLOG, slug, ...changes }, who)).json<{ blog: Blog }>().blog;
};
const pendingOf = async (id: string) =>
  (await site.get(`/pending-changes/blogs/${id}`, editor)).json<{ pendingChange: PendingItem | null }>().pendingChange;
/** The state of an item and its pending changes, as an editor loads them. */
const stateOf = async (id: string) => {
  const { blog } = (await site.get(`/blogs/${id}`, editor)).json<{ blog: Blog }>();
  return (await pendingOf(id))?.version ?? Date.parse(blog.updatedAt);
};
const save = async (id: string, fields: object, more: object = {}, who = editor) => {
  const version = await stateOf(id).catch(() => 0);
  site.clock.pass(1_000);
  return site.call('PUT', `/pending-changes/blogs/${id}`, { fields, version, ...more }, who);
};
const publish = (id: string, version: number, who = editor) =>
  site.call('POST', `/pending-changes/blogs/${id}/publish`, { version }, who);
const seen = (id: string) => site.get(`/blogs/${id}`);
const titleSeen = async (id: string) => (await seen(id)).json<{ blog: Blog }>().blog.title;
const at = (milliseconds: number) => new Date(site.clock.now().getTime() + milliseconds).toISOString();

it('shows visitors the same bytes until the changes are published', async () => {
  const { _id } = await add();
  const before = (await seen(_id)).body;
  const listBefore = (await site.get('/blogs')).body;
  const saved = await save(_id, { title: 'Sea fog, revised', content: '<p onclick="x()">New<script>x</script></p>' });
  expect(saved.json()).toMatchObject({ pendingChange: { baseVersion: 1, content: { title: 'Sea fog, revised' } } });
  expect([(await seen(_id)).body, (await site.get('/blogs')).body]).toEqual([before, listBefore]);
  const { json } = await site.get('/pending-changes/blogs', editor);
  expect(json<{ pendingChanges: PendingChange[] }>().pendingChanges).toMatchObject([{ _id, by: 'The editor' }]);
  expect((await site.get('/blogs?status=changed', editor)).json()).toMatchObject({ blogs: [{ _id }] });
  expect((await site.get('/blogs?status=changed')).statusCode).toBe(401);
  expect((await site.get(`/blogs/${_id}/revisions`, editor)).json()).toMatchObject({ revisions: [{ number: 1 }] });

  expect((await save(_id, { title: 'Sea fog again' })).statusCode).toBe(200);
  expect((await publish(_id, await stateOf(_id))).statusCode).toBe(200);
  expect((await seen(_id)).json()).toMatchObject({
    blog: { title: 'Sea fog again', content: '<p>Text</p>', version: 2, status: 'published' },
  });
  expect(await pendingOf(_id)).toBeNull();
  const { entries } = (await site.get('/audit?collection=pending-changes', owner)).json<{ entries: AuditEntry[] }>();
  expect(entries.slice(0, 3).map(({ action }) => action)).toEqual(['publish', 'update', 'update']);
});

it('discards changes', async () => {
  const { _id } = await add();
  await save(_id, { title: 'Never seen' });
  expect((await site.call('DELETE', `/pending-changes/blogs/${_id}`, undefined, editor)).statusCode).toBe(200);
  expect([await pendingOf(_id), await titleSeen(_id)]).toEqual([null, 'Sea fog']);
  expect((await site.call('DELETE', `/pending-changes/blogs/${_id}`, undefined, editor)).statusCode).toBe(404);
  expect((await publish(_id, 1)).statusCode).toBe(404);
});

it('refuses stale saves with the current state, and changes of an item that changed meanwhile', async () => {
  const { _id } = await add();
  const before = await stateOf(_id);
  await save(_id, { title: 'Mine' });
  const stale = await save(_id, { title: 'Theirs' }, { version: before });
  expect(stale.statusCode).toBe(409);
  const mine = await stateOf(_id);
  expect(stale.json()).toMatchObject({ current: { title: 'Mine', version: mine } });
  expect((await publish(_id, before)).statusCode).toBe(409);

  await site.call('PUT', `/blogs/${_id}`, { author: 'B' }, editor);
  const refused = (await publish(_id, mine)).json<{ message: string }>().message;
  expect(refused).toContain('was changed after these changes');
  // Saving again does not resolve the conflict; naming the current version does.
  await save(_id, { title: 'Mine, again' });
  expect((await publish(_id, await stateOf(_id))).statusCode).toBe(409);
  await save(_id, { title: 'Mine' }, { rebase: true });
  expect((await publish(_id, await stateOf(_id))).statusCode).toBe(200);
  expect((await seen(_id)).json()).toMatchObject({ blog: { title: 'Mine', author: 'B' } });
});

it('names invalid fields, and refuses drafts and unknown items', async () => {
  const { _id } = await add();
  const invalid = await save(_id, { title: '', content: 5 });
  expect(
    invalid
      .json<{ errors: { path: string }[] }>()
      .errors.map(({ path }) => path)
      .sort(),
  ).toEqual(['content', 'title']);
  expect((await save((await add({ status: 'draft' }))._id, { title: 'X' })).statusCode).toBe(409);
  expect((await save('nothing', { title: 'X' })).statusCode).toBe(404);
  expect((await save(_id, {}, {}, recruiter)).statusCode).toBe(403);
  expect((await site.get(`/pending-changes/blogs/${_id}`, recruiter)).statusCode).toBe(403);
  expect((await site.get('/pending-changes/blogs')).statusCode).toBe(401);
  expect((await publish(_id, 1, recruiter)).statusCode).toBe(403);
});

it('unpublishes at a time, with the changes, and also what is published or changed until then', async () => {
  const [{ _id }, published, changed] = [await add(), await add(), await add()];
  const until = { publishAt: at(MINUTE), unpublish: true };
  expect((await save(_id, {}, { unpublish: true })).statusCode).toBe(400);
  for (const one of [_id, published._id, changed._id]) await save(one, { title: 'Last words' }, until);
  // Its changes are published before, and the time stays.
  expect((await publish(published._id, await stateOf(published._id))).statusCode).toBe(200);
  expect(await titleSeen(published._id)).toBe('Last words');
  expect(await pendingOf(published._id)).toMatchObject({ unpublish: true, publishAt: until.publishAt });
  await site.call('PUT', `/blogs/${changed._id}`, { author: 'B' }, editor);
  await publishScheduled(site.services);
  expect((await seen(_id)).statusCode).toBe(200);
  site.clock.pass(MINUTE);
  await publishScheduled(site.services);
  for (const one of [_id, published._id, changed._id]) expect((await seen(one)).statusCode).toBe(404);
  expect((await site.get(`/blogs/${_id}`, editor)).json()).toMatchObject({
    blog: { status: 'draft', title: 'Last words' },
  });
  // Changes of an earlier version than the unpublished one are not lost.
  expect((await site.get(`/pending-changes/blogs/${changed._id}`, editor)).json()).toMatchObject({
    pendingChange: { content: { title: 'Last words' }, publishAt: null, failure: expect.stringContaining('changed') },
  });
});

it('publishes scheduled changes, and says why some could not be', async () => {
  const [{ _id }, other] = [await add(), await add({ title: 'Other' })];
  expect((await save(_id, { title: 'Due' }, { publishAt: at(-MINUTE) })).statusCode).toBe(400);
  const saved = await save(_id, { title: 'Due' }, { publishAt: at(HOUR) });
  expect(saved.json()).toMatchObject({ message: 'Changes saved. Visitors see them from the chosen time on.' });
  await save(other._id, { title: 'Due too' }, { publishAt: at(HOUR) });
  await site.call('PUT', `/blogs/${other._id}`, { author: 'B' }, editor);
  const invalid = await add({ title: 'Invalid' });
  await save(invalid._id, { title: 'Due as well' }, { publishAt: at(HOUR) });
  await site.services.db
    .update(pendingChanges)
    .set({ content: { title: 5 } })
    .where(eq(pendingChanges.entityId, invalid._id));
  await publishScheduled(site.services);
  expect(await titleSeen(_id)).toBe('Sea fog');
  site.clock.pass(HOUR);
  await publishScheduled(site.services);
  expect([await titleSeen(_id), await titleSeen(other._id)]).toEqual(['Due', 'Other']);
  const later = await site.signedIn('editor');
  expect((await site.get(`/pending-changes/blogs/${invalid._id}`, later)).json()).toMatchObject({
    pendingChange: { publishAt: null, failure: expect.stringContaining('no longer valid') },
  });
  expect((await site.get(`/pending-changes/blogs/${other._id}`, later)).json()).toMatchObject({
    pendingChange: { publishAt: null, failure: expect.stringContaining('was changed'), content: { title: 'Due too' } },
  });
});

it('keeps the files of pending changes, shows them by a shared link, and erases them with the item', async () => {
  const signedIn = await site.signedIn('editor');
  const { _id, updatedAt } = await add({}, signedIn);
  await site.call(
    'PUT',
    `/pending-changes/blogs/${_id}`,
    { fields: { blogImg: '/api/v1/files/new.png' }, version: Date.parse(updatedAt) },
    signedIn,
  );
  const { db } = site.services;
  expect((await usesOf(db, ['new.png', 'a.png'])).get('new.png')).toMatchObject([{ collection: 'blogs', _id }]);
  expect((await usesOf(db, ['a.png'])).get('a.png')?.filter((use) => use._id === _id)).toHaveLength(1);
  const share = await site.call('POST', `/preview-links/blogs/${_id}`, { days: 1 }, signedIn);
  const { path } = share.json<{ link: { path: string } }>().link;
  const { preview } = (await site.get(`/previews/${path.split('/').at(-1)}`)).json<{ preview: Preview }>();
  expect(preview.item).toMatchObject({ _id, blogImg: '/api/v1/files/new.png' });

  await site.call('DELETE', `/blogs/${_id}`, undefined, signedIn);
  site.clock.pass(TRASH_LIFETIME + MINUTE);
  await purgeTrash(site.services);
  expect((await db.select().from(pendingChanges)).filter((row) => row.entityId === _id)).toEqual([]);
  expect((await db.select().from(fileUses)).filter(({ name }) => name === 'new.png')).toEqual([]);
});

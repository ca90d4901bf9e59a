import type { Blog, Revision, TrashedItem } from 'api-client';
import { testApp, testAdmin } from '../../../test/harness';
import { DAY } from '../../clock';
import { purgeTrash } from '../versioned-content-types';

const site = testApp({ environment: { SESSION_HOURS: '10000', SESSION_IDLE_MINUTES: '1000000' } });
const editor = testAdmin(site, 'editor');

const body = { title: 'Bottle 27', content: '<p>First.</p>', blogImg: '/api/v1/files/b.webp', author: 'Nandini Rao' };
const add = async (change: object = {}) =>
  (await site.call('POST', '/blogs', { ...body, ...change }, editor)).json<{ blog: Blog }>().blog;
const revisionsOf = async (id: string) =>
  (await site.get(`/blogs/${id}/revisions`, editor)).json<{ revisions: Revision[]; total: number }>();
const trash = async (query = '', headers = editor) =>
  (await site.get(`/trash${query}`, headers)).json<{ trash: TrashedItem[]; total: number }>();

it('stores every change with its author, and restores an earlier state', async () => {
  const { _id } = await add();
  site.clock.pass(1_000);
  await site.call('PUT', `/blogs/${_id}`, { title: 'Bottle 28', content: '<p>Second.</p>' }, editor);
  const { revisions, total } = await revisionsOf(_id);
  expect(total).toBe(2);
  expect(revisions.map(({ number, action, by, content }) => [number, action, by, content['title']])).toEqual([
    [2, 'updated', 'The editor', 'Bottle 28'],
    [1, 'created', 'The editor', 'Bottle 27'],
  ]);
  const restored = await site.call('POST', `/blogs/${_id}/revisions/1/restore`, undefined, editor);
  expect(restored.json()).toEqual({ success: true, message: 'Version 1 restored successfully' });
  expect((await site.get(`/blogs/${_id}`)).json()).toMatchObject({
    blog: { title: 'Bottle 27', content: '<p>First.</p>', version: 3 },
  });
  expect((await revisionsOf(_id)).total).toBe(3);
  expect((await site.call('POST', `/blogs/${_id}/revisions/9/restore`, undefined, editor)).statusCode).toBe(404);
  for (const number of ['2147483648', '99999999999', '1.5', '0'])
    expect((await site.call('POST', `/blogs/${_id}/revisions/${number}/restore`, undefined, editor)).statusCode).toBe(
      400,
    );
});

it('pages through a history, and shows it to users who may change the content', async () => {
  const { _id } = await add();
  await site.call('PUT', `/blogs/${_id}`, { title: 'B' }, editor);
  const first = (await site.get(`/blogs/${_id}/revisions?limit=1`, editor)).json<{
    revisions: Revision[];
    nextCursor: string;
  }>();
  expect(first.revisions.map(({ number }) => number)).toEqual([2]);
  const rest = (await site.get(`/blogs/${_id}/revisions?limit=1&cursor=${first.nextCursor}`, editor)).json<{
    revisions: Revision[];
    nextCursor?: string;
  }>();
  expect([rest.revisions.map(({ number }) => number), rest.nextCursor]).toEqual([[1], undefined]);
  expect((await site.get(`/blogs/${_id}/revisions`)).statusCode).toBe(401);
  expect((await site.get(`/blogs/${_id}/revisions`, await site.signedIn('recruiter'))).statusCode).toBe(403);
  expect((await site.get('/admins/x/revisions', editor)).statusCode).toBeGreaterThanOrEqual(400);
});

it('restores deleted content with its former status for 30 days, and deletes it after that', async () => {
  const restored = await add({ title: 'Kept', status: 'draft' });
  const lost = await add({ title: 'Lost' });
  for (const { _id } of [restored, lost]) await site.call('DELETE', `/blogs/${_id}`, undefined, editor);
  const { trash: listed } = await trash('?collection=blogs');
  expect(listed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ _id: restored._id, collection: 'blogs', title: 'Kept', deletedBy: 'The editor' }),
    ]),
  );
  expect(listed.map(({ deletedAt, purgeAt }) => Date.parse(purgeAt) - Date.parse(deletedAt))).toContain(30 * DAY);
  expect((await trash('?search=kEPT')).total).toBe(1);
  expect((await trash('?collection=clients')).total).toBe(0);

  site.clock.pass(29 * DAY);
  await purgeTrash(site.services);
  expect((await trash()).total).toBe(2);
  const back = await site.call('POST', `/trash/blogs/${restored._id}/restore`, undefined, editor);
  expect(back.json()).toEqual({ success: true, message: 'Blog restored successfully' });
  // It is a draft again.
  expect((await site.get(`/blogs/${restored._id}`)).statusCode).toBe(404);
  expect((await site.get(`/blogs/${restored._id}`, editor)).json()).toMatchObject({ blog: { status: 'draft' } });

  site.clock.pass(DAY);
  await purgeTrash(site.services);
  expect((await trash()).total).toBe(0);
  expect((await site.call('POST', `/trash/blogs/${lost._id}/restore`, undefined, editor)).statusCode).toBe(404);
});

it('refuses to restore an item whose address another item has', async () => {
  const first = await add({ title: 'Same', slug: 'same-address' });
  await site.call('DELETE', `/blogs/${first._id}`, undefined, editor);
  await add({ title: 'Same', slug: 'same-address' });
  const refused = await site.call('POST', `/trash/blogs/${first._id}/restore`, undefined, editor);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'Another blog has this address. Enter a different one.',
  ]);
});

it('shows recruiters deleted jobs only', async () => {
  const recruiter = await site.signedIn('recruiter');
  const job = { title: 'Welder', location: 'Hazira', role: ['Welder'], detail: 'Weld.' };
  const { _id } = (await site.call('POST', '/job-postings', job, recruiter)).json<{ jobPosting: { _id: string } }>()
    .jobPosting;
  await site.call('DELETE', `/job-postings/${_id}`, undefined, recruiter);
  await site.call('DELETE', `/blogs/${(await add())._id}`, undefined, editor);
  expect((await trash('', recruiter)).trash.map(({ collection }) => collection)).toEqual(['job-postings']);
  expect((await site.call('POST', '/trash/blogs/x/restore', undefined, recruiter)).statusCode).toBe(403);
  expect((await site.get('/trash')).statusCode).toBe(401);
});

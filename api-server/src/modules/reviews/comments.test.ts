import type { Blog, PendingItem, Review, ReviewComment, Reviewer } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { reviewComments } from '../../database/schema';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const author = testAdmin(site, 'author');

const BLOG = {
  ...{ title: 'Sea fog', content: '<p>Text</p>', author: 'A', status: 'draft' },
  ...{ blogImg: '/api/v1/files/b.png', authorImg: '/api/v1/files/a.png' },
};
let added = 0;
const versionOf = async (id: string): Promise<number> => {
  const { blog } = (await site.get(`/blogs/${id}`, author)).json<{ blog: Blog }>();
  return Date.parse(blog.updatedAt);
};
const send = async (id: string) => {
  const { reviewers } = (await site.get('/reviewers/blogs', author)).json<{ reviewers: Reviewer[] }>();
  const reviewerId = reviewers.find(({ name }) => name === 'The editor')?._id;
  const sent = await site.call('PUT', `/reviews/blogs/${id}`, { reviewerId, version: await versionOf(id) }, author);
  expect(sent.statusCode).toBe(200);
};
/** A draft that its author has sent to the editor. */
const reviewed = async (): Promise<string> => {
  const made = await site.call('POST', '/blogs', { ...BLOG, slug: `fog-${++added}` }, author);
  const { _id } = made.json<{ blog: Blog }>().blog;
  await send(_id);
  return _id;
};
const answer = async (id: string, body: object) =>
  site.call('POST', `/reviews/blogs/${id}/answer`, { version: await versionOf(id), ...body }, editor);
const comment = async (id: string, field: string, text: string, who = editor) => {
  site.clock.pass(1_000);
  return site.post(`/reviews/blogs/${id}/comments`, { field, text }, who);
};
const resolve = async (id: string, commentId: string | undefined, who = author) =>
  site.post(`/reviews/blogs/${id}/comments/${commentId}/resolve`, {}, who);
const commentsOn = async (id: string, who = author) =>
  (await site.get(`/reviews/blogs/${id}/comments`, who)).json<{ comments: ReviewComment[] }>().comments;
const openOf = async (id: string) =>
  (await site.get(`/reviews/blogs/${id}`, author)).json<{ review: Review }>().review.openComments;

it('lets the reviewer and the sender comment on fields, answer and resolve', async () => {
  const id = await reviewed();
  const first = await comment(id, 'title', ' Name the port ');
  expect([first.statusCode, first.json()]).toMatchObject([
    201,
    {
      message: 'Comment added',
      comment: { field: 'title', label: 'Title', author: 'The editor', text: 'Name the port' },
    },
  ]);
  await comment(id, 'slug', 'Shorter');
  await comment(id, 'title', 'Which one?', author);
  const later = await comment(id, 'title', 'Kandla');
  const comments = await commentsOn(id, owner);
  expect(comments.map(({ label, text, isResolved }) => [label, text, isResolved])).toEqual([
    ['Title', 'Name the port', false],
    ['Address', 'Shorter', false],
    ['Title', 'Which one?', false],
    ['Title', 'Kandla', false],
  ]);

  expect((await resolve(id, comments[2]?._id)).json()).toMatchObject({ message: 'Comments resolved' });
  expect((await commentsOn(id)).map(({ isResolved }) => isResolved)).toEqual([true, false, true, false]);
  expect(await openOf(id)).toBe(2);
  expect((await resolve(id, later.json<{ comment: ReviewComment }>().comment._id, editor)).statusCode).toBe(200);
  expect(await openOf(id)).toBe(1);
});

it('returns without a further comment while comments are open, and lists them in the email', async () => {
  const id = await reviewed();
  await comment(id, 'title', 'Name the port');
  await comment(id, 'content', 'See www.example.com');
  await comment(id, 'author', 'Full name');
  const [, , done] = await commentsOn(id);
  await resolve(id, done?._id);
  expect((await answer(id, { decision: 'return' })).json()).toMatchObject({
    review: { state: 'returned', openComments: 2 },
  });
  const [email] = await site.emailsTo('author3@tridhara.example');
  expect(email?.text).toContain('Title: “Name the port” (The editor)');
  expect(email?.text).toMatch(/Content: “See \[www\]\[\.\]example\[\.\]com” \(The editor\)/);
  expect(email?.text).not.toContain('Full name');

  // Both continue while it is returned; the comments stay when it is sent again.
  expect((await comment(id, 'title', 'Done', author)).statusCode).toBe(201);
  const open = (await commentsOn(id)).filter(({ isResolved }) => !isResolved);
  for (const { _id } of open) await resolve(id, _id);
  await send(id);
  expect(await commentsOn(id)).toHaveLength(4);
  const silent = await answer(id, { decision: 'return' });
  expect([silent.statusCode, silent.json()]).toMatchObject([400, { errors: [{ path: 'comment' }] }]);
});

it('refuses everyone else, unknown fields, long texts and comments on what is approved', async () => {
  const id = await reviewed();
  for (const field of ['subtitles', 'constructor', '_id', 'title: Fog', 'subtitles: Fog'])
    expect((await comment(id, field, 'x')).json()).toMatchObject({ errors: [{ path: 'field' }] });
  expect((await comment(id, 'title', 'x'.repeat(2_001))).statusCode).toBe(400);
  expect((await comment(id, 'title', 'Mine', owner)).statusCode).toBe(403);
  await comment(id, 'title', 'Name the port');
  const [only] = await commentsOn(id);
  expect((await resolve(id, only?._id, owner)).statusCode).toBe(403);
  expect((await resolve(id, 'unknown')).statusCode).toBe(404);
  expect((await resolve(await reviewed(), only?._id)).statusCode).toBe(404);
  await answer(id, { decision: 'approve' });
  expect((await comment(id, 'title', 'Late')).statusCode).toBe(409);
});

it('has a limit, and ends the comments with the review', async () => {
  const id = await reviewed();
  await comment(id, 'title', 'Name the port');
  const [row] = await site.services.db.select().from(reviewComments);
  if (!row) throw new Error('No comment');
  const further = Array.from({ length: 199 }, (_, at) => ({ ...row, reviewId: `blogs/${id}`, id: `further-${at}` }));
  await site.services.db.insert(reviewComments).values(further);
  expect((await comment(id, 'title', 'One too many')).statusCode).toBe(409);
  await site.call('PUT', `/blogs/${id}`, { status: 'published' }, editor);
  expect(await commentsOn(id)).toEqual([]);
  expect((await comment(id, 'title', 'Late')).statusCode).toBe(404);
});

it('ends the comments on pending changes with them', async () => {
  const body = { ...BLOG, status: 'published', slug: `fog-${++added}` };
  const { blog } = (await site.call('POST', '/blogs', body, editor)).json<{ blog: Blog }>();
  const path = `/pending-changes/blogs/${blog._id}`;
  const saved = await site.call('PUT', path, { fields: { title: 'Sea' }, version: Date.parse(blog.updatedAt) }, editor);
  const { version } = saved.json<{ pendingChange: PendingItem }>().pendingChange;
  const { reviewers } = (await site.get('/reviewers/blogs', editor)).json<{ reviewers: Reviewer[] }>();
  const reviewerId = reviewers[0]?._id;
  await site.call('PUT', `/reviews/blogs/${blog._id}`, { reviewerId, version }, editor);
  await comment(blog._id, 'title', 'Of which sea?', owner);
  expect(await commentsOn(blog._id)).toHaveLength(1);
  await site.call('DELETE', path, { version }, editor);
  expect(await commentsOn(blog._id)).toEqual([]);
});

import type { Blog } from 'api-client';
import { startCareersApp, type CareersApp } from '../../../test/careers-app';

let site: CareersApp;
let editor: { authorization: string };
beforeAll(async () => {
  site = await startCareersApp();
  editor = await site.signedIn('editor');
}, 60_000);
afterAll(() => site.close());

const URL = '/api/v1/blogs';
const body = (change: object = {}) => ({
  title: 'Bottle 27',
  content: '<p>The first. The second.</p>',
  blogImg: '/api/v1/files/bottle.webp',
  author: 'Nandini Rao',
  ...change,
});
const add = (change: object = {}, headers = editor) =>
  site.app.inject({ method: 'POST', url: URL, headers, payload: body(change) });
const added = async (change: object = {}) => (await add(change)).json<{ blog: Blog }>().blog;
const edit = (id: string, payload: object) =>
  site.app.inject({ method: 'PUT', url: `${URL}/${id}`, headers: editor, payload });
const read = (path: string, headers = {}) => site.app.inject({ url: `${URL}${path}`, headers });

it('is written by editors only', async () => {
  expect((await site.app.inject({ method: 'POST', url: URL, payload: body() })).statusCode).toBe(401);
  expect((await add({}, await site.signedIn('recruiter'))).statusCode).toBe(403);
});

it('makes address, day, time and reading time by itself', async () => {
  const answer = await add({ title: 'Crème de la crude' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ success: true, message: 'Blog added successfully' });
  expect(answer.json<{ blog: Blog }>().blog).toMatchObject({
    slug: 'creme-de-la-crude',
    Date: '2026-11-21',
    time: '08:00',
    readingMinutes: 1,
    status: 'published',
    likes: 0,
    views: 0,
    version: 1,
  });
  expect((await added({ title: 'Crème de la crude' })).slug).toBe('creme-de-la-crude-2');
});

it.each([
  ['<img src=x onerror="alert(1)">', /onerror|alert/],
  ['<a href="javascript:alert(1)">a</a>', /javascript/],
  ['<a href=" jAvA\tscript:alert(1)">a</a>', /script:/i],
  ['<iframe src="https://other.example"></iframe>', /iframe/],
  ['<svg onload="alert(1)"><script>alert(1)</script></svg>', /svg|script|alert/],
  ['<p style="position:fixed" onclick="x()">a</p>', /style|onclick/],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', /style|onerror/],
  ['<object data="x"></object><embed src="x"><form action="x"><input></form>', /object|embed|form|input/],
])('%s is inert', async (content, forbidden) => {
  const blog = await added({ title: 'Hostile', content: `<p>ok</p>${content}` });
  expect(blog.content).toContain('<p>ok</p>');
  expect(blog.content).not.toMatch(forbidden);
  const stored = await read(`/${blog._id}`);
  expect(stored.json<{ blog: Blog }>().blog.content).not.toMatch(forbidden);
});

it('ignores what is not for an editor to say', async () => {
  const blog = await added({ title: 'Modest', likes: 99, views: 99, _id: 'mine', version: 7, readingMinutes: 99 });
  expect(blog).toMatchObject({ likes: 0, views: 0, version: 1, readingMinutes: 1 });
  expect(blog._id).not.toBe('mine');
});

it('names every field that is wrong', async () => {
  const answer = await add({ title: '', content: 7, blogImg: 'javascript:x', author: ['x'] });
  expect(answer.statusCode).toBe(400);
  expect(
    answer
      .json<{ errors: { path: string }[] }>()
      .errors.map(({ path }) => path)
      .sort(),
  ).toEqual(['author', 'blogImg', 'content', 'title']);
});

it('takes one sentence, 50,000 words and right-to-left text', async () => {
  expect((await add({ title: 'Short', content: 'One.' })).statusCode).toBe(201);
  const long = await add({ title: 'Long', content: `<p>${'word '.repeat(49_999)}end.</p>` });
  expect(long.statusCode).toBe(201);
  expect(long.json<{ blog: Blog }>().blog.readingMinutes).toBe(250);
  const arabic = await added({ title: 'الاختبار الأول', content: '<p>هذه جملة قصيرة.</p>' });
  expect(arabic.content).toBe('<p>هذه جملة قصيرة.</p>');
  expect((await read(`/${arabic.slug}`)).statusCode).toBe(200);
});

it('shows the second of two editors both versions and loses nothing', async () => {
  const blog = await added({ title: 'Shared' });
  expect((await edit(blog._id, { title: 'Mine', version: 1 })).statusCode).toBe(200);
  const second = await edit(blog._id, { title: 'Theirs', version: 1 });
  expect(second.statusCode).toBe(409);
  expect(second.json<{ current: Blog }>().current).toMatchObject({ title: 'Mine', version: 2 });
  expect((await edit(blog._id, { title: 'Theirs', version: 2 })).json<{ blog: Blog }>().blog.title).toBe('Theirs');
});

it('keeps drafts and scheduled blogs from visitors until their moment, across a change of clocks', async () => {
  const draft = await added({ title: 'Draft', status: 'draft' });
  expect((await read(`/${draft._id}`)).statusCode).toBe(404);
  expect((await read(`/${draft._id}`, editor)).statusCode).toBe(200);
  expect((await add({ title: 'When?', status: 'scheduled' })).statusCode).toBe(400);

  // 02:30 on the night in which clocks in Europe go back happens twice; the offset says which one is meant.
  const later = await added({ title: 'Later', status: 'scheduled', publishAt: '2026-11-21T10:30:00+02:00' });
  expect(later).toMatchObject({ status: 'scheduled', publishAt: '2026-11-21T08:30:00.000Z' });
  expect((await read(`/${later.slug}`)).statusCode).toBe(404);
  site.clock.pass(31 * 60_000);
  expect((await read(`/${later.slug}`)).json<{ blog: Blog }>().blog.status).toBe('published');
  const past = await added({ title: 'Past', status: 'scheduled', publishAt: '2020-01-01T00:00:00Z' });
  expect((await read(`/${past.slug}`)).statusCode).toBe(200);
});

it('counts a view once a visitor and day, and a like once a visitor', async () => {
  const { _id: id } = await added({ title: 'Counted' });
  const send = (method: 'POST' | 'DELETE', what: string, agent: string) =>
    site.app.inject({ method, url: `${URL}/${id}/${what}`, headers: { 'user-agent': agent } });
  expect((await send('POST', 'view', 'one')).json()).toMatchObject({ views: 1 });
  expect((await send('POST', 'view', 'one')).json()).toMatchObject({ views: 1 });
  site.clock.pass(24 * 3_600_000);
  expect((await send('POST', 'view', 'one')).json()).toMatchObject({ views: 2 });
  expect((await send('POST', 'like', 'one')).json()).toMatchObject({ likes: 1 });
  expect((await send('POST', 'like', 'one')).json()).toMatchObject({ likes: 1 });
  expect((await send('DELETE', 'like', 'one')).json()).toMatchObject({ likes: 0 });
  expect((await send('DELETE', 'like', 'one')).json()).toMatchObject({ likes: 0 });
});

it('is restored from an earlier revision and from the trash', async () => {
  editor = await site.signedIn('editor');
  const blog = await added({ title: 'First words' });
  await edit(blog._id, { title: 'Second words', content: '<p>Changed.</p>' });
  const url = `${URL}/${blog._id}/revisions`;
  const { revisions } = (await site.app.inject({ url, headers: editor })).json<{ revisions: { number: number }[] }>();
  expect(revisions.map(({ number }) => number)).toEqual([2, 1]);
  const back = await site.app.inject({ method: 'POST', url: `${url}/1/restore`, headers: editor });
  expect(back.statusCode).toBe(200);
  expect((await read(`/${blog._id}`)).json<{ blog: Blog }>().blog).toMatchObject({
    title: 'First words',
    content: blog.content,
  });

  expect(
    (await site.app.inject({ method: 'DELETE', url: `${URL}/${blog._id}`, headers: editor })).json(),
  ).toMatchObject({
    message: 'Blog deleted successfully',
  });
  expect((await read(`/${blog._id}`)).statusCode).toBe(404);
  await site.app.inject({ method: 'POST', url: `/api/v1/trash/blogs/${blog._id}/restore`, headers: editor });
  expect((await read(`/${blog._id}`)).statusCode).toBe(200);
});

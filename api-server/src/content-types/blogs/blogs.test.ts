import type { Blog } from 'api-client';
import sharp from 'sharp';
import { startTestApp, testAdmin, testApp } from '../../../test/harness';
import { uploadOf } from '../../../test/uploads';

const site = testApp();
const editor = testAdmin(site, 'editor');

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
/** The address of a new picture of 40 by 30. */
async function uploadedPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f3d4c' } })
    .png()
    .toBuffer();
  const upload = uploadOf('image', 'bench.png', bytes, await site.signedIn('editor'));
  const answer = await site.app.inject({ method: 'POST', url: '/api/v1/uploads/image', ...upload });
  return answer.json<{ fileUrl: string }>().fileUrl;
}
const read = (path: string, headers = {}) => site.app.inject({ url: `${URL}${path}`, headers });

it('only editors write blogs', async () => {
  expect((await site.app.inject({ method: 'POST', url: URL, payload: body() })).statusCode).toBe(401);
  expect((await add({}, await site.signedIn('recruiter'))).statusCode).toBe(403);
});

it('gets an address, a day, a time and a reading time automatically', async () => {
  const answer = await add({ title: 'Crème de la crude' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ success: true, message: 'Blog added successfully' });
  expect(answer.json<{ blog: Blog }>().blog).toMatchObject({
    slug: 'creme-de-la-crude',
    Date: '2026-11-21',
    time: '13:30',
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
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', /<scr|<\/scr/i],
  ['<a href="java&#x73;cript:alert(1)">a</a><a href="&#1;javascript:alert(1)">b</a>', /script:/i],
  ['<a href="data:text/html;base64,PHNjcmlwdD4=">a</a><a href="vbscript:x">b</a>', /data:|vbscript/],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4="><img src="//other.example/a.png">', /data:|other\.example/],
  ['<img src="/api/v1/files/a.webp" srcset="javascript:alert(1) 1x" sizes="x">', /javascript/],
  [
    '<base href="https://other.example/"><link rel="stylesheet" href="x"><meta http-equiv="refresh">',
    /base|<link|meta/,
  ],
  ['<p id="root" name="root" class="x" data-theme="y">a</p>', /id=|name=|class=|data-/],
  [
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    /template|noscript|onerror=|<script/,
  ],
  ['<!--><img src=x onerror=alert(1)>--><![CDATA[<script>alert(1)</script>]]>', /onerror|<script|<!/],
  ['<video src="x" onerror="alert(1)"></video><audio src="x"></audio><source srcset="x">', /video|audio|source/],
  [
    '<button formaction="javascript:alert(1)">a</button><details ontoggle="alert(1)" open>b</details>',
    /button|formaction|ontoggle/,
  ],
  ['<a href="https://other.example" target="_blank" rel="opener">a</a>', /rel="opener"/],
])('%s is inert', async (content, forbidden) => {
  const blog = await added({ title: 'Hostile', content: `<p>ok</p>${content}` });
  expect(blog.content).toContain('<p>ok</p>');
  expect(blog.content).not.toMatch(forbidden);
  const stored = await read(`/${blog._id}`);
  expect(stored.json<{ blog: Blog }>().blog.content).not.toMatch(forbidden);
});

it('ignores fields that editors may not set', async () => {
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

it('accepts one sentence, 50,000 words and right-to-left text', async () => {
  expect((await add({ title: 'Short', content: 'One.' })).statusCode).toBe(201);
  const long = await add({ title: 'Long', content: `<p>${'word '.repeat(49_999)}end.</p>` });
  expect(long.statusCode).toBe(201);
  expect(long.json<{ blog: Blog }>().blog.readingMinutes).toBe(250);
  const hindi = await added({ title: 'सुरक्षा के नियम', content: `<p>${'सुरक्षा के नियम। '.repeat(200)}</p>` });
  expect(hindi.readingMinutes).toBe(3);
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

it('hides drafts and scheduled blogs from visitors until their moment, across a change of daylight saving time', async () => {
  const draft = await added({ title: 'Draft', status: 'draft' });
  expect((await read(`/${draft._id}`)).statusCode).toBe(404);
  expect((await read(`/${draft._id}`, editor)).statusCode).toBe(200);
  expect((await add({ title: 'When?', status: 'scheduled' })).statusCode).toBe(400);

  const later = await added({ title: 'Later', status: 'scheduled', publishAt: '2026-11-21T10:30:00+02:00' });
  expect(later).toMatchObject({ status: 'scheduled', publishAt: '2026-11-21T08:30:00.000Z' });
  expect((await read(`/${later.slug}`)).statusCode).toBe(404);
  site.clock.pass(31 * 60_000);
  expect((await read(`/${later.slug}`)).json<{ blog: Blog }>().blog.status).toBe('published');
  // 02:30 occurs twice in the night when daylight saving time ends in Europe; the offset says which one is meant.
  const moment = async (publishAt: string) =>
    (await added({ title: 'Night', status: 'scheduled', publishAt })).publishAt;
  expect(await moment('2027-10-31T02:30:00+02:00')).toBe('2027-10-31T00:30:00.000Z');
  expect(await moment('2027-10-31T02:30:00+01:00')).toBe('2027-10-31T01:30:00.000Z');
  expect((await add({ title: 'When?', status: 'scheduled', publishAt: '2027-02-30T25:00' })).statusCode).toBe(400);
  const past = await added({ title: 'Past', status: 'scheduled', publishAt: '2020-01-01T00:00:00Z' });
  expect((await read(`/${past.slug}`)).statusCode).toBe(200);
});

it('counts a view once per visitor and day, and a like once per visitor', async () => {
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

it('is listed by page, by number of views, and without a given blog', async () => {
  const pages = await Promise.all([1, 2].map((page) => read(`?limit=3&page=${page}`)));
  const [first, second] = pages.map((page) => page.json<{ blogs: Blog[]; total: number }>());
  expect(first?.blogs).toHaveLength(3);
  const ids = [...(first?.blogs ?? []), ...(second?.blogs ?? [])].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await read('?page=2')).statusCode).toBe(400);
  expect((await read('?limit=3&page=0')).statusCode).toBe(400);
  expect((await read('?limit=3&page=9999')).json()).toMatchObject({ blogs: [], total: first?.total });

  const { blogs: most, nextCursor } = (await read('?sort=-views&limit=2')).json<{
    blogs: Blog[];
    nextCursor: string;
  }>();
  expect(most[0]).toMatchObject({ title: 'Counted', views: 2 });
  const next = (await read(`?sort=-views&limit=2&cursor=${nextCursor}`)).json<{ blogs: Blog[] }>();
  expect(next.blogs.map(({ _id }) => _id)).not.toContain(most[1]?._id);
  const others = await read(`?limit=100&except=${most[0]?._id}`);
  expect(others.json<{ blogs: Blog[] }>().blogs.map(({ title }) => title)).not.toContain('Counted');
  expect(others.json()).toMatchObject({ total: (first?.total ?? 0) - 1 });
});

it('counts the tags of published blogs and finds words without regard to accents', async () => {
  Object.assign(editor, await site.signedIn('editor'));
  await added({ title: 'Résumé of the season', tags: ['Season', 'Water'] });
  await added({ title: 'Unseen', tags: ['Season'], status: 'draft' });
  await added({ title: '100% reused', tags: ['Water'] });
  const { facets } = (await read('?limit=1&facets=1')).json<{ facets: unknown }>();
  expect(facets).toEqual([
    {
      field: 'tag',
      values: [
        { value: 'Water', count: 2 },
        { value: 'Season', count: 1 },
      ],
    },
  ]);
  const titles = async (search: string) =>
    (await read(`?search=${encodeURIComponent(search)}`)).json<{ blogs: Blog[] }>().blogs.map(({ title }) => title);
  expect(await titles('resume SEASON')).toEqual(['Résumé of the season']);
  expect(await titles('100%')).toEqual(['100% reused']);
  expect(await titles('.*')).toEqual([]);
});

it('adds size, several widths and lazy loading to the pictures of a text', async () => {
  const picture = await uploadedPicture();
  const blog = await added({ title: 'Pictured', content: `<p>a</p><img src="${picture}" alt="A">` });
  expect(blog.content).toContain(`src="${picture}" alt="A" width="40" height="30"`);
  expect(blog.content).toContain(`${picture}?w=640 640w`);
  expect(blog.content.match(/loading="lazy"/g)).toHaveLength(1);
  // An answered text can be saved again without a change.
  await edit(blog._id, { content: blog.content });
  expect((await read(`/${blog._id}`)).json<{ blog: Blog }>().blog.content).toBe(blog.content);
});

it('is restored from an earlier revision and from the trash', async () => {
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

it('limits how often one caller likes and views in a minute', async () => {
  const limited = await startTestApp({ environment: { LIMIT_REACTIONS_PER_MINUTE: '3' } });
  try {
    const headers = await limited.signedIn('editor');
    const made = await limited.app.inject({ method: 'POST', url: URL, headers, payload: body() });
    const { _id } = made.json<{ blog: Blog }>().blog;
    const react = (method: 'POST' | 'DELETE', what: string) =>
      limited.app.inject({ method, url: `${URL}/${_id}/${what}` });
    expect((await react('POST', 'view')).statusCode).toBe(200);
    expect((await react('POST', 'like')).statusCode).toBe(200);
    expect((await react('DELETE', 'like')).statusCode).toBe(200);
    const refused = await react('POST', 'like');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await react('POST', 'view')).statusCode).toBe(429);
    limited.clock.pass(61_000);
    expect((await react('POST', 'like')).json()).toMatchObject({ likes: 1 });
  } finally {
    await limited.close();
  }
});

/** @jest-environment node */
import type { Blog, NewsItem, Section } from 'api-client';
import { eq } from 'drizzle-orm';
import sanitizeHtml from 'sanitize-html';
import { testApp, testAdmin } from '../../test/harness';
import { blogs, files, news, sections } from '../database/schema';
import { newId } from '../identity';
import { runCleanupJobs } from '../plugins/cleanup-jobs';

// The real library, with its calls counted.
jest.mock('sanitize-html', () => jest.fn(jest.requireActual('sanitize-html')));
const sanitizer = jest.mocked(sanitizeHtml);

const site = testApp();
const editor = testAdmin(site, 'editor');
const addFile = async (name: string, kind: 'image' | 'resume') => {
  const now = site.clock.now();
  await site.services.db.insert(files).values({
    ...{ id: newId(now), createdAt: now, updatedAt: now, name, originalName: name, sortName: name, kind },
    ...{ contentType: 'image/webp', size: 1, width: 40, height: 30, sha256: 'x' },
  });
};
beforeAll(async () => {
  await addFile('rig.webp', 'image');
  await addFile('private.pdf', 'resume');
});
beforeEach(() => sanitizer.mockClear());

const PICTURE = '/api/v1/files/rig.webp';
const CONTENT = `<p>Steam</p><img src="${PICTURE}" alt="a &gt; b, <i> src=" /><img src="/version-preview/token" />`;
const throwing = (error: unknown) => {
  throw error;
};

const addBlog = async (content: string) => {
  const body = { title: 'Steam', summary: 'Steam', content, blogImg: '/api/v1/files/a.webp', author: 'Asha Rao' };
  return (await site.call('POST', '/blogs', body, editor)).json<{ blog: Blog }>().blog;
};
const addNews = async (content: string) => {
  const body = { title: 'Steam', content, image: '/api/v1/files/a.webp', imageAlt: 'Steam', category: 'Projects' };
  return (await site.call('POST', '/news', body, editor)).json<{ newsItem: NewsItem }>().newsItem;
};
const addSection = async (text: string, change: object = {}) => {
  const body = { page: 'about', kind: 'text', heading: 'Steam', text, ...change };
  return (await site.call('POST', '/sections', body, editor)).json<{ section: Section }>().section;
};
const readBlog = async (id: string) => (await site.get(`/blogs/${id}`)).json<{ blog: Blog }>().blog.content;
const readNews = async (id: string) => (await site.get(`/news/${id}`)).json<{ newsItem: NewsItem }>().newsItem.content;
const readSection = async (id: string) => {
  const { sections: found } = (await site.get('/sections?page=about')).json<{ sections: Section[] }>();
  return found.find(({ _id }) => _id === id)?.text;
};

it('sanitises a text once, when it is saved, however often it is read', async () => {
  const [blog, item, section] = [await addBlog(CONTENT), await addNews(CONTENT), await addSection(CONTENT)];
  expect(sanitizer).toHaveBeenCalledTimes(3);
  for (let time = 0; time < 3; time += 1) {
    expect(await readBlog(blog._id)).toBe(blog.content);
    expect(await readNews(item._id)).toBe(item.content);
    expect(await readSection(section._id)).toBe(section.text);
    const feed = await site.app.inject({ url: '/blogs/feed.xml' });
    expect(feed.payload).toContain(`&lt;p&gt;Steam&lt;/p&gt;`);
  }
  expect(sanitizer).toHaveBeenCalledTimes(3);
});

it('adds attributes to each picture by its own address only', async () => {
  const content = await readBlog((await addBlog(CONTENT))._id);
  expect(content).toContain(
    `<img src="${PICTURE}" alt="a &gt; b, &lt;i&gt; src=" width="40" height="30" loading="lazy" srcset="${PICTURE}?w=320 320w,`,
  );
});

it('keeps pictures of the media library in every rich text, and removes others', async () => {
  const picture = (src: string) => `<img src="${src}" alt="a" />`;
  const others = [
    '/version-preview/token',
    '/api/v1/files/gone.webp',
    '/api/v1/files/private.pdf',
    'https://a.example/b',
  ];
  const content = `<p>Steam</p>${[PICTURE, ...others].map(picture).join('')}`;
  const page = await site.call(
    'POST',
    '/pages',
    { title: 'Steam', slug: 'steam', sections: [{ kind: 'text', heading: 'Steam', text: content }] },
    editor,
  );
  const { sections: stored } = page.json<{ page: { sections: Section[] } }>().page;
  expect(stored.map(({ text }) => text)).toEqual([`<p>Steam</p>${picture(PICTURE)}`]);
  expect((await addSection(content)).text).toBe(`<p>Steam</p>${picture(PICTURE)}`);
  for (const added of [await addBlog(content), await addNews(content)]) {
    expect(added.content.match(/ src="[^"]+"/g)).toEqual([` src="${PICTURE}"`]);
  }
});

it('renders texts of older rules again, once, and sanitises them on each read until then', async () => {
  const { db } = site.services;
  const [blog, item, section] = [await addBlog(CONTENT), await addNews(CONTENT), await addSection(CONTENT)];
  const hostile = '<p>old</p><script>alert(1)</script>';
  const older = { renderedHtml: hostile, renderedMark: '0:x' };
  await db
    .update(blogs)
    .set({ content: hostile, ...older })
    .where(eq(blogs.id, blog._id));
  await db
    .update(news)
    .set({ content: hostile, ...older })
    .where(eq(news.id, item._id));
  await db
    .update(sections)
    .set({ text: hostile, ...older })
    .where(eq(sections.id, section._id));
  const readAll = async () => [await readBlog(blog._id), await readNews(item._id), await readSection(section._id)];
  expect(await readAll()).toEqual(['<p>old</p>', '<p>old</p>', '<p>old</p>']);

  sanitizer.mockClear();
  await runCleanupJobs(site.services, throwing);
  expect(sanitizer).toHaveBeenCalledTimes(3);
  expect(await readAll()).toEqual(['<p>old</p>', '<p>old</p>', '<p>old</p>']);
  await runCleanupJobs(site.services, throwing);
  expect(sanitizer).toHaveBeenCalledTimes(3);
});

it('sanitises text that was written directly into the database', async () => {
  const { db } = site.services;
  const hostile = `<p>by hand</p><img src=x onerror=alert(1)><img src="${PICTURE}" onerror=alert(1)>`;
  const first = await addBlog(CONTENT);
  await db.update(blogs).set({ content: hostile }).where(eq(blogs.id, first._id));
  expect(await readBlog(first._id)).toMatch(
    /^<p>by hand<\/p><img src="\/api\/v1\/files\/rig\.webp" loading="lazy" srcset="[^"]+" sizes="[^"]+" \/>$/,
  );
  const second = await addBlog(CONTENT);
  await db.update(blogs).set({ renderedHtml: hostile }).where(eq(blogs.id, second._id));
  expect(await readBlog(second._id)).toBe(first.content);
});

it('sanitises the text of a section that becomes rich text', async () => {
  const section = await addSection('<b>a</b><script>b</script>', { kind: 'hero' });
  expect(section.text).toBe('<b>a</b><script>b</script>');
  const changed = await site.call('PUT', `/sections/${section._id}`, { kind: 'text' }, editor);
  expect(changed.json<{ section: Section }>().section.text).toBe('<b>a</b>');
  sanitizer.mockClear();
  expect(await readSection(section._id)).toBe('<b>a</b>');
  expect(sanitizer).not.toHaveBeenCalled();
});

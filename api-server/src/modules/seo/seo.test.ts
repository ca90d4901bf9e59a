import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { validateXML } from 'xmllint-wasm';
import { testApp, testAdmin } from '../../../test/harness';
import { uploadOf } from '../../../test/uploads';
import { urlset } from './sitemap';
import { hasGlyphsFor, outline } from './text-outline';

const ORIGIN = 'https://www.tridhara.example';
const site = testApp({ environment: { SITE_ORIGIN: ORIGIN } });
const editor = testAdmin(site, 'editor');
const owner = testAdmin(site, 'owner');
beforeAll(async () => {
  const add = (url: string, payload: object) => site.app.inject({ method: 'POST', url, headers: editor, payload });
  const blog = { blogImg: '/api/v1/files/a.webp', author: 'Nandini <Rao>', tags: ['Field & bench'] };
  await add('/api/v1/blogs', {
    ...blog,
    title: 'A <b>bold</b> claim & more',
    summary: 'With "quotes" </description><script>alert(1)</script>',
    content: '<p>See <a href="/products">all</a> <img src="/api/v1/files/a.webp" alt="A"></p>',
  });
  await add('/api/v1/blogs', { ...blog, title: 'Secret draft', content: '<p>x</p>', status: 'draft' });
  await add('/api/v1/blogs', {
    ...blog,
    title: 'Not yet',
    content: '<p>x</p>',
    status: 'scheduled',
    publishAt: '2099-01-01T00:00:00Z',
  });
  await add('/api/v1/news', {
    title: 'उद्घाटन समारोह',
    content: '<p>News.</p>',
    image: '/api/v1/files/none.webp',
    category: 'Projects',
    slug: 'opening',
  });
});

/** Parses as strictly as a feed reader; a document that is not well-formed throws. */
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const get = (url: string) => site.app.inject({ url });

/** The errors that libxml2 finds in a document by one of the schemas in `test/xml-schemas`. */
async function schemaErrors(schema: string, contents: string): Promise<string[]> {
  const file = path.join(__dirname, '../../../test/xml-schemas', `${schema}.xsd`);
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents }],
    schema: [await readFile(file, 'utf8')],
  });
  return errors.map(({ message }) => message);
}

it.each([
  ['sitemap', '/sitemap.xml'],
  ['sitemap', '/sitemaps/pages.xml'],
  ['rss', '/blogs/feed.xml'],
  ['rss', '/news/feed.xml'],
  ['atom', '/blogs/atom.xml'],
  ['atom', '/news/atom.xml'],
])('answers a valid %s at %s', async (schema, url) => {
  const { body } = await get(url);
  expect(await schemaErrors(schema, body)).toEqual([]);
  // The schema does check: wrong values are errors.
  const broken = body.replaceAll(/<(loc|pubDate|updated)>[^<]*/g, '<$1>soon');
  expect(await schemaErrors(schema, broken)).not.toEqual([]);
});

it('names the site map and the addresses that search engines may read', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('Disallow: /admin');
  expect(answer.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

it('maps every published page and no other', async () => {
  const answer = await get('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const map = parse(answer.body);
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const addresses = [...map.querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(addresses).toContain(`${ORIGIN}/`);
  expect(addresses).toContain(`${ORIGIN}/aboutus`);
  expect(addresses).toContain(`${ORIGIN}/blogs/blog-details?id=a-b-bold-b-claim-more`);
  expect(addresses).toContain(`${ORIGIN}/news/opening`);
  expect(answer.body).not.toMatch(/secret-draft|not-yet/);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('maps a page once for each language, with all of its addresses', () => {
  const map = parse(urlset(ORIGIN, [{ path: '/' }, { path: '/news', changed: new Date(0) }], ['hi']));
  const pages = [...map.querySelectorAll('url')].map((url) => [
    url.querySelector('loc')?.textContent,
    [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) =>
      ['rel', 'hreflang', 'href'].map((name) => link.getAttribute(name)).join(' '),
    ),
  ]);
  const [home, news] = ['', '/news'].map((path) => [
    `alternate x-default ${ORIGIN}${path || '/'}`,
    `alternate en ${ORIGIN}${path || '/'}`,
    `alternate hi ${ORIGIN}/hi${path}`,
  ]);
  expect(pages).toEqual([
    [`${ORIGIN}/`, home],
    [`${ORIGIN}/hi`, home],
    [`${ORIGIN}/news`, news],
    [`${ORIGIN}/hi/news`, news],
  ]);
});

it('answers 304 to a current entity tag', async () => {
  const { etag } = (await get('/sitemap.xml')).headers;
  const again = await site.app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
});

const UUID = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('has an RSS feed with escaped markup, published blogs only, and absolute addresses', async () => {
  const answer = await get('/blogs/feed.xml');
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.body).not.toMatch(/<script|<b>/);
  const feed = parse(answer.body);
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  for (const name of ['title', 'link', 'description']) expect(feed.querySelector(`channel > ${name}`)).not.toBeNull();
  const items = [...feed.querySelectorAll('item')];
  expect(items).toHaveLength(1);
  const [item] = items;
  expect(item?.querySelector('title')?.textContent).toBe('A <b>bold</b> claim & more');
  expect(item?.querySelector('link')?.textContent).toBe(`${ORIGIN}/blogs/blog-details?id=a-b-bold-b-claim-more`);
  expect(item?.querySelector('guid')?.textContent).toMatch(UUID);
  expect(item?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
  expect(item?.querySelector('pubDate')?.textContent).toBe('Sat, 21 Nov 2026 13:30:00 +0530');
  expect(item?.getElementsByTagName('content:encoded')[0]?.textContent).toContain(`href="${ORIGIN}/products"`);
});

it('has an Atom feed with all required elements', async () => {
  const feed = parse((await get('/news/atom.xml')).body);
  const entry = feed.querySelector('entry');
  for (const name of ['id', 'title', 'updated']) {
    expect(feed.querySelector(`feed > ${name}`)?.textContent).toBeTruthy();
    expect(entry?.querySelector(name)?.textContent).toBeTruthy();
  }
  expect(entry?.querySelector('id')?.textContent).toMatch(UUID);
  expect(entry?.querySelector('published')?.textContent).toMatch(/T00:00:00\+05:30$/);
  expect(Date.parse(entry?.querySelector('updated')?.textContent ?? '')).not.toBeNaN();
});

it.each(['pages/home', 'pages/contact', 'blogs/a-b-bold-b-claim-more', 'news/opening'])(
  'draws a share picture of 1200 by 630 for %s',
  async (path) => {
    const answer = await get(`/api/v1/share-pictures/${path}.jpg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
  },
);

it.each(['सुरक्षा: रिफ़ाइनरी 2026', 'ગેસ પાઇપલાઇન – Dahej'])('outlines %s with the fonts of its scripts', (text) => {
  expect(hasGlyphsFor(text)).toBe(true);
  expect(outline(text, 66).width).toBeGreaterThan(300);
});

it.each(['क्ष', 'ક્ષ'])('joins the consonants of %s, which take less space than apart', (text) => {
  const apart = outline(text.charAt(0), 66).width + outline(text.charAt(2), 66).width;
  expect(outline(text, 66).width).toBeLessThan(apart);
});

it('has no outline of a script that no font has', () => {
  expect(hasGlyphsFor('安全')).toBe(false);
});

it("cuts the editors' own picture for shared links to 1200 by 630, around its focal point", async () => {
  const size = { width: 800, channels: 3 } as const;
  const top = { create: { ...size, height: 1_000, background: '#ff0000' } };
  const picture = await sharp({ create: { ...size, height: 2_000, background: '#0000ff' } })
    .composite([{ input: top, gravity: 'north' }])
    .png()
    .toBuffer();
  const uploaded = await site.app.inject({
    method: 'POST',
    url: '/api/v1/uploads/image',
    ...uploadOf('image', 'share.png', picture, editor),
  });
  const { fileUrl: url } = uploaded.json<{ fileUrl: string }>();
  const payload = {
    title: 'Own picture',
    author: 'N. Rao',
    content: '<p>x</p>',
    blogImg: url,
    shareImage: `${url}#50,90`,
  };
  await site.app.inject({ method: 'POST', url: '/api/v1/blogs', headers: editor, payload });
  const { rawPayload } = await get('/api/v1/share-pictures/blogs/own-picture.jpg');
  const { dominant, channels } = await sharp(rawPayload).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(channels[0]?.max).toBeLessThan(30);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630 });
});

it.each(['blogs/secret-draft', 'blogs/none', 'pages/none', 'other/home', 'pages/..%2f..%2fhome'])(
  'has no share picture for %s',
  async (path) => {
    expect([400, 404]).toContain((await get(`/api/v1/share-pictures/${path}.jpg`)).statusCode);
  },
);

it('has a valid security contact that has not expired', async () => {
  await site.app.inject({
    method: 'POST',
    url: '/api/v1/site/email',
    headers: owner,
    payload: { email: 'contact@tridhara.example' },
  });
  const { headers, body } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:contact@tridhara.example');
  expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now());
});

import { setImmediate } from 'node:timers/promises';
import type { ContentPage, ImportRun, Product } from 'api-client';
import { eq } from 'drizzle-orm';
import { testAdmin, testApp } from '../../../test/harness';
import { rerenderTexts } from '../../content/rerender-texts';
import { fileUses, pages } from '../../database/schema';

const site = testApp({ content: true });
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const PICTURE = { image: '/api/v1/files/a1.webp', imageAlt: 'A valve' };
const TEXT = { kind: 'text', heading: 'Why', text: '<p>Because</p>' };
const EVERY_KIND = [
  TEXT,
  { kind: 'picture', ...PICTURE, text: 'The valve in 2024' },
  { kind: 'figures', heading: 'Figures', items: [{ value: '0', unit: 'accidents', title: 'In 2024' }] },
  {
    kind: 'chart',
    heading: 'A chart',
    items: [{ title: 'People', shape: 'line', unit: 'people', data: '2025\t9\n2026\t12' }],
  },
  { kind: 'cards', heading: 'Cards', items: [{ title: 'One', text: 'First', link: '/contact' }] },
  { kind: 'quotes', heading: 'Quotes', items: [{ text: 'It holds.', title: 'Asha Rao', role: 'Engineer' }] },
  { kind: 'video', heading: 'A drill', ...PICTURE, link: 'https://youtu.be/dQw4w9WgXcQ' },
  { kind: 'contact-call', heading: 'Ask us', linkLabel: 'Contact us', link: '/contact' },
  { kind: 'documents', heading: 'Data sheets', items: [{ product: 'p1', title: 'Inhibitor' }] },
  { kind: 'form', heading: 'Ask us', items: [{ form: 'f1' }] },
];

const add = async (body: object) =>
  (await site.call('POST', '/pages', { title: 'Safety', status: 'published', ...body }, editor)).json<{
    page: ContentPage;
  }>().page;
const change = (id: string, body: object) => site.call('PUT', `/pages/${id}`, body, editor);
const wrong = async (...sections: object[]) => {
  const answer = await site.call('POST', '/pages', { title: 'Wrong', sections }, editor);
  expect(answer.statusCode).toBe(400);
  return answer.json<{ errors: { path: string; message: string }[] }>().errors;
};

it('stores sections of every kind and their entries, each with an id and with all of its fields', async () => {
  const page = await add({ title: 'Every kind', sections: EVERY_KIND });
  expect(page.sections.map(({ kind }) => kind)).toEqual(EVERY_KIND.map(({ kind }) => kind));
  expect(new Set(page.sections.map(({ _id }) => _id)).size).toBe(EVERY_KIND.length);
  expect(page.sections[0]).toEqual({
    ...{ _id: expect.any(String), eyebrow: '', image: '', imageAlt: '', link: '', linkLabel: '', items: [] },
    ...TEXT,
  });
  const entries = page.sections.flatMap(({ items }) => items);
  expect(new Set(entries.map(({ _id }) => _id)).size).toBe(entries.length);
  // Visitors read the entries without their ids.
  const read = await site.get(`/pages/${page.slug}`);
  const sections = page.sections.map((section) => ({
    ...section,
    items: section.items.map(({ _id, ...item }) => item),
  }));
  expect(read.json<{ page: ContentPage }>().page.sections).toEqual(sections);
});

it('names missing values at their field', async () => {
  expect(await wrong({ kind: 'picture', image: PICTURE.image })).toContainEqual({
    path: 'sections.0.imageAlt',
    message: 'Image description is required',
  });
  expect(await wrong({ kind: 'carousel' })).toEqual([
    { path: 'sections.0.kind', message: 'Kind is not a kind of section' },
  ]);
  expect(await wrong(TEXT, { kind: 'figures', heading: 'x', items: [{ value: '', title: 'x' }] })).toEqual([
    { path: 'sections.1.items.0.value', message: 'Value is required' },
  ]);
  expect(await wrong({ kind: 'cards', heading: 'x', items: [{ title: 'x', image: PICTURE.image }] })).toEqual([
    { path: 'sections.0.items.0.imageAlt', message: 'Item image description is required' },
  ]);
  const chart = { title: 'People', shape: 'line', data: '2025\t9\n2026\tmany' };
  expect(await wrong({ kind: 'chart', heading: 'x', items: [chart] })).toEqual([
    { path: 'sections.0.items.0.data', message: expect.stringMatching(/^Line 2: “many” is not a number/) },
  ]);
  expect(await wrong({ kind: 'quotes', heading: 'x', items: [] })).toEqual([
    { path: 'sections.0.items', message: 'Add at least one entry' },
  ]);
});

it.each(['https://elsewhere.example/contact', '//elsewhere.example', 'javascript:alert(1)', 'mailto:a@b.example'])(
  'refuses links of calls to other sites, such as %s',
  async (link) => {
    const [error] = await wrong({ kind: 'contact-call', heading: 'x', linkLabel: 'y', link });
    expect(error).toEqual({
      path: 'sections.0.link',
      message: 'Link must be a path of this site, such as /contact',
    });
  },
);

it.each([
  'https://evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://www.youtube.com/watch?v=x" onload="x',
])('refuses %s as a video', async (link) => {
  const [error] = await wrong({ kind: 'video', heading: 'x', ...PICTURE, link });
  expect(error?.message).toBe('Address of the video must be one of YouTube or Vimeo');
});

it('sanitises rich text when it is saved, and on reading if it was changed in the database', async () => {
  const text = '<p onclick="x()">Fine<script>alert(1)</script></p><iframe src="https://evil.example"></iframe>';
  const page = await add({ sections: [{ ...TEXT, text }] });
  expect(page.sections[0]?.text).toBe('<p>Fine</p>');

  const { db } = site.services;
  const [section] = page.sections;
  if (!section) throw new Error('The page has no section');
  const dirty = [{ ...section, text }];
  await db.update(pages).set({ sections: dirty }).where(eq(pages.id, page._id));
  expect((await site.get(`/pages/${page._id}`)).body).not.toContain('alert');

  await db.update(pages).set({ renderedMark: '0:x' }).where(eq(pages.id, page._id));
  await rerenderTexts(site.services);
  const [row] = await db.select().from(pages).where(eq(pages.id, page._id));
  expect(row?.sections[0]?.text).toBe('<p>Fine</p>');
});

it('shows a draft only to editors and with a preview link', async () => {
  const page = await add({ title: 'Draft', status: 'draft', sections: [TEXT] });
  expect((await site.get(`/pages/${page.slug}`)).statusCode).toBe(404);
  expect((await site.get(`/pages/${page.slug}`, recruiter)).statusCode).toBe(404);
  expect((await site.get(`/pages/${page._id}`, editor)).statusCode).toBe(200);
  for (const path of ['/pages', '/search?search=draft']) expect((await site.get(path)).body).not.toContain(page._id);
  expect((await site.app.inject({ url: '/sitemap.xml' })).body).not.toContain(page.slug);

  const made = await site.call('POST', `/preview-links/pages/${page._id}`, { days: 1 }, editor);
  const token = made.json<{ link: { path: string } }>().link.path.split('/').at(-1);
  expect((await site.get(`/previews/${token}`)).json()).toMatchObject({
    preview: { collection: 'pages', item: { _id: page._id } },
  });
});

it('only owners and editors change pages', async () => {
  expect((await site.call('POST', '/pages', { title: 'Mine' }, recruiter)).statusCode).toBe(403);
  expect((await site.call('POST', '/pages', { title: 'Mine' })).statusCode).toBe(401);
});

it('is found by the words of its sections and is in the site map', async () => {
  const page = await add({
    title: 'Quiet places',
    sections: [{ ...TEXT, text: '<p>The <b>hydrophone</b> listens.</p>' }],
  });
  const found = (await site.get('/search?search=hydrophone&kind=page')).json<{ results: object[] }>().results;
  expect(found).toMatchObject([{ _id: page._id, kind: 'page', path: '/pages/quiet-places' }]);
  expect((await site.get('/search?search=Quiet%20places&kind=page')).body).toContain('/pages/quiet-places');
  expect((await site.app.inject({ url: '/sitemap.xml' })).body).toContain('/pages/quiet-places<');
});

it('has a history, restores a version, and redirects a former address', async () => {
  const page = await add({ title: 'First', sections: [TEXT] });
  const [section] = page.sections;
  await change(page._id, { slug: 'second-address', sections: [{ ...section, heading: 'Changed' }] });
  expect((await site.get('/pages/first')).json()).toMatchObject({ page: { slug: 'second-address' } });

  const restored = await site.call('POST', `/pages/${page._id}/revisions/1/restore`, undefined, editor);
  expect(restored.statusCode).toBe(200);
  expect((await site.get(`/pages/${page._id}`)).json()).toMatchObject({
    page: { sections: [{ _id: section?._id, heading: 'Why' }] },
  });
});

it('answers a stale save with the current page', async () => {
  const page = await add({ title: 'Stale', sections: [TEXT] });
  await change(page._id, { version: page.version, summary: 'Newer' });
  const stale = await change(page._id, { version: page.version, sections: [] });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ current: { summary: 'Newer', sections: page.sections } });
});

it('counts the pictures of its sections and cards as used', async () => {
  const card = { title: 'One', image: '/api/v1/files/b2.webp#30,70', imageAlt: 'B' };
  const page = await add({
    sections: [
      { kind: 'picture', ...PICTURE },
      { kind: 'cards', heading: 'x', items: [card] },
    ],
  });
  const uses = await site.services.db.select().from(fileUses).where(eq(fileUses.entityId, page._id));
  expect(uses.map(({ name }) => name).sort()).toEqual(['a1.webp', 'b2.webp']);
});

it('stores the products of a shelf by id; visitors do not get deleted ones', async () => {
  const [product] = (await site.get('/products?limit=1')).json<{ products: Product[] }>().products;
  if (!product) throw new Error('There is no product');
  const items = [{ product: product._id, title: product.name }];
  const page = await add({ sections: [{ kind: 'products', heading: 'Shelf', items }] });
  await site.call('DELETE', `/product/${product._id}`, undefined, editor);
  expect((await site.get(`/categories?ids=${product._id}`)).json()).toEqual([]);
  expect((await site.get(`/pages/${page._id}`)).json()).toMatchObject({ page: { sections: [{ items }] } });
});

it('is exported and imported again without a change', async () => {
  await add({ title: 'Exported', sections: EVERY_KIND });
  const csv = (await site.get('/export/pages.csv', editor)).body;
  const { run } = (await site.call('POST', '/import/pages?dryRun=1', { csv }, editor)).json<{ run: ImportRun }>();
  let report: ImportRun = run;
  while (report.state === 'running') {
    await setImmediate();
    report = (await site.get(`/imports/${run._id}`, editor)).json<{ report: ImportRun }>().report;
  }
  expect(report).toMatchObject({ state: 'done', handled: run.rows, created: 0, updated: 0, failed: 0 });
});

it('has the same rules for sections of the home page', async () => {
  const section = { page: 'home', kind: 'video', heading: 'x' };
  const refused = await site.call('POST', '/sections', section, editor);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ path: 'link' })]) });
  const video = { ...section, ...PICTURE, link: 'https://vimeo.com/76979871' };
  expect((await site.call('POST', '/sections', video, editor)).statusCode).toBe(201);
});

import type { Blog, MediaItem, Product, Service } from 'api-client';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { testApp, testAdmin } from '../../../test/harness';
import { PDF, uploadOf } from '../../../test/uploads';
import { auditEntries, files } from '../../database/schema';

const site = testApp();
const editor = testAdmin(site, 'editor');

const picture = (colour: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();

async function uploaded(name: string, bytes: Buffer): Promise<string> {
  const image = name.endsWith('.png');
  const upload = uploadOf(image ? 'image' : 'file', name, bytes, editor);
  const url = `/api/v1/uploads/${image ? 'image' : 'file'}`;
  return (await site.app.inject({ method: 'POST', url, ...upload })).json<{ fileUrl: string }>().fileUrl;
}

const library = async (query = '') =>
  (await site.get(`/media${query}`, editor)).json<{ media: MediaItem[]; total: number }>();

async function itemAt(url: string): Promise<MediaItem> {
  const item = (await library()).media.find((one) => one.url === url);
  if (!item) throw new Error(`${url} is not in the library`);
  return item;
}

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  site.call(method, path, payload, editor);

const replace = (id: string, upload: Pick<InjectOptions, 'payload' | 'headers'>) =>
  site.app.inject({ method: 'PUT', url: `/api/v1/media/${id}/file`, ...upload });

const addBlog = async (blogImg: string, content = '<p>Text.</p>'): Promise<Blog> =>
  (await send('POST', '/blogs', { title: 'Bottle 27', content, blogImg, author: 'Nandini Rao' })).json<{ blog: Blog }>()
    .blog;

it('shows uploaded files, newest first, with their details, to editors only', async () => {
  const first = await uploaded('first.png', await picture('#0f3d4c'));
  site.clock.pass(1_000);
  const second = await uploaded('second.pdf', PDF);
  const { media, total } = await library();
  expect(total).toBe(2);
  expect(media.map(({ url }) => url)).toEqual([second, first]);
  expect(media[1]).toMatchObject({ originalName: 'first.png', kind: 'image', width: 30, height: 20, usedBy: [] });
  expect((await library('?kind=document')).media.map(({ url }) => url)).toEqual([second]);
  expect((await library('?search=FIRST')).media.map(({ url }) => url)).toEqual([first]);
  expect((await site.get('/media')).statusCode).toBe(401);
  expect((await site.get('/media', await site.signedIn('recruiter'))).statusCode).toBe(403);
});

it('saves a description, refuses a stale one with the current item, and names errors', async () => {
  const { _id, version } = await itemAt(await uploaded('alt.png', await picture('#123456')));
  const saved = await send('PUT', `/media/${_id}`, { alt: 'A bottle on a rig', version });
  expect(saved.json()).toMatchObject({
    message: 'Description saved successfully',
    mediaItem: { alt: 'A bottle on a rig' },
  });
  const stale = await send('PUT', `/media/${_id}`, { alt: 'Another', version });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ current: { alt: 'A bottle on a rig', version: version + 1 } });
  expect((await send('PUT', `/media/${_id}`, { alt: 'x'.repeat(301) })).json()).toMatchObject({
    errors: [{ path: 'alt' }],
  });
  expect((await send('PUT', '/media/none', { alt: 'x' })).statusCode).toBe(404);
});

it('sets the description and the folder of a new file, and moves files without changing their address', async () => {
  const sent = async (texts: Record<string, string>, name = 'rig.png') =>
    site.app.inject({
      method: 'POST',
      url: '/api/v1/uploads/image',
      ...uploadOf('image', name, await picture('#2468ac'), editor, texts),
    });
  const url = (await sent({ alt: ' A rig at dusk ', folder: 'Offshore' })).json<{ fileUrl: string }>().fileUrl;
  const item = await itemAt(url);
  expect(item).toMatchObject({ alt: 'A rig at dusk', folder: 'Offshore' });
  const refused = await sent({ alt: 'x'.repeat(301), folder: 'x'.repeat(81) });
  expect([refused.statusCode, refused.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)]).toEqual([
    400,
    ['alt', 'folder'],
  ]);
  const moved = await send('PUT', `/media/${item._id}`, { folder: 'Onshore' });
  expect(moved.json()).toMatchObject({
    message: 'File moved successfully',
    mediaItem: { url, alt: 'A rig at dusk', folder: 'Onshore' },
  });
  expect((await library('?folder=Onshore')).media.map((one) => one.url)).toEqual([url]);
  expect((await library('?folder=Offshore')).total).toBe(0);
  const next = await replace(item._id, uploadOf('file', 'next.png', await picture('#13579b'), editor));
  expect(next.json()).toMatchObject({ mediaItem: { alt: 'A rig at dusk', folder: 'Onshore' } });
});

it('names the uses of a file, in fields and in texts, and deletes only unused ones', async () => {
  const url = await uploaded('used.png', await picture('#654321'));
  const { _id, name } = await itemAt(url);
  const blog = await addBlog('/api/v1/files/other.webp', `<p>Look: <img src="${url}" alt="A bottle"></p>`);
  const client = (await send('POST', '/clients', { name: 'Ashvini', logo: url })).json<{ client: { _id: string } }>()
    .client;
  expect((await itemAt(url)).usedBy).toEqual([
    { collection: 'blogs', _id: blog._id, title: 'Bottle 27', inTrash: false },
    { collection: 'clients', _id: client._id, title: 'Ashvini', inTrash: false },
  ]);
  const refused = await send('DELETE', `/media/${_id}`);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'This file is used by “Bottle 27”',
  ]);
  await send('DELETE', `/blogs/${blog._id}`);
  // Items in the trash can be restored.
  const stillRefused = await send('DELETE', `/media/${_id}`);
  expect([stillRefused.statusCode, stillRefused.json<{ message: string }>().message]).toEqual([
    409,
    'This file is used by “Bottle 27”, which is in the trash',
  ]);
  expect((await itemAt(url)).usedBy.map(({ inTrash }) => inTrash)).toEqual([true, false]);
  await send('POST', `/trash/blogs/${blog._id}/restore`);
  await send('PUT', `/blogs/${blog._id}`, { content: '<p>No picture.</p>' });
  await send('PUT', `/clients/${client._id}`, { logo: '/api/v1/files/other.webp' });
  expect((await send('DELETE', `/media/${_id}`)).json()).toMatchObject({ message: 'File deleted successfully' });
  expect((await site.get(`/files/${name}`)).statusCode).toBe(404);
});

describe('replacing', () => {
  it('shows the new picture wherever the old one was, as changes that can be undone', async () => {
    const url = await uploaded('old.png', await picture('#aa0000'));
    const before = await itemAt(url);
    await send('PUT', `/media/${before._id}`, { alt: 'The mark' });
    const blog = await addBlog(url, `<p>And here: <img src="${url}" alt="Again"></p>`);
    const trashed = await addBlog(url);
    await send('DELETE', `/blogs/${trashed._id}`);
    const service = (
      await send('POST', '/services', { logo: '/api/v1/files/x.webp', title: 'Care', desc: 'Of wells.' })
    ).json<{ service: Service }>().service;
    await send('POST', `/services/${service._id}/inner`, { title: 'Part', desc: 'Of it.', image: url });
    await send('POST', '/site/logo', { logo: url, title: 'Tridhara' });

    site.clock.pass(1_000);
    const answer = await replace(before._id, uploadOf('file', 'new.png', await picture('#00aa00'), editor));
    expect(answer.json<{ message: string }>().message).toBe('File replaced in 3 places');
    const { mediaItem } = answer.json<{ mediaItem: MediaItem }>();
    expect(mediaItem).toMatchObject({ originalName: 'new.png', alt: 'The mark', kind: 'image' });
    // A new address, so that no cached copy of the old picture is shown.
    expect(mediaItem.url).not.toBe(url);
    expect(mediaItem.usedBy.map(({ collection }) => collection).sort()).toEqual(['blogs', 'services', 'site-settings']);
    const read = (await site.get(`/blogs/${blog._id}`)).json<{ blog: Blog }>().blog;
    expect([read.blogImg, read.version]).toEqual([mediaItem.url, 2]);
    expect(read.content).toContain(`src="${mediaItem.url}"`);
    expect((await site.get('/services')).json()).toMatchObject({
      services: [{ innerServices: [{ title: 'Part', image: mediaItem.url }] }],
    });
    expect((await site.get('/logos')).json()).toMatchObject({ logos: [{ logo: mediaItem.url, title: 'Tridhara' }] });
    // Items in the trash still have the old file, which therefore still exists.
    expect((await itemAt(url)).usedBy.map(({ _id }) => _id)).toEqual([trashed._id]);
    expect((await site.get(`/files/${before.name}`)).statusCode).toBe(200);

    await send('POST', `/blogs/${blog._id}/revisions/1/restore`);
    expect((await site.get(`/blogs/${blog._id}`)).json<{ blog: Blog }>().blog.blogImg).toBe(url);
    await send('POST', `/services/${service._id}/revisions/2/restore`);
    expect((await site.get('/services')).json()).toMatchObject({ services: [{ innerServices: [{ image: url }] }] });
    const entries = await site.services.db.select().from(auditEntries);
    expect(entries.map(({ title }) => title)).toContain('old.png by new.png');
  });

  it('updates the size of a replaced document where it is shown', async () => {
    const url = await uploaded('sheet.pdf', PDF);
    const sector = (
      await send('POST', '/sectors', { name: 'Water', logo: '/api/v1/files/x.webp', description: 'Clean.' })
    ).json<{ sector: { _id: string } }>().sector;
    const subsector = (
      await send('POST', '/subsector', { name: 'Filters', sectorId: sector._id, description: 'Fine.' })
    ).json<{ subsector: { _id: string } }>().subsector;
    const document = { kind: 'tds', title: 'Sheet', language: 'en', revision: '1', date: '2026-01-01' };
    const product = (
      await send('POST', '/product', {
        ...{ subsectorId: subsector._id, logo: '/api/v1/files/x.webp', name: 'Filter', description: 'Fine.', pdf: url },
        ...{ customFields: [], documents: [{ ...document, url, size: PDF.length }] },
      })
    ).json<Product>();
    const longer = Buffer.from(PDF.toString().replace('/MediaBox', '/UserUnit 2 /MediaBox'));
    const answer = await replace((await itemAt(url))._id, uploadOf('file', 'sheet-2.pdf', longer, editor));
    const { url: next, size } = answer.json<{ mediaItem: MediaItem }>().mediaItem;
    expect(size).not.toBe(PDF.length);
    expect((await site.get(`/products/${product._id}`)).json()).toMatchObject({
      product: { pdf: next, documents: [{ title: 'Sheet', url: next, size }] },
    });
  });

  it('accepts only a file of the same kind, from editors, and changes nothing otherwise', async () => {
    const url = await uploaded('kept.png', await picture('#0000aa'));
    const { _id } = await itemAt(url);
    const { total } = await library();
    const status = async (id: string, upload: Pick<InjectOptions, 'payload' | 'headers'>) =>
      (await replace(id, upload)).statusCode;
    const good = await picture('#00aaaa');
    expect(await status(_id, uploadOf('file', 'a.pdf', PDF, editor))).toBe(415);
    expect(await status(_id, uploadOf('file', 'a.png', Buffer.from('no picture'), editor))).toBe(415);
    expect(await status(_id, uploadOf('image', 'a.png', good, editor))).toBe(400);
    expect(await status(_id, uploadOf('file', 'a.png', Buffer.alloc(5_242_881), editor))).toBe(413);
    expect(await status('none', uploadOf('file', 'a.png', good, editor))).toBe(404);
    expect(await status(_id, uploadOf('file', 'a.png', good))).toBe(401);
    expect(await status(_id, uploadOf('file', 'a.png', good, await site.signedIn('recruiter')))).toBe(403);
    expect((await library()).total).toBe(total);
    expect(await site.services.db.$count(files)).toBe(total);
  });
});

describe('a focal point and a crop', () => {
  const shownBy = async (id: string) => (await site.get(`/blogs/${id}`)).json<{ blog: Blog }>().blog;

  it('apply wherever the picture is shown, as changes that can be undone, and leave texts as they are', async () => {
    const url = await uploaded('focus.png', await picture('#884400'));
    const { _id, version } = await itemAt(url);
    const text = `<p><img src="${url}" alt="In the text"></p>`;
    const blog = await addBlog(url, text);
    const other = await addBlog('/api/v1/files/other.webp', text);
    const saved = await send('PUT', `/media/${_id}`, { focus: { x: 30, y: 100 }, version });
    expect(saved.json()).toMatchObject({
      message: 'Focal point saved successfully',
      mediaItem: { url, focus: { x: 30, y: 100 } },
    });
    const { usedBy } = saved.json<{ mediaItem: MediaItem }>().mediaItem;
    expect(new Set(usedBy.map((use) => use._id))).toEqual(new Set([blog._id, other._id]));
    const read = await shownBy(blog._id);
    expect([read.blogImg, read.version]).toEqual([`${url}#30,100`, 2]);
    expect(read.content).toContain(`src="${url}"`);
    expect((await shownBy(other._id)).version).toBe(1);
    // It is still the same used file, and a replacement has the same focal point.
    expect((await itemAt(url)).usedBy).toHaveLength(2);
    const answer = await replace(_id, uploadOf('file', 'next.png', await picture('#448800'), editor));
    const next = answer.json<{ mediaItem: MediaItem }>().mediaItem;
    expect((await shownBy(blog._id)).blogImg).toBe(`${next.url}#30,100`);
    await send('PUT', `/media/${next._id}`, { focus: { x: 50, y: 50 } });
    expect((await shownBy(blog._id)).blogImg).toBe(next.url);
    for (const focus of [{ x: 101, y: 0 }, { x: 1.5, y: 0 }, { x: 1 }]) {
      expect((await send('PUT', `/media/${next._id}`, { focus })).statusCode).toBe(400);
    }
  });

  it('crops from the original every time, keeps it, and restores it', async () => {
    const halves = sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } }).composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } }, left: 20, top: 0 },
    ]);
    const url = await uploaded('halves.png', await halves.png().toBuffer());
    const original = await itemAt(url);
    await send('PUT', `/media/${original._id}`, { alt: 'Two halves', focus: { x: 0, y: 0 } });
    const blog = await addBlog(`${url}#0,0`);
    const crop = async (id: string, part: object) => {
      site.clock.pass(1_000);
      return send('PUT', `/media/${id}/crop`, part);
    };
    const first = await crop(original._id, { left: 20, top: 0, width: 20, height: 20 });
    expect(first.json()).toMatchObject({ message: 'Picture cropped in one place' });
    const blue = first.json<{ mediaItem: MediaItem }>().mediaItem;
    expect(blue).toMatchObject({ width: 20, height: 20, alt: 'Two halves', originalId: original._id });
    expect((await shownBy(blog._id)).blogImg).toBe(blue.url);
    const bytes = (await site.get(`/files/${blue.name}`)).rawPayload;
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);

    const second = (await crop(blue._id, { left: 0, top: 0, width: 30, height: 10 })).json<{ mediaItem: MediaItem }>();
    expect(second.mediaItem).toMatchObject({ width: 30, height: 10, originalId: original._id });
    expect((await crop(blue._id, { left: 30, top: 0, width: 11, height: 10 })).statusCode).toBe(400);
    expect((await send('DELETE', `/media/${original._id}`)).json()).toMatchObject({
      message: 'A picture was cropped from this file: delete that first',
    });
    const back = await send('DELETE', `/media/${second.mediaItem._id}/crop`);
    expect(back.json()).toMatchObject({ message: 'Original shown in one place', mediaItem: { url } });
    expect((await shownBy(blog._id)).blogImg).toBe(`${url}#0,0`);
    expect((await send('DELETE', `/media/${original._id}/crop`)).statusCode).toBe(409);
    const pdf = await itemAt(await uploaded('no.pdf', PDF));
    expect((await crop(pdf._id, { left: 0, top: 0, width: 1, height: 1 })).statusCode).toBe(409);
    const recruiter = await site.signedIn('recruiter');
    expect((await site.call('DELETE', `/media/${blue._id}/crop`, undefined, recruiter)).statusCode).toBe(403);
  });
});

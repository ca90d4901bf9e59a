import type { AuditEntry, Blog } from 'api-client';
import { startTestApp, testAdmin, testApp } from '../../../test/harness';
import { MINUTE } from '../../clock';
import { auditEntries, blogs, livePreviews, revisions, webhookDeliveries } from '../../database/schema';

const site = testApp({ content: true });
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const words = { title: 'A draft', content: '<p>Not yet.</p>', blogImg: '/api/v1/files/a.webp', author: 'Nandini Rao' };
const published = async (): Promise<Blog> =>
  (await site.call('POST', '/blogs', words, editor)).json<{ blog: Blog }>().blog;
const type = (body: object, who = editor, collection = 'blogs') =>
  site.call('POST', `/live-previews/${collection}`, body, who);
const pathOf = async (body: object) => (await type(body)).json<{ preview: { path: string } }>().preview.path;
const follow = (path: string, of = site) => of.get(`/previews/${decodeURIComponent(path.split('/').at(-1) ?? '')}`);

it('shows typed changes, sanitised as they would be saved, and leaves the item as it was', async () => {
  const blog = await published();
  const { db } = site.services;
  const everything = async () =>
    JSON.stringify([
      await db.select().from(blogs),
      await db.select().from(revisions),
      await db.select().from(auditEntries),
      await db.select().from(webhookDeliveries),
    ]);
  const before = await everything();
  const content = '<p onclick="x()">Typed<script>alert(1)</script></p>';
  const path = await pathOf({ id: blog._id, fields: { ...words, title: 'Typed title', content, status: 'published' } });
  expect(path).toMatch(/^\/preview\/blogs\/live~[\w-]{43}$/);
  const { statusCode, headers, body } = await follow(path);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body)).toMatchObject({
    preview: {
      collection: 'blogs',
      item: { _id: blog._id, title: 'Typed title', content: '<p>Typed</p>', status: 'draft', publishAt: null },
    },
  });
  expect(await everything()).toBe(before);
  expect((await site.get(`/blogs/${blog._id}`)).json()).toMatchObject({ blog: { title: 'A draft', version: 1 } });
});

it('shows an item that was never saved, and stores none', async () => {
  const count = async () => (await site.services.db.select().from(blogs)).length;
  const before = await count();
  const path = await pathOf({ fields: { ...words, title: 'Never saved' } });
  expect((await follow(path)).json()).toMatchObject({ preview: { item: { title: 'Never saved', status: 'draft' } } });
  expect(await count()).toBe(before);
});

it('names invalid fields', async () => {
  const answer = await type({ fields: { ...words, title: '', content: 5 } });
  expect(answer.statusCode).toBe(400);
  const paths = answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path);
  expect(paths.sort()).toEqual(['content', 'title']);
  expect((await type({ id: 'nothing', fields: words })).statusCode).toBe(404);
  expect((await type({ fields: words }, editor, 'admins')).statusCode).toBe(400);
});

it('is for users who may change the item', async () => {
  const blog = await published();
  expect((await type({ id: blog._id, fields: words }, recruiter)).statusCode).toBe(403);
  expect((await site.call('POST', '/live-previews/blogs', { fields: words })).statusCode).toBe(401);
  const job = { title: 'Mud engineer', location: 'Jorhat', detail: 'Mud.' };
  expect((await type({ fields: job }, recruiter, 'job-postings')).statusCode).toBe(201);
  const entries = (await site.get('/audit?limit=5', await site.signedIn('owner'))).json<{ entries: AuditEntry[] }>();
  expect(JSON.stringify(entries)).not.toContain('Mud engineer');
});

it('ends within a minute, stores no token, and is shown by every server', async () => {
  const path = await pathOf({ fields: words });
  const other = await startTestApp({ beside: site });
  try {
    expect((await other.app.inject(`/api/v1/previews/${path.split('/').at(-1)}`)).statusCode).toBe(200);
  } finally {
    await other.close();
  }
  const rows = await site.services.db.select().from(livePreviews);
  expect(JSON.stringify(rows)).not.toContain(path.split('~').at(-1));
  site.clock.pass(MINUTE);
  expect((await follow(path)).statusCode).toBe(404);
  await pathOf({ fields: words });
  expect(await site.services.db.select().from(livePreviews)).toHaveLength(1);
});

import type { AuditEntry, PreviewLink } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { DAY } from '../../clock';
import { previewLinks } from '../../database/schema';
import { cleanUpLinks } from './preview-links';

const site = testApp({ content: true });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const draft = async (): Promise<string> => {
  const blog = { title: 'A draft', content: '<p>Not yet.</p>', blogImg: '/api/v1/files/a.webp', author: 'Nandini Rao' };
  const answer = await site.call('POST', '/blogs', { ...blog, status: 'draft' }, editor);
  return answer.json<{ blog: { _id: string } }>().blog._id;
};
const share = (id: string, days: number, who = editor, collection = 'blogs') =>
  site.call('POST', `/preview-links/${collection}/${id}`, { days }, who);
const linkOf = async (id: string, days = 7) => {
  site.clock.pass(1_000);
  return (await share(id, days)).json<{ link: PreviewLink & { path: string } }>().link;
};
const follow = (path: string) => site.get(`/previews/${path.split('/').at(-1)}`);

it('shows the current draft to anyone with its link, and forbids caching', async () => {
  const id = await draft();
  expect((await site.get(`/blogs/${id}`)).statusCode).toBe(404);
  const { path } = await linkOf(id);
  expect(path).toMatch(/^\/preview\/blogs\/[\w-]{43}$/);
  await site.call('PUT', `/blogs/${id}`, { title: 'A better draft' }, editor);
  const { statusCode, headers, body } = await follow(path);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body)).toMatchObject({
    preview: { collection: 'blogs', item: { title: 'A better draft', status: 'draft' }, state: 'new' },
  });
  expect((await site.get(`/blogs/${id}`)).statusCode).toBe(404);
  expect((await follow(`${path.slice(0, -1)}_`)).statusCode).toBe(404);
});

it('shows the changes of a published item, and the item itself once they are published', async () => {
  const id = await draft();
  await site.call('PUT', `/blogs/${id}`, { status: 'published' }, editor);
  const { blog } = (await site.get(`/blogs/${id}`)).json<{ blog: { updatedAt: string } }>();
  const changed = { fields: { title: 'Changed' }, version: Date.parse(blog.updatedAt) };
  const saved = await site.call('PUT', `/pending-changes/blogs/${id}`, changed, editor);
  const { version } = saved.json<{ pendingChange: { version: number } }>().pendingChange;
  const { path } = await linkOf(id);
  expect((await follow(path)).json()).toMatchObject({
    preview: { state: 'changed', item: { title: 'Changed', status: 'draft' } },
  });
  await site.call('POST', `/pending-changes/blogs/${id}/publish`, { version }, editor);
  expect((await follow(path)).json()).toMatchObject({
    preview: { state: 'published', item: { title: 'Changed', status: 'published' } },
  });
});

it('lets users share an item if they may change it', async () => {
  const id = await draft();
  const { _id } = await linkOf(id);
  expect((await share(id, 7, recruiter)).statusCode).toBe(403);
  expect((await site.get(`/preview-links/blogs/${id}`, recruiter)).statusCode).toBe(403);
  expect((await site.call('DELETE', `/preview-links/${_id}`, undefined, recruiter)).statusCode).toBe(403);
  expect((await site.get(`/preview-links/blogs/${id}`, editor)).json()).toMatchObject({ links: [{ _id }] });
  const job = { title: 'Mud engineer', location: 'Jorhat', detail: 'Mud.', status: 'draft' };
  const added = await site.call('POST', '/job-postings', job, recruiter);
  const { jobPosting } = added.json<{ jobPosting: { _id: string } }>();
  const shared = await share(jobPosting._id, 1, recruiter, 'job-postings');
  expect(shared.json()).toMatchObject({ link: { createdBy: 'The recruiter' } });
});

it('refuses other kinds, other spans and too many links', async () => {
  const id = await draft();
  expect((await share(id, 7, owner, 'admins')).statusCode).toBe(400);
  expect((await share(id, 365)).statusCode).toBe(400);
  expect((await share('nothing', 7)).statusCode).toBe(404);
  for (let link = 0; link < 20; link += 1) expect((await share(id, 1)).statusCode).toBe(201);
  expect((await share(id, 1)).statusCode).toBe(409);
});

it('stores no secret: neither the table nor the log has the path of the draft', async () => {
  const id = await draft();
  const token = (await linkOf(id)).path.split('/').at(-1) ?? '';
  const entries = (await site.get('/audit?collection=preview-links', owner)).json<{ entries: AuditEntry[] }>().entries;
  expect(entries[0]).toMatchObject({ action: 'create', title: 'A draft' });
  expect(JSON.stringify([entries, await site.services.db.select().from(previewLinks)])).not.toContain(token);
});

it('ends a link when it expires, when an editor ends it, and when the item is deleted', async () => {
  const id = await draft();
  const [day, month, ended] = [await linkOf(id, 1), await linkOf(id, 30), await linkOf(id)];
  const listed = async (who = editor) =>
    (await site.get(`/preview-links/blogs/${id}`, who)).json<{ links: PreviewLink[] }>().links;
  expect((await listed()).map(({ _id }) => _id)).toEqual([ended._id, month._id, day._id]);
  expect((await site.call('DELETE', `/preview-links/${ended._id}`, undefined, editor)).statusCode).toBe(200);
  expect((await follow(ended.path)).statusCode).toBe(404);
  site.clock.pass(DAY);
  expect((await follow(day.path)).statusCode).toBe(404);
  expect((await follow(month.path)).statusCode).toBe(200);
  await cleanUpLinks(site.services);
  // The former session has ended, too.
  const later = await site.signedIn('editor');
  expect((await listed(later)).map(({ _id }) => _id)).toEqual([month._id]);
  await site.call('DELETE', `/blogs/${id}`, undefined, later);
  expect((await follow(month.path)).statusCode).toBe(404);
});

import type { Blog, JobApplication } from 'api-client';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { DAY } from '../src/clock';
import * as schema from '../src/database/schema';
import { purgeTrash } from '../src/modules/versioned-content-types';
import { testApp } from './harness';
import { addJob, applicationTo } from './jobs';
import { subscribeTo } from './subscriptions';

const site = testApp({ newForEachTest: true });

/** The tables that contain a text, in any column. */
async function tablesWith(text: RegExp): Promise<string[]> {
  const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = JSON.stringify(await site.services.db.select().from(table));
      return text.test(rows) ? [getTableName(table)] : [];
    }),
  );
  return found.flat().sort();
}

const withKey = (headers: Record<string, string>) => ({ ...headers, 'idempotency-key': 'one' });
const GONE = { success: false, message: 'This was stored, and has been deleted since' };

it('erases the data of a person everywhere, also from stored answers', async () => {
  const [owner, job] = [await site.signedIn('owner'), await addJob(site)];
  const person = { fullName: 'Zebedee Quill', email: 'zebedee@quill.example' };
  await site.post('/job-applications', await applicationTo(site, job._id, person), withKey({}));
  await site.post('/job-applications', await applicationTo(site, job._id, person));
  await site.post(
    '/contact',
    { ...person, name: person.fullName, message: 'From Zebedee', consent: true },
    withKey({}),
  );
  await subscribeTo(site, 'newsletter', person.email);
  const { jobApplications } = (await site.get('/job-applications', owner)).json<{
    jobApplications: JobApplication[];
  }>();
  const startsAt = new Date(site.clock.now().getTime() + DAY).toISOString();
  const interview = { startsAt, minutes: 45, place: 'Jorhat', message: 'Zebedee comes by train' };
  const path = `/job-applications/${jobApplications[0]?._id}/interviews`;
  expect((await site.post(path, interview, withKey(owner))).json()).toMatchObject({ success: true });
  await site.post('/people-data/find', { email: person.email }, withKey(owner));
  const filter = { list: 'job-applications', name: 'One person', query: 'search=zebedee%40quill.example' };
  await site.call('PUT', '/saved-filters', filter, owner);
  await site.services.mail.flush();
  expect(await tablesWith(/zebedee/i)).not.toEqual([]);

  await site.post('/people-data/erase', { email: person.email }, withKey(owner));
  expect(await tablesWith(/zebedee/i)).toEqual([]);
  const again = await site.post(path, interview, withKey(owner));
  expect([again.statusCode, again.json()]).toEqual([410, expect.objectContaining(GONE)]);
});

it('leaves only audit entries of deleted content after its time in the trash', async () => {
  const editor = await site.signedIn('editor');
  const body = { title: 'Zebra', content: '<p>x</p>', blogImg: '/api/v1/files/a.webp', author: 'A', status: 'draft' };
  const { blog } = (await site.post('/blogs', body, withKey(editor))).json<{ blog: Blog }>();
  await site.call('PUT', `/blogs/${blog._id}`, { summary: 'Of zebras' }, editor);
  await site.post(`/preview-links/blogs/${blog._id}`, { days: 7 }, withKey(editor));
  await site.call('DELETE', `/blogs/${blog._id}`, undefined, editor);
  expect((await site.post('/blogs', body, withKey(editor))).json()).toMatchObject({ blog: { title: 'Zebra' } });
  await site.services.db.update(schema.blogs).set({ deletedAt: sql`'2000-01-01'` });
  await purgeTrash(site.services);

  expect(await tablesWith(new RegExp(`zebra|${blog._id}`, 'i'))).toEqual(['audit_entries']);
  expect((await site.get(`/blogs/${blog._id}/revisions`, editor)).json()).toMatchObject({ revisions: [], total: 0 });
  const again = await site.post('/blogs', body, withKey(editor));
  expect([again.statusCode, again.json()]).toEqual([410, expect.objectContaining(GONE)]);
});

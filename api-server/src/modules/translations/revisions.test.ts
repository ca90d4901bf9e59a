import type { Blog, Revision, Translation } from 'api-client';
import { eq } from 'drizzle-orm';
import { testAdmin, testApp } from '../../../test/harness';
import { revisions } from '../../database/schema';

const site = testApp({ environment: { LANGUAGES: 'hi,gu' } });
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const BLOG = {
  ...{ title: 'Sea fog', summary: 'When fog comes', content: '<p>Fog.</p>', author: 'A. Rao' },
  ...{ blogImg: '/api/v1/files/b.png', authorImg: '' },
};
let address = '';
let id = '';
let version = 0;
const translate = async (method: 'PUT' | 'POST', path: string, body: object) => {
  const answer = await site.call(method, address + path, { version, ...body }, editor);
  ({ version } = answer.json<{ translation: Translation }>().translation);
  return answer.json<{ message: string; translation: Translation }>();
};
const publish = async (title: string): Promise<void> => {
  await translate('PUT', '', { fields: { title: { value: title } } });
  await translate('POST', '/publish', {});
};
const listed = async () => (await site.get(`${address}/revisions`, editor)).json<{ revisions: Revision[] }>().revisions;
const titles = async () => (await listed()).map(({ content }) => [content['title'], content['status']]);

beforeEach(async () => {
  id = (await site.call('POST', '/blogs', BLOG, editor)).json<{ blog: Blog }>().blog._id;
  address = `/translations/hi/blogs/${id}`;
  version = 0;
});

it('lists what readers saw, newest first, and no save', async () => {
  await publish('कोहरा');
  await publish('समुद्री कोहरा');
  await translate('POST', '/unpublish', {});
  expect(await titles()).toEqual([
    ['समुद्री कोहरा', 'draft'],
    ['समुद्री कोहरा', 'published'],
    ['कोहरा', 'published'],
  ]);
  expect((await site.get(`${address}/revisions`, recruiter)).statusCode).toBe(403);
  expect((await site.get(`${address}/revisions`)).statusCode).toBe(401);
});

it('restores the texts of a revision without publishing them, as out of date where the English text was changed', async () => {
  await publish('कोहरा');
  await site.call('PUT', `/blogs/${id}`, { ...BLOG, title: 'Fog at sea' }, editor);
  await publish('समुद्र पर कोहरा');
  const first = (await listed()).at(-1)?.number;
  const { message, translation } = await translate('POST', `/revisions/${first}/restore`, {});
  expect(message).toContain('Visitors see it when you publish');
  expect(translation.fields[0]).toMatchObject({ value: 'कोहरा', published: 'समुद्र पर कोहरा', state: 'outdated' });
  const shown = (await site.get(`/blogs/${id}?locale=hi`)).json<{ blog: Blog }>().blog;
  expect(shown.title).toBe('समुद्र पर कोहरा');
});

it('refuses a revision that does not exist, and a stale version with the current translation', async () => {
  await publish('कोहरा');
  expect((await site.call('POST', `${address}/revisions/99/restore`, { version }, editor)).statusCode).toBe(404);
  const stale = await site.call('POST', `${address}/revisions/2/restore`, { version: 0 }, editor);
  expect([stale.statusCode, stale.json<{ current: Translation }>().current.version]).toEqual([409, version]);
});

it('keeps the publication that was there before the history', async () => {
  await publish('कोहरा');
  await site.services.db.delete(revisions).where(eq(revisions.collection, 'translations'));
  await publish('समुद्री कोहरा');
  expect((await titles()).map(([title]) => title)).toEqual(['समुद्री कोहरा', 'कोहरा']);
});

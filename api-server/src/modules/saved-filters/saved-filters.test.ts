import type { SavedFilter } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp();
const owner = testAdmin(site, 'owner');
const recruiter = testAdmin(site, 'recruiter');

const save = async (name: string, query: string, who = recruiter, list = 'job-applications') =>
  site.call('PUT', '/saved-filters', { list, name, query }, who);
const saved = async (who = recruiter, list = 'job-applications') =>
  (await site.get(`/saved-filters?list=${list}`, who)).json<{ savedFilters: SavedFilter[] }>().savedFilters;

it('saves filters of a list by name for the account alone', async () => {
  const first = await save('New ones', 'state=new');
  expect(first.json()).toMatchObject({
    message: 'Filters saved',
    savedFilter: { name: 'New ones', query: 'state=new' },
  });
  await save(' New ones ', 'state=new&sort=-createdAt');
  await save('Assam', 'search=assam');
  await save('Webhooks', 'sort=name', recruiter, 'x/events/talks');
  expect((await saved()).map(({ name, query }) => [name, query])).toEqual([
    ['Assam', 'search=assam'],
    ['New ones', 'state=new&sort=-createdAt'],
  ]);
  expect(await saved(recruiter, 'x/events/talks')).toMatchObject([{ name: 'Webhooks' }]);
  expect(await saved(owner)).toEqual([]);

  const [assam] = await saved();
  const path = `/saved-filters/${assam?._id}`;
  expect((await site.call('DELETE', path, undefined, owner)).statusCode).toBe(404);
  expect((await site.call('DELETE', path, undefined, recruiter)).json()).toMatchObject({
    message: 'Saved filter deleted',
  });
  expect(await saved()).toMatchObject([{ name: 'New ones' }]);
});

it.each([
  ['list', { list: '/admin/blogs' }],
  ['list', { list: undefined }],
  ['name', { name: ' ' }],
  ['name', { name: 'n'.repeat(61) }],
  ['query', { query: 'q'.repeat(2_049) }],
])('refuses a wrong %s: %j', async (path, wrong) => {
  const body = { list: 'blogs', name: 'Mine', query: 'search=a', ...wrong };
  const refused = await site.call('PUT', '/saved-filters', body, owner);
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ path }] }]);
});

it('has a limit for a list and for an account, also for calls at the same time', async () => {
  const calls = Array.from({ length: 22 }, (_, at) => save(`Filter ${at}`, 'search=a', owner, 'blogs'));
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409, 409]);
  const [one] = await saved(owner, 'blogs');
  expect((await save(one?.name ?? '', 'search=b', owner, 'blogs')).statusCode).toBe(200);
  for (let at = 0; at < 180; at += 1) await save(`Filter ${at % 20}`, 'search=a', owner, `list-${Math.floor(at / 20)}`);
  const refused = await save('Further', 'search=a', owner, 'news');
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { message: expect.stringContaining('200 saved') }]);
});

import { testAdmin, testApp } from '../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');

interface Answer {
  readonly total: number;
  readonly facets: readonly { readonly values: readonly { readonly value: string; readonly count: number }[] }[];
}

const blog = { title: 'Pump 7', content: '<p>Text.</p>', blogImg: '/api/v1/files/pump.webp', author: 'Asha Rao' };
const list = async (query = ''): Promise<Answer> =>
  (await site.app.inject({ url: `/api/v1/blogs?limit=3&facets=1${query}` })).json();
const tagged = async (tag: string): Promise<number> =>
  (await list()).facets.flatMap(({ values }) => values).find(({ value }) => value === tag)?.count ?? 0;
async function add(change: object): Promise<string> {
  const answer = await site.app.inject({
    ...{ method: 'POST', url: '/api/v1/blogs', headers: editor },
    payload: { ...blog, ...change },
  });
  return answer.json<{ blog: { _id: string } }>().blog._id;
}

it('counts the results of a list once for all of its pages', async () => {
  const { total } = await list();
  const asked = jest.spyOn(site.services.db, 'select');
  try {
    expect((await list('&page=2')).total).toBe(total);
    // The rows: the query of the revision was prepared by the first list.
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    asked.mockRestore();
  }
});

it('counts every change at once', async () => {
  const before = await list();
  const id = await add({ tags: ['Pumps'] });
  expect((await list()).total).toBe(before.total + 1);
  expect(await tagged('Pumps')).toBe(1);
  await site.app.inject({ method: 'DELETE', url: `/api/v1/blogs/${id}`, headers: editor });
  expect((await list()).total).toBe(before.total);
  expect(await tagged('Pumps')).toBe(0);
});

it('counts scheduled items from their moment on, without a change in the database', async () => {
  const { total } = await list();
  await add({ status: 'scheduled', publishAt: new Date(site.clock.now().getTime() + 60_000).toISOString() });
  expect((await list()).total).toBe(total);
  site.clock.pass(60_000);
  expect((await list()).total).toBe(total + 1);
});

it('finds words in several fields, without regard to case and accents', async () => {
  await add({ title: 'Résumé of a DRILLING season', author: 'Zoë' });
  expect((await list('&search=resume%20drilling%20zoe')).total).toBe(1);
  expect((await list('&search=r%C3%A9sum%C3%A9%20Zo%C3%AB')).total).toBe(1);
  expect((await list('&search=resume%25')).total).toBe(0);
});

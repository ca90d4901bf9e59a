import { testAdmin, testApp } from '../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');
const owner = testAdmin(site, 'owner');

const banner = { image: '/api/v1/files/b.png', alt: 'A rig', heading: 'Build with us', text: 'Come.' };

it.each([
  ['career-banner', 'POST', '/career-banner', banner, { ...banner, heading: 'Grow with us' }],
  ['site-settings', 'POST', '/site/email', { email: 'one@tridhara.example' }, { email: 'two@tridhara.example' }],
] as const)(
  'makes and changes the one %s, keeps each state, and writes both down',
  async (collection, method, url, one, two) => {
    expect((await site.call(method, url, one, editor)).statusCode).toBe(200);
    expect((await site.call(method, url, { ...two, version: 1 }, editor)).statusCode).toBe(200);
    const stale = await site.call(method, url, { ...one, version: 1 }, editor);
    expect(stale.statusCode).toBe(409);
    const { current } = stale.json<{ current: { _id: string } }>();
    expect(current).toMatchObject({ ...two, version: 2 });
    const { revisions } = (await site.get(`/${collection}/${current._id}/revisions`, editor)).json<{
      revisions: { content: object }[];
    }>();
    expect(revisions.map(({ content }) => content)).toMatchObject([two, one]);
    const { entries } = (await site.get(`/audit?collection=${collection}`, owner)).json<{
      entries: { action: string }[];
    }>();
    expect(entries.map(({ action }) => action)).toEqual(['update', 'create']);
  },
);

import { testAdmin, testApp } from '../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');
const owner = testAdmin(site, 'owner');

const banner = { image: '/api/v1/files/b.png', alt: 'A rig', heading: 'Build with us', text: 'Come.' };

it.each([
  ['career-banner', editor, '/career-banner', banner, { ...banner, heading: 'Grow with us' }],
  ['site-settings', owner, '/site/email', { email: 'one@tridhara.example' }, { email: 'two@tridhara.example' }],
] as const)(
  'creates and changes the one %s, with a revision and an audit entry each',
  async (collection, who, url, one, two) => {
    expect((await site.post(url, one, who)).statusCode).toBe(200);
    expect((await site.post(url, { ...two, version: 1 }, who)).statusCode).toBe(200);
    const stale = await site.post(url, { ...one, version: 1 }, who);
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

it('lets only owners change the contact address, emails them and the old address, and restores no former one', async () => {
  expect((await site.post('/site/email', { email: 'thief@example.com' }, editor)).statusCode).toBe(403);
  await site.post('/site/email', { email: 'before@tridhara.example' }, owner);
  const emailCounts = async () => [
    (await site.mailTo('before@tridhara.example')).length,
    (await site.mailTo('owner2@tridhara.example')).length,
  ];
  const [before = 0, owners = 0] = await emailCounts();
  await site.post('/site/email', { email: 'after@tridhara.example' }, owner);
  await site.post('/site/email', { email: 'after@tridhara.example' }, owner);
  expect(await emailCounts()).toEqual([before + 1, owners + 1]);
  const [settings] = (await site.get('/logos')).json<{ logos: { _id: string; email: string; version: number }[] }>()
    .logos;
  const restored = await site.post(`/site-settings/${settings?._id}/revisions/1/restore`, {}, editor);
  expect(restored.statusCode).toBe(200);
  expect((await site.get('/logos')).json()).toMatchObject({ logos: [{ email: 'after@tridhara.example' }] });
});

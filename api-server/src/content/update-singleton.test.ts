import { testAdmin, testApp } from '../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');
const owner = testAdmin(site, 'owner');

const banner = { image: '/api/v1/files/b.png', alt: 'A rig', heading: 'Build with us', text: 'Come.' };

it.each([
  ['career-banner', editor, '/career-banner', banner, { ...banner, heading: 'Grow with us' }],
  ['menus', owner, '/menus', { navbar: [{ id: 'content.news' }] }, { navbar: [{ label: 'Fairs', path: '/fairs' }] }],
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
    const { revisions } = (await site.get(`/${collection}/${current._id}/revisions`, who)).json<{
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

it('lets only owners change the menus, refuses an entry that leads to nothing, and answers them with the settings', async () => {
  const set = (navbar: unknown, who = owner) => site.post('/menus', { navbar }, who);
  expect((await set([], editor)).statusCode).toBe(403);
  const parent = { label: 'Company', entries: [{ label: 'Fairs', path: '/pages/fairs' }] };
  for (const [entry, message] of [
    [{ ...parent, entries: [] }, 'Company leads to nothing: give it an address, or entries below it'],
    [{ path: '/pages/fairs' }, 'Label is required'],
    [
      { label: 'Fairs', path: 'javascript:alert(1)' },
      'Address must be a page, such as /contact, or begin with https://, mailto: or tel:',
    ],
  ] as const) {
    const refused = await set([entry]);
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining(message)]);
  }
  expect((await site.post('/menus', { footer: [parent] }, owner)).body).toContain('has no submenus');
  expect((await set([parent, { id: 'content.news', hidden: true }])).statusCode).toBe(200);
  await site.post('/site/email', { email: 'office@tridhara.example' }, owner);
  expect((await site.get('/logos')).json()).toMatchObject({
    logos: [{ menus: { navbar: [parent, { id: 'content.news', hidden: true }], footer: [] } }],
  });
});

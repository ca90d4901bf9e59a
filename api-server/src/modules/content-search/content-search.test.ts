import { testApp } from '../../../test/harness';

const site = testApp();

it('finds content of every kind by its title, the last edited first, for users who may change it', async () => {
  const editor = await site.signedIn('editor');
  const recruiter = await site.signedIn('recruiter');
  const find = async (query: string, headers = editor) =>
    (await site.get(`/content${query}`, headers)).json<{ content: { title: string; editedBy: string }[] }>().content;
  const titles = async (query: string, headers = editor) => (await find(query, headers)).map(({ title }) => title);
  const add = (path: string, body: object) => site.call('POST', path, body, editor);

  const blog = { content: '<p>Text.</p>', blogImg: '/api/v1/files/b.webp', author: 'Nandini Rao' };
  const { blog: first } = (await add('/blogs', { ...blog, title: 'Água in 100% of wells' })).json<{
    blog: { _id: string };
  }>();
  site.clock.pass(1_000);
  await add('/clients', { name: 'Wells & Water', logo: '/api/v1/files/a.webp', status: 'draft' });
  site.clock.pass(1_000);
  await add('/job-postings', { title: 'Well engineer', location: 'Hazira', role: ['Engineer'], detail: 'Drill.' });
  expect(await titles('')).toEqual(['Well engineer', 'Wells & Water', 'Água in 100% of wells']);
  expect(await titles('?search=agua wells')).toEqual(['Água in 100% of wells']);
  expect(await titles('?search=100%25 of')).toEqual(['Água in 100% of wells']);
  expect(await titles('?status=draft')).toEqual(['Wells & Water']);
  expect(await titles('', recruiter)).toEqual(['Well engineer']);

  site.clock.pass(1_000);
  await site.call('PUT', `/blogs/${first._id}`, { title: 'Wells' }, await site.signedIn('owner'));
  expect(await find('?limit=1')).toEqual([
    expect.objectContaining({ title: 'Wells', editedBy: 'The owner', collection: 'blogs', status: 'published' }),
  ]);
  await site.call('DELETE', `/blogs/${first._id}`, undefined, editor);
  expect(await titles('?search=wells')).toEqual(['Wells & Water']);
  expect((await site.get('/content')).statusCode).toBe(401);

  // The answer of a visitor is not a draft.
  const form = { title: 'Samples', introduction: '', agreement: 'I agree.', button: 'Send', keptMonths: 3 };
  const { form: samples } = (await add('/forms', { ...form, questions: [{ label: 'Company', kind: 'line' }] })).json<{
    form: { _id: string };
  }>();
  await site.post(`/x/forms/f${samples._id}`, { name: 'Asha Rao', email: 'asha@example.com', consent: true });
  expect(await titles('?status=draft')).toEqual(['Wells & Water']);
  expect(await titles('?search=asha')).toEqual(['Asha Rao']);
});

it('lists the published items and the menus that link to a page, but not those that link to a longer address', async () => {
  const owner = await site.signedIn('owner');
  const titles = async () =>
    (await site.get('/content/links?path=/pages/fairs', owner))
      .json<{ links: { title: string }[] }>()
      .links.map(({ title }) => title)
      .sort();
  const add = (title: string, href: string, status = 'published') =>
    site.post(
      '/blogs',
      {
        ...{ title, status, content: `<p><a href="${href}">Text</a></p>` },
        ...{ blogImg: '/api/v1/files/b.webp', author: 'Nandini Rao' },
      },
      owner,
    );
  await add('Other', '/pages/fairs-2026');
  await add('Draft', '/pages/fairs', 'draft');
  expect(await titles()).toEqual([]);
  await add('Linking', '/pages/fairs#dates');
  await site.post('/menus', { footer: [{ label: 'Fairs', path: '/pages/fairs' }] }, owner);
  expect(await titles()).toEqual(['Linking', 'Menus']);
  await site.post('/menus', { footer: [{ label: 'Fairs', path: '/pages/fairs', hidden: true }] }, owner);
  expect(await titles()).toEqual(['Linking']);
  expect((await site.get('/content/links?path=/pages/fairs', await site.signedIn('recruiter'))).statusCode).toBe(403);
});

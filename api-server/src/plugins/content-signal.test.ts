import { testApp } from '../../test/harness';
import { MINUTE } from '../clock';
import { publishDue } from '../modules/versioned-content-types';

const site = testApp();

const revision = async (): Promise<string> =>
  (await site.app.inject('/content-revision')).json<{ revision: string }>().revision;
const blog = { title: 'Tide', content: '<p>T.</p>', blogImg: '/api/v1/files/b.webp', author: 'N' };

it('the answer to a change of content has a new revision', async () => {
  const before = await revision();
  const answer = await site.call('POST', '/blogs', blog, await site.signedIn('editor'));
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['x-content-revision']).toBe(await revision());
  expect(await revision()).not.toBe(before);
});

it('forged tokens get no revision, and other calls do not change it', async () => {
  const before = await revision();
  const forged = { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz0123456789' };
  const events = [{ kind: 'vital', name: 'LCP', value: 1, page: '/' }];
  const telemetry = await site.call('POST', '/telemetry', { events }, forged);
  const message = { name: 'A', email: 'a@b.example', message: 'Hello', consent: true };
  const contact = await site.call('POST', '/contact', message, forged);
  const login = await site.call('POST', '/auth/login', { email: 'a@b.example', password: 'wrong wrong wrong' });
  const refused = await site.call('POST', '/blogs', {}, await site.signedIn('editor'));
  for (const { headers } of [telemetry, contact, login, refused]) expect(headers['x-content-revision']).toBeUndefined();
  await site.call('POST', '/auth/logout', {}, await site.signedIn('editor'));
  expect(await revision()).toBe(before);
});

it('a scheduled item that appears changes the revision, and is in its history and the audit log', async () => {
  const publishAt = new Date(site.clock.now().getTime() + MINUTE).toISOString();
  const scheduled = { ...blog, title: 'Ebb', status: 'scheduled', publishAt };
  const editor = await site.signedIn('editor');
  const { _id } = (await site.call('POST', '/blogs', scheduled, editor)).json<{ blog: { _id: string } }>().blog;
  const before = await revision();
  site.clock.pass(2 * MINUTE);
  await publishDue(site.services);
  expect(await revision()).not.toBe(before);
  const { entries } = (await site.get('/audit', await site.signedIn('owner'))).json<{ entries: object[] }>();
  expect(entries[0]).toMatchObject({ action: 'publish', collection: 'blogs', title: 'Ebb' });
  const { revisions } = (await site.get(`/blogs/${_id}/revisions`, editor)).json<{ revisions: object[] }>();
  expect(revisions).toMatchObject([
    { number: 2, content: { status: 'published' } },
    { number: 1, content: { status: 'scheduled' } },
  ]);
});

it('answers a request for the next revision once one exists', async () => {
  const before = await revision();
  let answered = false;
  const next = Promise.resolve(site.app.inject(`/content-revision?after=${before}`)).finally(() => (answered = true));
  // Answered at once, because the revision differs already.
  expect((await site.app.inject('/content-revision?after=0')).json()).toEqual({ revision: before });
  expect(answered).toBe(false);
  await site.call('POST', '/blogs', { ...blog, title: 'Flood' }, await site.signedIn('editor'));
  expect((await next).json()).toEqual({ revision: await revision() });
  expect(await revision()).not.toBe(before);
});

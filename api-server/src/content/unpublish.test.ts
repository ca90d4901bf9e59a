import type { Blog } from 'api-client';
import { testApp, type Authorization } from '../../test/harness';
import { HOUR, MINUTE } from '../clock';

const site = testApp();
let editor: Authorization;
beforeAll(async () => {
  editor = await site.signedIn('editor');
});

const BLOG = {
  ...{ title: 'Sea fog', content: '<p>Text</p>', author: 'A' },
  ...{ blogImg: '/api/v1/files/b.png', authorImg: '/api/v1/files/a.png' },
};
const add = async (changes: object = {}) =>
  (await site.call('POST', '/blogs', { ...BLOG, ...changes }, editor)).json<{ blog: Blog }>().blog;
const put = (id: string, body: object) => site.call('PUT', `/blogs/${id}`, body, editor);
const seen = async (id: string) => (await site.get(`/blogs/${id}`)).statusCode;
const at = (milliseconds: number) => new Date(site.clock.now().getTime() + milliseconds).toISOString();

it('refuses a change that would unpublish a page without consent', async () => {
  const { _id } = await add();
  const changes = [{ status: 'draft' }, { status: 'scheduled', publishAt: at(HOUR) }];
  for (const change of changes) {
    const answer = await put(_id, { title: 'Changed', ...change, unpublish: false });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain('would unpublish');
    expect(answer.json()).not.toHaveProperty('current');
    expect(await seen(_id)).toBe(200);
  }
  // Other changes are allowed, and an earlier moment does not unpublish.
  expect((await put(_id, { title: 'Changed' })).statusCode).toBe(200);
  expect((await put(_id, { status: 'scheduled', publishAt: at(-HOUR) })).statusCode).toBe(200);
  expect(await seen(_id)).toBe(200);
  expect((await put(_id, { status: 'draft', unpublish: true })).statusCode).toBe(200);
  expect(await seen(_id)).toBe(404);
  // Unpublished pages may get any moment.
  expect((await put(_id, { status: 'scheduled', publishAt: at(HOUR) })).statusCode).toBe(200);
});

it('applies to a page whose scheduled moment has passed', async () => {
  const { _id } = await add({ title: 'Due', status: 'scheduled', publishAt: at(MINUTE) });
  expect((await put(_id, { publishAt: at(2 * MINUTE) })).statusCode).toBe(200);
  site.clock.pass(2 * MINUTE);
  expect(await seen(_id)).toBe(200);
  expect((await put(_id, { publishAt: at(HOUR) })).statusCode).toBe(409);
});

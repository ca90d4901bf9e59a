import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Blog, Release, ReleaseWithItems, VersionPreview } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { MINUTE } from '../../clock';
import { publishScheduled } from '../../plugins/cleanup-jobs';
import { listPreviews } from '../delivery/version-previews';

/** The live version of careers; undefined while the site's server does not answer. */
let live: string | undefined;
/** Serves the discovery document. */
let discovery: Server;
beforeAll(async () => {
  const entry = (version: string, isLive: boolean) => ({
    ...{ metadata: { version }, extras: {} },
    deployment: { default: isLive, traffic: isLive ? 90 : 10 },
  });
  discovery = createServer((_request, response) => {
    response.statusCode = live === undefined ? 500 : 200;
    // A version that only some visitors get is not live.
    const careers = [entry('2.0.0-canary', false), entry(live ?? '', true)];
    response.end(JSON.stringify({ microFrontends: { careers } }));
  });
  await new Promise<void>((resolve) => discovery.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => discovery.close(resolve)));
beforeEach(() => (live = '1.3.2'));

const site = testApp(() => ({
  environment: { DISCOVERY_URL: `http://127.0.0.1:${(discovery.address() as AddressInfo).port}/discovery.json` },
}));
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');

const BLOG = { content: '<p>Text</p>', author: 'A', blogImg: '/api/v1/files/b.png', authorImg: '', status: 'draft' };
const CAREERS = [{ remote: 'careers', version: '1.4.0' }];
const MISSING =
  'Nothing was published. careers 1.4.0 is not live: visitors have 1.3.2. Promote 1.4.0, or remove it from the release.';

/** A release with a draft. */
async function newRelease() {
  site.clock.pass(1_000);
  const { blog } = (await site.post('/blogs', { ...BLOG, title: 'Fair' }, editor)).json<{ blog: Blog }>();
  const { release } = (await site.post('/releases', { name: 'Fair' }, editor)).json<{ release: Release }>();
  await site.call('PUT', `/releases/${release._id}/items/blogs/${blog._id}`, { action: 'publish' }, editor);
  return { id: release._id, blog: `/blogs/${blog._id}` };
}
const update = (id: string, body: object, who = editor) => site.call('PUT', `/releases/${id}`, body, who);
const publish = (id: string) => site.post(`/releases/${id}/publish`, {}, editor);
const read = async (id: string) =>
  (await site.get(`/releases/${id}`, editor)).json<{ release: ReleaseWithItems }>().release;
const statusOf = async (path: string) => (await site.get(path)).statusCode;

it('is published only while the named versions are live, and says what is missing', async () => {
  const { id, blog } = await newRelease();
  const { version } = await read(id);
  site.clock.pass(1_000);
  expect((await update(id, { frontEnds: CAREERS })).json()).toMatchObject({ release: { frontEnds: CAREERS } });
  const named = await read(id);
  expect(named.frontEnds).toEqual([{ ...CAREERS[0], live: '1.3.2', isLive: false }]);
  // An approval is of a release with these versions.
  expect(named.version).toBeGreaterThan(version);
  const refused = await publish(id);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { message: MISSING, errors: [{ path: 'frontEnds/careers' }] },
  ]);
  expect(await statusOf(blog)).toBe(404);

  live = undefined;
  expect((await read(id)).frontEnds).toEqual([{ ...CAREERS[0], live: null, isLive: null }]);
  expect((await publish(id)).statusCode).toBe(503);

  live = '1.4.0';
  expect((await read(id)).frontEnds).toEqual([{ ...CAREERS[0], live: '1.4.0', isLive: true }]);
  expect((await publish(id)).statusCode).toBe(200);
  expect(await statusOf(blog)).toBe(200);
  live = '1.5.0';
  expect((await site.post(`/releases/${id}/undo`, {}, editor)).statusCode).toBe(200);
});

it('names a front end without a live version, and can be freed of it', async () => {
  const { id, blog } = await newRelease();
  await update(id, { frontEnds: [{ remote: 'fairs', version: '1.0.0' }] });
  expect((await publish(id)).json()).toMatchObject({
    message: expect.stringContaining('fairs 1.0.0 is not live: no version of fairs is.'),
  });
  const twice = [...CAREERS, ...CAREERS];
  expect((await update(id, { frontEnds: twice })).statusCode).toBe(400);
  await update(id, { frontEnds: [] });
  expect((await publish(id)).statusCode).toBe(200);
  expect(await statusOf(blog)).toBe(200);
});

it('fails at its moment with the missing version, and waits while the live ones cannot be read', async () => {
  const { id, blog } = await newRelease();
  const publishAt = new Date(site.clock.now().getTime() + MINUTE).toISOString();
  await update(id, { frontEnds: CAREERS, publishAt });
  site.clock.pass(MINUTE);
  live = undefined;
  await publishScheduled(site.services);
  expect(await read(id)).toMatchObject({ publishAt, failure: '' });
  live = '1.3.2';
  await publishScheduled(site.services);
  expect(await read(id)).toMatchObject({ publishAt: null, publishedAt: null, failure: MISSING });
  expect(await statusOf(blog)).toBe(404);
});

it('takes the right to publish everything in it to name a version, and an owner to show it by a link', async () => {
  const { id } = await newRelease();
  const menus = { navbar: [{ label: 'Fair', path: '/blogs' }] };
  await site.call('PUT', `/releases/${id}/items/menus/menus`, { action: 'publish', menus }, owner);
  expect((await update(id, { frontEnds: CAREERS })).statusCode).toBe(403);
  expect((await update(id, { frontEnds: CAREERS }, owner)).statusCode).toBe(200);
  expect((await update(id, { name: 'Job fair', frontEnds: CAREERS })).statusCode).toBe(200);
  for (const who of [editor, owner]) await site.post(`/releases/${id}/link`, {}, who);
  const shown = (await listPreviews(site.services)).map(({ versions }: VersionPreview) => versions);
  expect(shown).toEqual(expect.arrayContaining([CAREERS, []]));
});

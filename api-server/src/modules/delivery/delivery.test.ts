import type { AuditEntry, VersionPreview } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { DAY, SECOND } from '../../clock';
import { versionPreviews } from '../../database/schema';
import { cleanUpPreviews } from './version-previews';

const site = testApp({ content: true });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const reader = async (headers: Record<string, string> = {}) => {
  const answer = await site.app.inject({ url: '/delivery-readers', headers });
  return answer.statusCode === 200 ? answer.json<object>() : answer.statusCode;
};

it('says who reads how versions are delivered: owners, and users who may be in a team', async () => {
  expect(await reader(owner)).toEqual({ name: 'The owner', email: expect.stringContaining('@'), isOwner: true });
  for (const other of [editor, recruiter]) expect(await reader(other)).toMatchObject({ isOwner: false });
  expect(await reader()).toBe(401);
  expect(await reader({ authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
});

const VERSIONS = [
  { remote: 'careers', version: '1.4.0-ab12cd34' },
  { remote: 'catalogue', version: '2.1.0-ab12cd34' },
];

const PATH = '/auth/version-previews';
const share = (who: Record<string, string>) => site.call('POST', PATH, { versions: VERSIONS }, who);
/** A link that is newer than all others. */
const linked = async () => {
  site.clock.pass(SECOND);
  return (await share(owner)).json<{ preview: VersionPreview & { path: string } }>().preview;
};
const stands = async (token?: string) => {
  const headers = token === undefined ? {} : { 'x-version-preview': token };
  const answer = await site.app.inject({ url: '/version-preview', headers });
  return answer.statusCode === 200 ? answer.json<object>() : answer.statusCode;
};
const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';
const listed = async () => (await site.app.inject('/version-previews')).json<{ previews: VersionPreview[] }>().previews;
const entries = async () => (await site.get('/audit', owner)).json<{ entries: AuditEntry[] }>().entries;

it('makes a link to versions, which works for a week, and stores no token', async () => {
  const { path, expiresAt } = await linked();
  expect(path).toMatch(/^\/version-preview\/[\w-]{43}$/);
  expect(await stands(tokenOf(path))).toMatchObject({ versions: VERSIONS, expiresAt });
  expect(JSON.stringify(await site.services.db.select().from(versionPreviews))).not.toContain(tokenOf(path));
  expect(Date.parse(expiresAt) - site.clock.now().getTime()).toBe(7 * DAY);
  site.clock.pass(7 * DAY - SECOND);
  expect(await stands(tokenOf(path))).toMatchObject({ versions: VERSIONS });
  site.clock.pass(SECOND);
  expect(await stands(tokenOf(path))).toBe(404);
  await cleanUpPreviews(site.services);
  expect(await site.services.db.select().from(versionPreviews)).toEqual([]);
});

it('refuses other tokens, no versions, and two versions of one front end', async () => {
  Object.assign(owner, await site.signedIn('owner'));
  const token = tokenOf((await linked()).path);
  for (const one of [undefined, '', `${token.slice(0, -1)}~`]) expect(await stands(one)).toBe(404);
  for (const versions of [[], [VERSIONS[0], VERSIONS[0]]])
    expect((await site.call('POST', PATH, { versions }, owner)).statusCode).toBe(400);
});

it('makes and ends links for a team, with audit entries that name its key', async () => {
  Object.assign(owner, await site.signedIn('owner'));
  const make = (payload: object) => site.app.inject({ method: 'POST', url: '/version-previews', payload });
  const { path, _id } = (await make({ versions: VERSIONS, by: 'careers team' })).json<
    VersionPreview & { path: string }
  >();
  expect(await stands(tokenOf(path))).toMatchObject({ versions: VERSIONS });
  expect((await make({ versions: VERSIONS })).statusCode).toBe(400);
  expect(await listed()).toContainEqual(expect.objectContaining({ _id, createdBy: 'The key “careers team”' }));
  const end = () =>
    site.app.inject({ method: 'DELETE', url: `/version-previews/${_id}`, payload: { by: 'careers team' } });
  expect((await end()).statusCode).toBe(204);
  expect((await end()).statusCode).toBe(404);
  expect(await stands(tokenOf(path))).toBe(404);
  const actor = { name: 'The key “careers team”', email: '' };
  for (const action of ['share-version', 'end-version-preview'])
    expect(await entries()).toContainEqual(expect.objectContaining({ action, actor }));
});

it('lets owners share versions and end a link, with audit entries', async () => {
  Object.assign(owner, await site.signedIn('owner'));
  const other = await site.signedIn('editor');
  expect((await share(other)).statusCode).toBe(403);
  expect((await share({})).statusCode).toBe(401);
  const { _id, path } = await linked();
  expect((await listed())[0]).toMatchObject({ _id, versions: VERSIONS, createdBy: 'The owner' });
  expect((await site.call('DELETE', `${PATH}/${_id}`, undefined, other)).statusCode).toBe(403);
  expect((await site.call('DELETE', `${PATH}/${_id}`, undefined, owner)).statusCode).toBe(200);
  expect(await stands(tokenOf(path))).toBe(404);
  expect((await listed()).map((one) => one._id)).not.toContain(_id);
  expect(await entries()).toContainEqual(
    expect.objectContaining({
      ...{ action: 'end-version-preview', title: 'careers 1.4.0-ab12cd34, catalogue 2.1.0-ab12cd34' },
      actor: expect.objectContaining({ name: 'The owner' }),
    }),
  );
});

it('records who rolled a front end back', async () => {
  const payload = { title: 'careers 1.3.0-ab12cd34' };
  const record = (headers: object) =>
    site.app.inject({ method: 'POST', url: '/delivery-rollbacks', headers: { ...headers }, payload });
  expect((await record({})).statusCode).toBe(401);
  Object.assign(owner, await site.signedIn('owner'));
  expect((await record(owner)).statusCode).toBe(204);
  expect(await entries()).toContainEqual(
    expect.objectContaining({ action: 'roll-back', ...payload, actor: expect.objectContaining({ name: 'The owner' }) }),
  );
});

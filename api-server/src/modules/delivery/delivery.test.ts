import type { AuditEntry } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { DAY, SECOND } from '../../clock';

const site = testApp({ content: true });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const mayRead = async (headers: Record<string, string> = {}): Promise<number> =>
  (await site.app.inject({ url: '/delivery-readers', headers })).statusCode;

it('lets only owners read how versions are delivered', async () => {
  expect(await mayRead(owner)).toBe(204);
  expect(await mayRead(editor)).toBe(403);
  expect(await mayRead(recruiter)).toBe(403);
  expect(await mayRead()).toBe(401);
  expect(await mayRead({ authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
});

const VERSION = { remote: 'careers', version: '1.4.0-ab12cd34' };

const share = (who: Record<string, string>) => site.call('POST', '/auth/version-previews', VERSION, who);
const linked = async () => (await share(owner)).json<{ preview: { path: string; expiresAt: string } }>().preview;
const stands = async (token?: string) => {
  const headers = token === undefined ? {} : { 'x-version-preview': token };
  const answer = await site.app.inject({ url: '/version-previews', headers });
  return answer.statusCode === 200 ? answer.json<object>() : answer.statusCode;
};
const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';

it('signs a link to a version, which works for a week', async () => {
  const { path, expiresAt } = await linked();
  expect(path).toMatch(/^\/version-preview\/[\w-]+\.[\w-]{52}$/);
  expect(await stands(tokenOf(path))).toEqual({ ...VERSION, expiresAt });
  expect(Date.parse(expiresAt) - site.clock.now().getTime()).toBe(7 * DAY);
  site.clock.pass(7 * DAY - SECOND);
  expect(await stands(tokenOf(path))).toEqual({ ...VERSION, expiresAt });
  site.clock.pass(SECOND);
  expect(await stands(tokenOf(path))).toBe(404);
});

it('refuses links that it has not signed', async () => {
  Object.assign(owner, await site.signedIn('owner'));
  const token = tokenOf((await linked()).path);
  const [content = '', signature = ''] = token.split('.');
  const data = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
  const other = Buffer.from(JSON.stringify({ ...data, version: '9.9.9' })).toString('base64url');
  const wrong = [
    undefined,
    '',
    '.',
    content,
    `${content}.`,
    `.${signature}`,
    `${other}.${signature}`,
    `${content}.${signature.slice(0, 9)}${'x'.repeat(43)}`,
  ];
  for (const one of wrong) expect(await stands(one)).toBe(404);
  expect(await stands(token)).toMatchObject(VERSION);
});

it('makes a link for a team, with an audit entry that names its key', async () => {
  Object.assign(owner, await site.signedIn('owner'));
  const make = (payload: object) => site.app.inject({ method: 'POST', url: '/version-previews', payload });
  const made = await make({ ...VERSION, by: 'careers team' });
  expect(await stands(tokenOf(made.json<{ path: string }>().path))).toMatchObject(VERSION);
  expect((await make(VERSION)).statusCode).toBe(400);
  const { entries } = (await site.get('/audit', owner)).json<{ entries: AuditEntry[] }>();
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'share-version', actor: { name: 'The key “careers team”', email: '' } }),
  );
});

it('lets owners share a version, with an audit entry', async () => {
  Object.assign(owner, await site.signedIn('owner'));
  expect((await share(await site.signedIn('editor'))).statusCode).toBe(403);
  expect((await share({})).statusCode).toBe(401);
  expect((await share(owner)).statusCode).toBe(201);
  const { entries } = (await site.get('/audit', owner)).json<{ entries: AuditEntry[] }>();
  expect(entries.find(({ action }) => action === 'share-version')).toMatchObject({
    title: 'careers 1.4.0-ab12cd34',
    actor: { name: 'The owner' },
  });
});

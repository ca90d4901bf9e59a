import type { ApiToken, AuditEntry } from 'api-client';
import { endpoints } from 'api-client/calls';
import { isCallInScope, takesApiTokens, TOKEN_SCOPES, type TokenScope } from 'api-client/token-scopes';
import { eq } from 'drizzle-orm';
import { OWNER } from '../../../test/accounts';
import { startTestApp, testAdmin, testApp, type TestApp } from '../../../test/harness';
import { DAY, MINUTE } from '../../clock';
import { admins, apiTokens } from '../../database/schema';
import { uploadResume } from '../../../test/uploads';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');

const inDays = (days: number, { clock }: TestApp = site) => new Date(clock.now().getTime() + days * DAY).toISOString();
const create = (body: object, who = owner) =>
  site.post('/api-tokens', { name: 'ERP', scopes: TOKEN_SCOPES, expiresAt: inDays(30), ...body }, who);
const made = async (scopes: readonly TokenScope[] = TOKEN_SCOPES, who = owner) => {
  const answer = await create({ scopes }, who);
  const { token, apiToken } = answer.json<{ token: string; apiToken: ApiToken }>();
  return { token, id: apiToken._id, headers: { authorization: `Bearer ${token}` } };
};
const listed = async (who = owner) => (await site.get('/api-tokens', who)).json<{ apiTokens: ApiToken[] }>().apiTokens;
const CLIENT = { name: 'Kaveri Refineries', logo: '/api/v1/files/a.webp', logoAlt: 'Kaveri' };

it('is shown once, works, is stored as a hash and is the actor in the audit log', async () => {
  const answer = await create({ name: 'CRM', scopes: ['clients:write', 'blogs:read'] });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  const { token, apiToken } = answer.json<{ token: string; apiToken: ApiToken }>();
  expect(token).toMatch(/^api_[\w-]{43}$/);
  expect(apiToken).toMatchObject({
    ...{ name: 'CRM', scopes: ['clients:write', 'blogs:read'], createdBy: 'The owner', lastUsedAt: null },
  });
  expect(token.endsWith(apiToken.ending)).toBe(true);
  const headers = { authorization: `Bearer ${token}` };
  const added = await site.post('/clients', { ...CLIENT, status: 'draft' }, headers);
  expect(added.statusCode).toBe(201);
  const { client } = added.json<{ client: { _id: string } }>();
  expect((await site.get('/clients?status=draft', headers)).json()).toMatchObject({ clients: [{ _id: client._id }] });
  expect((await listed())[0]).toMatchObject({ name: 'CRM', lastUsedAt: site.clock.now().toISOString() });
  const { entries } = (await site.get('/audit', owner)).json<{ entries: AuditEntry[] }>();
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'create', collection: 'clients', actor: { name: 'CRM (API token)', email: '' } }),
  );
  const revisions = await site.get(`/clients/${client._id}/revisions`, headers);
  expect(revisions.json()).toMatchObject({ revisions: [{ by: 'CRM (API token)' }] });
  const stored = JSON.stringify([await site.services.db.select().from(apiTokens), entries, await listed()]);
  expect(stored).not.toContain(token);
});

it('is not shown again when the call is repeated', async () => {
  const key = { ...owner, 'idempotency-key': 'again' };
  const [first, second] = [await create({ name: 'Twice' }, key), await create({ name: 'Twice' }, key)];
  expect(second.headers['idempotent-replayed']).toBeUndefined();
  expect(second.json<{ token: string }>().token).not.toBe(first.json<{ token: string }>().token);
});

it('is for owners, and refuses missing names, missing scopes and ends after more than a year', async () => {
  expect((await create({}, editor)).statusCode).toBe(403);
  expect((await site.get('/api-tokens', editor)).statusCode).toBe(403);
  for (const body of [
    { name: ' ' },
    { scopes: [] },
    { scopes: ['people-data:read'] },
    { expiresAt: 'tomorrow' },
    { expiresAt: inDays(-1) },
    { expiresAt: inDays(368) },
  ]) {
    const { statusCode, body: said } = await create(body);
    expect([statusCode, said]).toEqual([400, expect.stringContaining(Object.keys(body)[0] ?? '')]);
  }
});

it('ends when it is revoked and when it expires', async () => {
  const [revoked, ended] = [await made(), await made()];
  expect((await site.call('DELETE', `/api-tokens/${revoked.id}`, undefined, owner)).statusCode).toBe(200);
  expect((await site.call('DELETE', `/api-tokens/${revoked.id}`, undefined, owner)).statusCode).toBe(404);
  expect((await site.get('/dashboard', revoked.headers)).statusCode).toBe(401);
  expect((await site.get('/dashboard', ended.headers)).statusCode).toBe(200);
  site.clock.pass(30 * DAY);
  expect((await site.get('/dashboard', ended.headers)).statusCode).toBe(401);
  const later = await site.signedIn('owner');
  expect((await listed(later)).map(({ _id }) => _id)).toContain(ended.id);
  Object.assign(owner, later);
});

const FULL = [...TOKEN_SCOPES];
const NARROW: readonly (readonly TokenScope[])[] = [
  FULL,
  ['products:read'],
  ['job-postings:write'],
  ['media:write', 'reports:read'],
];

it.each(NARROW.map((scopes) => [scopes.length === FULL.length ? 'all scopes' : scopes.join(', '), scopes] as const))(
  'allows the calls of its scopes and refuses every other call of the contract: %s',
  async (_name, scopes) => {
    const { headers } = await made(scopes);
    const wrong: object[] = [];
    for (const endpoint of endpoints) {
      const { id, method, path } = endpoint;
      const collections =
        path.includes('/:collection') || path.includes('/:file') ? ['products', 'job-postings'] : ['x'];
      for (const collection of collections) {
        const params = { collection, file: `${collection}.csv` };
        const url = `/api/v1${path.replace(':collection', collection).replace(':file', params.file).replace(/:\w+/g, 'nothing')}`;
        const hasBody = method !== 'GET' && method !== 'DELETE';
        const { statusCode } = await site.app.inject({ method, url, headers, ...(hasBody && { payload: {} }) });
        const allowed = takesApiTokens(endpoint) && isCallInScope(endpoint, params, scopes);
        if (statusCode === 401 || (statusCode === 403) === allowed) wrong.push({ id, collection, statusCode, allowed });
      }
    }
    expect(wrong).toEqual([]);
  },
);

it.each([
  ['GET', '/job-applications', 'applications'],
  ['GET', '/contact-messages', 'messages'],
  ['GET', '/subscriptions', 'subscribers'],
  ['GET', '/audit', 'the audit log'],
  ['GET', '/admins', 'accounts'],
  ['GET', '/api-tokens', 'tokens'],
  ['GET', '/job-postings/nothing/recruiters', 'recruiters'],
  ['POST', '/people-data/export', "people's data"],
  ['POST', '/people-data/erase', "people's data"],
  ['POST', '/auth/login', 'signing in'],
  ['POST', '/webhooks', 'webhooks'],
  ['POST', '/preview-links/blogs/nothing', 'links that outlive it'],
  ['POST', '/site/email', 'the contact address'],
] as const)('with all scopes, %s %s requires a signed-in user: %s', async (method, path, _what) => {
  const { headers } = await made();
  const { statusCode, body } = await site.app.inject({ method, url: `/api/v1${path}`, headers });
  expect([statusCode, body]).toEqual([403, expect.stringContaining('requires a signed-in user')]);
});

it('cannot read resumes', async () => {
  const resume = await uploadResume(site);
  const { headers } = await made();
  const address = resume.replace('/api/v1', '');
  expect((await site.get(address, owner)).statusCode).toBe(200);
  expect((await site.get(address, headers)).statusCode).toBe(403);
});

it('lists across all kinds of content have only the kinds that it may read', async () => {
  const added = async (path: string, body: object) => {
    const answer = await site.post(path, body, owner);
    return Object.values(answer.json<Record<string, { _id?: string }>>()).find((value) => value._id)?._id ?? '';
  };
  const client = await added('/clients', CLIENT);
  await site.call('DELETE', `/clients/${client}`, undefined, owner);
  const [reader, other] = [await made(['clients:read']), await made(['blogs:write'])];
  const trashed = async (headers: Record<string, string>) =>
    (await site.get('/trash', headers)).json<{ total: number }>().total;
  expect(await trashed(reader.headers)).toBeGreaterThan(0);
  expect(await trashed(other.headers)).toBe(0);
  const restore = (headers: Record<string, string>) => site.post(`/trash/clients/${client}/restore`, {}, headers);
  expect((await restore(reader.headers)).statusCode).toBe(403);
  expect((await restore(other.headers)).statusCode).toBe(403);
});

it('has at most the permissions of its creator, and ends with their account', async () => {
  const maker = await site.signedIn('owner');
  const { headers } = await made(['redirects:write', 'clients:write', 'job-postings:write'], maker);
  const { json } = await site.call('POST', '/auth/check-user', {}, maker);
  const { userInfo } = json<{ userInfo: { email: string } }>();
  const status = async (method: 'GET' | 'POST', path: string) =>
    (await site.app.inject({ method, url: `/api/v1${path}`, headers, ...(method === 'POST' && { payload: {} }) }))
      .statusCode;
  const calls = async () => [
    await status('POST', '/redirects'),
    await status('POST', '/clients'),
    await status('POST', '/job-postings'),
  ];
  expect(await calls()).toEqual([400, 400, 400]);
  for (const [role, expected] of [
    ['editor', [403, 400, 400]],
    ['recruiter', [403, 403, 400]],
  ] as const) {
    expect((await site.post('/admins/role', { email: userInfo.email, role }, owner)).statusCode).toBe(200);
    expect(await calls()).toEqual(expected);
  }
  await site.post('/admins/delete', { email: userInfo.email }, owner);
  expect(await calls()).toEqual([401, 401, 401]);
  expect(
    await site.services.db.select().from(apiTokens).where(eq(apiTokens.createdBy, 'The owner')),
  ).not.toContainEqual(expect.objectContaining({ scopes: ['redirects:write', 'clients:write', 'job-postings:write'] }));
});

it('does nothing while its creator has to set up a second step first', async () => {
  const { headers } = await made(['clients:write'], owner);
  await site.services.db.update(admins).set({ ownerSince: new Date(site.clock.now().getTime() - 8 * DAY) });
  expect((await site.post('/clients', {}, headers)).statusCode).toBe(403);
  await site.services.db.update(admins).set({ ownerSince: null });
  expect((await site.post('/clients', {}, headers)).statusCode).toBe(400);
});

it("requires the creator's password again, and emails all owners", async () => {
  await site.addAdmin(OWNER, 'owner');
  const asha = await site.signInAs(OWNER);
  for (const currentPassword of [undefined, 'not the password at all']) {
    const refused = await create({ currentPassword }, asha);
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('currentPassword')]);
  }
  expect(await site.mailTo(OWNER.email)).not.toContain('An API token was created');
  const { statusCode } = await create(
    { name: 'CRM', scopes: ['products:read'], currentPassword: OWNER.password },
    asha,
  );
  expect(statusCode).toBe(201);
  const [email] = await site.emailsTo(OWNER.email);
  expect(email).toMatchObject({ subject: 'An API token was created' });
  expect(email?.text).toMatch(/Asha Rao .*“CRM”[^]*products:read/);
  const others = await site.services.db.select().from(admins).where(eq(admins.role, 'owner'));
  for (const { email } of others) expect(await site.mailTo(email)).toContain('An API token was created');
});

it('requires a recent sign-in, within ten minutes, of creators without a password', async () => {
  const elsewhere = await site.signedIn('owner');
  site.clock.pass(11 * MINUTE);
  const late = await create({}, elsewhere);
  expect([late.statusCode, late.body]).toEqual([400, expect.stringContaining('Sign out and in again')]);
  Object.assign(owner, await site.signedIn('owner'));
  expect((await create({}, owner)).statusCode).toBe(201);
});

it('limits calls per minute for each token', async () => {
  const limited = await startTestApp({ environment: { LIMIT_TOKEN_CALLS_PER_MINUTE: '3' } });
  const who = await limited.signedIn('owner');
  const token = async (name: string) => {
    const body = { name, scopes: ['reports:read', 'clients:read'], expiresAt: inDays(1, limited) };
    const answer = await limited.post('/api-tokens', body, who);
    return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
  };
  const [busy, calm] = [await token('Busy'), await token('Calm')];
  // Public calls with a token count as well.
  for (const path of ['/clients', '/dashboard', '/clients'])
    expect((await limited.get(path, busy)).statusCode).toBe(200);
  for (const path of ['/clients', '/dashboard']) {
    const { statusCode, headers } = await limited.get(path, busy);
    expect([statusCode, headers['retry-after']]).toEqual([429, '60']);
  }
  expect((await limited.get('/dashboard', calm)).statusCode).toBe(200);
  limited.clock.pass(MINUTE);
  expect((await limited.get('/dashboard', busy)).statusCode).toBe(200);
  await limited.close();
});

it('is in the OpenAPI document, with the scopes of each call', async () => {
  const document = (await site.get('/openapi.json')).json<{ paths: Record<string, Record<string, object>> }>();
  expect(document.paths['/api/v1/blogs']?.['post']).toMatchObject({
    security: [{ session: [] }, { apiToken: ['blogs:write'] }],
  });
  expect(document.paths['/api/v1/api-tokens']?.['post']).toMatchObject({
    description: 'For these roles: owner.',
    security: [{ session: [] }],
  });
});

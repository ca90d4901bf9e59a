import * as contract from 'api-client';
import type { AnyEndpoint, ApiToken, AuditEntry, Role } from 'api-client';
import { startTestApp, testAdmin, testApp, type TestApp } from '../../../test/harness';
import { DAY, MINUTE } from '../../clock';
import { apiTokens } from '../../database/schema';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');

const inDays = (days: number, { clock }: TestApp = site) => new Date(clock.now().getTime() + days * DAY).toISOString();
const create = (body: object, who = owner) =>
  site.post('/api-tokens', { name: 'ERP', role: 'editor', expiresAt: inDays(30), ...body }, who);
const made = async (role: Role = 'editor', name = 'ERP') => {
  const answer = await create({ role, name });
  const { token, apiToken } = answer.json<{ token: string; apiToken: ApiToken }>();
  return { token, id: apiToken._id, headers: { authorization: `Bearer ${token}` } };
};
const listed = async (who = owner) => (await site.get('/api-tokens', who)).json<{ apiTokens: ApiToken[] }>().apiTokens;
const CLIENT = { name: 'Kaveri Refineries', logo: '/api/v1/files/a.webp', logoAlt: 'Kaveri' };

it('is shown once, works as its role, and is written down as a hash and as the actor', async () => {
  const answer = await create({ name: 'CRM' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  const { token, apiToken } = answer.json<{ token: string; apiToken: ApiToken }>();
  expect(token).toMatch(/^api_[\w-]{43}$/);
  expect(apiToken).toMatchObject({ name: 'CRM', role: 'editor', createdBy: 'The owner', lastUsedAt: null });
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
  const kept = JSON.stringify([await site.services.db.select().from(apiTokens), entries, await listed()]);
  expect(kept).not.toContain(token);
});

it('does not answer the token again to whoever repeats the call', async () => {
  const key = { ...owner, 'idempotency-key': 'again' };
  const [first, second] = [await create({ name: 'Twice' }, key), await create({ name: 'Twice' }, key)];
  expect(second.headers['idempotent-replayed']).toBeUndefined();
  expect(second.json<{ token: string }>().token).not.toBe(first.json<{ token: string }>().token);
});

it('is for owners, and refuses what is no name, no role and no end within a year', async () => {
  expect((await create({}, editor)).statusCode).toBe(403);
  expect((await site.get('/api-tokens', editor)).statusCode).toBe(403);
  for (const body of [
    { name: ' ' },
    { role: 'administrator' },
    { expiresAt: 'tomorrow' },
    { expiresAt: inDays(-1) },
    { expiresAt: inDays(368) },
  ]) {
    const { statusCode, body: said } = await create(body);
    expect([statusCode, said]).toEqual([400, expect.stringContaining(Object.keys(body)[0] ?? '')]);
  }
});

it('ends when it is revoked and when its time has come', async () => {
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

const exported: readonly unknown[] = Object.values(contract);
const guarded = exported.filter(
  (value): value is AnyEndpoint =>
    typeof value === 'object' && value !== null && 'auth' in value && value.auth === 'signedIn',
);

it.each<Role>(['owner', 'editor', 'recruiter'])(
  'may make the calls of its role and none about accounts, sessions, tokens and webhooks: %s',
  async (role) => {
    const { headers } = await made(role);
    const refused: string[] = [];
    for (const { id, method, path } of guarded) {
      const url = `/api/v1${path.replace(/:\w+/g, 'nothing')}`;
      const hasBody = method !== 'GET' && method !== 'DELETE';
      const { statusCode } = await site.app.inject({ method, url, headers, ...(hasBody && { payload: {} }) });
      if (statusCode === 403) refused.push(id);
      else expect({ id, statusCode }).not.toEqual({ id, statusCode: 401 });
    }
    const said = guarded.filter((one) => !contract.rolesOf(one).includes(role) || !contract.takesApiTokens(one));
    expect(refused).toEqual(said.map(({ id }) => id));
    for (const id of ['allAdmins', 'createApiToken', 'updateAccount', 'grantOverride', 'logout'])
      expect(refused).toContain(id);
  },
);

it('may make so many calls a minute, counted for each token', async () => {
  const limited = await startTestApp({ environment: { LIMIT_TOKEN_CALLS_PER_MINUTE: '3' } });
  const who = await limited.signedIn('owner');
  const token = async (name: string) => {
    const body = { name, role: 'editor', expiresAt: inDays(1, limited) };
    const answer = await limited.post('/api-tokens', body, who);
    return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
  };
  const [busy, calm] = [await token('Busy'), await token('Calm')];
  // Public calls count as well: a token is what they are made with.
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

it('is in the published document: with what each call can be made', async () => {
  const document = (await site.get('/openapi.json')).json<{ paths: Record<string, Record<string, object>> }>();
  expect(document.paths['/api/v1/blogs']?.['post']).toMatchObject({ security: [{ session: [] }, { apiToken: [] }] });
  expect(document.paths['/api/v1/api-tokens']?.['post']).toMatchObject({
    description: 'For these roles: owner.',
    security: [{ session: [] }],
  });
});

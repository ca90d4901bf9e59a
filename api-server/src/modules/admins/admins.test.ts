import { OWNER, PASSWORD } from '../../../test/accounts';
import { testApp } from '../../../test/harness';

const site = testApp();
beforeEach(() => site.reset());

const SECOND = { name: 'Meera Iyer', email: 'meera@tridhara.example', password: 'wind over the salt flats' };
const remove = (email: string, headers: Record<string, string>) => site.post('/admins/delete', { email }, headers);

it('requires a token of an owner', async () => {
  const calls: [string, 'GET' | 'POST', object?][] = [
    ['/admins', 'GET'],
    ['/admins/requests', 'GET'],
    ['/admins/approve', 'POST', { email: 'a@b.example' }],
    ['/admins/delete', 'POST', { email: 'a@b.example' }],
    ['/audit', 'GET'],
  ];
  const editor = await site.signedIn('editor');
  const recruiter = await site.signedIn('recruiter');
  for (const [path, method, payload] of calls) {
    const made = (headers: Record<string, string>) =>
      site.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
    expect((await made({})).statusCode).toBe(401);
    expect((await made({ authorization: `Bearer ${'x'.repeat(43)}` })).statusCode).toBe(401);
    expect((await made(editor)).statusCode).toBe(403);
    expect((await made(recruiter)).statusCode).toBe(403);
  }
});

it('deletes an administrator with every open session', async () => {
  await site.addAdmin(SECOND, 'editor');
  const theirs = await site.signInAs(SECOND);
  const owner = await site.signInAs(OWNER);
  expect((await site.post('/auth/check-user', {}, theirs)).statusCode).toBe(200);
  expect((await remove(SECOND.email, owner)).json()).toMatchObject({
    success: true,
    message: 'Admin deleted successfully',
  });
  expect((await site.post('/auth/check-user', {}, theirs)).statusCode).toBe(401);
  expect((await site.post('/auth/login', SECOND)).statusCode).toBe(401);
  expect((await remove(SECOND.email, owner)).statusCode).toBe(404);
});

it('does not let administrators delete themselves, in whatever case they write the address', async () => {
  const owner = await site.signInAs(OWNER);
  expect((await remove(OWNER.email.toUpperCase(), owner)).statusCode).toBe(403);
});

it('keeps one owner when two delete each other', async () => {
  await site.addAdmin(SECOND, 'owner');
  const [first, second] = [await site.signInAs(OWNER), await site.signInAs(SECOND)];
  const answers = await Promise.all([remove(SECOND.email, first), remove(OWNER.email, second)]);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  const winner = codes[0] === 200 ? first : second;
  expect((await site.get('/admins', winner)).json()).toMatchObject({ total: 1 });
});

it('lists newest first and pages', async () => {
  await site.addAdmin(SECOND, 'editor');
  site.clock.pass(1_000);
  await site.addAdmin({ name: 'Zoya', email: 'zoya@tridhara.example', password: 'five lamps on the jetty' }, 'editor');
  const owner = await site.signInAs(OWNER);
  const first = (await site.get('/admins?limit=1', owner)).json<{
    admins: { name: string }[];
    nextCursor: string;
    total: number;
  }>();
  expect(first).toMatchObject({ admins: [{ name: 'Zoya' }], total: 3 });
  const rest = (await site.get(`/admins?limit=2&cursor=${first.nextCursor}`, owner)).json<{
    admins: object[];
    nextCursor?: string;
  }>();
  expect(rest.admins).toHaveLength(2);
  expect(rest.nextCursor).toBeUndefined();
});

it('changes the account: other sessions end, a new address needs its code and the current password', async () => {
  const [here, elsewhere] = [await site.signInAs(OWNER), await site.signInAs(OWNER)];
  const account = (payload: object) =>
    site.app.inject({ method: 'PUT', url: '/api/v1/auth/account', headers: here, payload });
  expect((await account({ password: 'wind over the salt flats' })).json()).toMatchObject({
    errors: [{ path: 'currentPassword' }],
  });
  expect(
    (await account({ password: 'wind over the salt flats', currentPassword: 'wrong wrong wrong' })).statusCode,
  ).toBe(400);
  expect((await account({ password: 'wind over the salt flats', currentPassword: PASSWORD })).statusCode).toBe(200);
  expect((await site.post('/auth/check-user', {}, here)).statusCode).toBe(200);
  expect((await site.post('/auth/check-user', {}, elsewhere)).statusCode).toBe(401);

  await site.post('/auth/send-otp', { email: 'new@tridhara.example', purpose: 'change-email' }, here);
  const otp = await site.codeFor('new@tridhara.example');
  const body = { email: 'new@tridhara.example', currentPassword: 'wind over the salt flats' };
  expect((await account({ ...body, otp: otp === '111111' ? '222222' : '111111' })).statusCode).toBe(400);
  expect((await account({ ...body, otp })).json()).toMatchObject({
    success: true,
    userInfo: { email: 'new@tridhara.example' },
  });
});

it('writes entries to the audit log that cannot be changed', async () => {
  const owner = await site.signInAs(OWNER);
  await remove('nobody@tridhara.example', owner);
  const { entries } = (await site.get('/audit', owner)).json<{
    entries: { action: string; actor: { email: string } }[];
  }>();
  expect(entries[0]).toMatchObject({ action: 'sign-in', actor: { email: OWNER.email } });
  for (const method of ['DELETE', 'PUT', 'PATCH'] as const) {
    expect((await site.app.inject({ method, url: '/api/v1/audit', headers: owner })).statusCode).toBe(404);
  }
});

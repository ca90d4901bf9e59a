import { eq, ne } from 'drizzle-orm';
import { OWNER } from '../../../../test/accounts';
import { startTestApp, testApp, type TestApp } from '../../../../test/harness';
import {
  challengeOf,
  signInAtProvider,
  startLyingProvider,
  startProvider,
  type Lies,
  type LyingProvider,
  type TestProvider,
} from '../../../../test/openid';
import { setUpApp } from '../../../../test/second-step';
import { DAY, MINUTE } from '../../../clock';
import { admins } from '../../../database/schema';

const START = '/auth/google/start';

/** Starts a sign-in: the provider's address, and the cookie that ties the authorization request to this browser. */
async function leave(site: TestApp, returnTo = ''): Promise<{ authorizationUrl: string; cookie: string }> {
  const answer = await site.get(`${START}?${new URLSearchParams(returnTo ? { returnTo } : {})}`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store']);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  return { authorizationUrl: String(answer.headers['location']), cookie: cookie.split(';')[0] ?? '' };
}

/** Exchanges the code from the sign-in page, in the browser with this cookie. */
const exchange = (site: TestApp, outcome: Record<string, string>, cookie: string) =>
  site.post('/auth/token', { code: outcome['code'] }, { cookie });

/** The authorization header of a browser's new session. */
async function admitted(site: TestApp, { outcome, cookie }: { outcome: Record<string, string>; cookie: string }) {
  const answer = await exchange(site, outcome, cookie);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

/** Returns to the site: the data and the target page of its sign-in page. */
async function arrive(site: TestApp, back: URL, cookie: string) {
  const answer = await site.app.inject({ method: 'GET', url: back.pathname + back.search, headers: { cookie } });
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
    303,
    'no-store',
    'no-referrer',
  ]);
  const address = new URL(String(answer.headers['location']));
  expect(address.pathname).toBe('/login');
  return {
    outcome: Object.fromEntries(new URLSearchParams(address.hash.slice(1))),
    from: address.searchParams.get('from'),
  };
}

const approve = (site: TestApp, email: string) =>
  site.signInAs(OWNER).then((owner) => site.post('/admins/approve', { email }, owner));

const requests = async (site: TestApp): Promise<number> =>
  site.services.db.$count(admins, eq(admins.status, 'pending'));

describe('a real provider', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.stop());
  const site = testApp(() => provider);
  beforeEach(() => site.reset());

  const signIn = async (email: string, returnTo = '') => {
    const { authorizationUrl, cookie } = await leave(site, returnTo);
    return { ...(await arrive(site, await signInAtProvider(authorizationUrl, email), cookie)), cookie };
  };

  it('makes an unknown person a pending request, emails the owners, and signs them in once approved', async () => {
    site.clock.pass(1_000);
    expect((await signIn('kiran@elsewhere.example')).outcome).toEqual({ result: 'pending' });
    expect(await site.mailTo(OWNER.email)).toEqual(['kiran asks to become an administrator']);
    // A second sign-in makes no second request.
    expect((await signIn('kiran@elsewhere.example')).outcome).toEqual({ result: 'pending' });
    expect(await requests(site)).toBe(1);

    expect((await approve(site, 'kiran@elsewhere.example')).statusCode).toBe(200);
    const callback = await signIn('kiran@elsewhere.example', '/admin/media?kind=image');
    expect(callback.from).toBe('/admin/media?kind=image');
    const headers = await admitted(site, callback);
    expect((await site.post('/auth/check-user', {}, headers)).json()).toMatchObject({
      userInfo: { name: 'kiran', email: 'kiran@elsewhere.example' },
    });
    const { entries } = (await site.get('/audit', await site.signInAs(OWNER))).json<{
      entries: { action: string }[];
    }>();
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['request', 'approve', 'sign-in']));
  });

  it('requires the second step before it answers a token, and requires owners to have one', async () => {
    expect((await signIn('kiran@elsewhere.example')).outcome).toEqual({ result: 'pending' });
    const asha = await site.signInAs(OWNER);
    await site.post('/admins/approve', { email: 'kiran@elsewhere.example', role: 'owner' }, asha);
    const first = await admitted(site, await signIn('kiran@elsewhere.example'));
    // Without a password, a recent sign-in is the proof; an old one is not.
    site.clock.pass(11 * MINUTE);
    expect((await site.post('/auth/second-step/app', {}, first)).json()).toMatchObject({
      errors: [{ path: 'currentPassword' }],
    });
    site.clock.pass(7 * DAY);
    const late = await admitted(site, await signIn('kiran@elsewhere.example'));
    expect((await site.get('/admins', late)).statusCode).toBe(403);
    const app = await setUpApp(site, late, null);
    expect((await site.get('/admins', late)).statusCode).toBe(200);

    const back = await signIn('kiran@elsewhere.example');
    const asked = await exchange(site, back.outcome, back.cookie);
    expect(asked.json()).toEqual({
      success: true,
      otpRequired: true,
      methods: ['app', 'recovery'],
      challenge: expect.any(String),
    });
    const { challenge } = asked.json<{ challenge: string }>();
    expect((await site.post('/auth/second-step', { challenge, otp: app.code(7) })).statusCode).toBe(401);
    const passed = await site.post('/auth/second-step', { challenge, otp: app.code() });
    expect(passed.json()).toMatchObject({ token: expect.any(String), userInfo: { email: 'kiran@elsewhere.example' } });
  });

  it('never links an account by address alone, and refuses unverified addresses', async () => {
    expect((await signIn(OWNER.email)).outcome).toEqual({ result: 'password' });
    expect((await signIn('unverified@elsewhere.example')).outcome).toEqual({ result: 'failed' });
    expect(await requests(site)).toBe(0);
    const [owner] = await site.services.db.select().from(admins).where(eq(admins.email, OWNER.email));
    expect(owner).toMatchObject({ oidcIssuer: null, oidcSubject: null });
  });

  it('uses PKCE, state and nonce, and returns to pages of this site only', async () => {
    const { authorizationUrl } = await leave(site);
    const asked = new URL(authorizationUrl).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43);
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      const { authorizationUrl: away, cookie } = await leave(site, elsewhere);
      const back = await signInAtProvider(away, 'kiran@elsewhere.example');
      expect((await arrive(site, back, cookie)).from).toBeNull();
    }
  });

  it('accepts a return once, from the browser that left, in time, with its state', async () => {
    const refused = { result: 'failed' };
    const first = await leave(site);
    const back = await signInAtProvider(first.authorizationUrl, 'kiran@elsewhere.example');
    expect((await arrive(site, back, '')).outcome).toEqual(refused);
    const other = await leave(site);
    // Another browser's return: the state in the address is not that of its cookie.
    expect((await arrive(site, back, other.cookie)).outcome).toEqual(refused);
    expect((await arrive(site, back, first.cookie)).outcome).toEqual({ result: 'pending' });
    expect((await arrive(site, back, first.cookie)).outcome).toEqual(refused);
    const late = await leave(site);
    const lateBack = await signInAtProvider(late.authorizationUrl, 'kiran@elsewhere.example');
    site.clock.pass(11 * MINUTE);
    expect((await arrive(site, lateBack, late.cookie)).outcome).toEqual(refused);
  });

  it('gives the sign-in page a code that no other browser can use, and never a token', async () => {
    await signIn('kiran@elsewhere.example');
    await approve(site, 'kiran@elsewhere.example');
    const mine = await signIn('kiran@elsewhere.example');
    expect(Object.keys(mine.outcome)).toEqual(['code']);
    const other = await leave(site);
    // Another person's address opened here: this browser has another flow, or no flow.
    expect((await exchange(site, mine.outcome, other.cookie)).statusCode).toBe(401);
    expect((await exchange(site, (await signIn('kiran@elsewhere.example')).outcome, '')).statusCode).toBe(401);
    // A code that was used in another browser is void in its own.
    expect((await exchange(site, mine.outcome, mine.cookie)).statusCode).toBe(401);
  });

  it('refuses a code of another authorization request, which has another PKCE verifier', async () => {
    const [mine, theirs] = [await leave(site), await leave(site)];
    const theirCode = (await signInAtProvider(theirs.authorizationUrl, 'kiran@elsewhere.example')).searchParams.get(
      'code',
    );
    const back = await signInAtProvider(mine.authorizationUrl, 'meera@elsewhere.example');
    back.searchParams.set('code', theirCode ?? '');
    expect((await arrive(site, back, mine.cookie)).outcome).toEqual({ result: 'failed' });
    expect(await requests(site)).toBe(0);
  });
});

describe('a provider that answers wrongly', () => {
  let provider: LyingProvider;
  beforeAll(async () => {
    provider = await startLyingProvider();
  });
  afterAll(() => provider.stop());
  const site = testApp(() => provider);
  beforeAll(() => site.reset());
  afterEach(() => site.services.db.delete(admins).where(ne(admins.email, OWNER.email)));

  const signIn = async (lies: Lies = {}, issuer?: string) => {
    provider.lies = lies;
    const { authorizationUrl, cookie } = await leave(site);
    return { ...(await arrive(site, provider.comeBack(authorizationUrl, issuer), cookie)), authorizationUrl, cookie };
  };

  it('is accepted while its answers are correct, with the verifier of its challenge', async () => {
    const { outcome, authorizationUrl } = await signIn();
    expect(outcome).toEqual({ result: 'pending' });
    expect(new URL(authorizationUrl).searchParams.get('code_challenge')).toBe(
      challengeOf(provider.lastExchange().get('code_verifier') ?? ''),
    );
  });

  const now = Math.floor(Date.now() / 1000);
  it.each<[string, Lies]>([
    ['the nonce of another authorization request', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['a signature by a key that is not published', { foreignKey: true }],
    ['no signature', { unsigned: true }],
    ['another issuer in the identity', { claims: { iss: 'http://127.0.0.1:9' } }],
    ['an identity for another site', { claims: { aud: 'another-site' } }],
    ['an identity that has expired', { claims: { iat: now - 7200, exp: now - 3600 } }],
    ['an identity without an end', { claims: { exp: undefined } }],
    ['an address that is not verified', { claims: { email_verified: false } }],
    ['an address whose verification is a text', { claims: { email_verified: 'true' } }],
    ['an address without a verification', { claims: { email_verified: undefined } }],
    ['no address', { claims: { email: undefined } }],
    ['an address that is not a text', { claims: { email: { $ne: '' } } }],
    ['no subject', { claims: { sub: undefined } }],
    ['no identity', { noIdentity: true }],
    ['a failure', { status: 500 }],
  ])('is refused with %s', async (_, lies) => {
    expect((await signIn(lies)).outcome).toEqual({ result: 'failed' });
    expect(await requests(site)).toBe(0);
  });

  it('is refused when another issuer sends the browser back, or the person declined', async () => {
    expect((await signIn({}, 'http://127.0.0.1:9')).outcome).toEqual({ result: 'failed' });
    const { authorizationUrl, cookie } = await leave(site);
    const back = provider.comeBack(authorizationUrl);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', '<script>alert(1)</script>');
    expect((await arrive(site, back, cookie)).outcome).toEqual({ result: 'failed' });
  });

  it('identifies people by issuer and subject, not by address', async () => {
    expect((await signIn()).outcome).toEqual({ result: 'pending' });
    await approve(site, 'kiran@elsewhere.example');
    // The same subject with another address is the same person; the same address with another subject is not.
    const moved = await signIn({ claims: { email: 'kiran@moved.example' } });
    const headers = await admitted(site, moved);
    expect((await site.post('/auth/check-user', {}, headers)).json()).toMatchObject({
      userInfo: { email: 'kiran@elsewhere.example' },
    });
    expect((await signIn({ claims: { sub: 'subject-2' } })).outcome).toEqual({ result: 'password' });
    // The same subject of another issuer is unknown here.
    await site.services.db
      .update(admins)
      .set({ oidcIssuer: 'https://another.example' })
      .where(eq(admins.oidcSubject, 'subject-1'));
    expect((await signIn({ claims: { email: 'other@elsewhere.example' } })).outcome).toEqual({ result: 'pending' });
  });
});

it('returns to the sign-in page when the provider cannot be reached, and answers 404 without a provider', async () => {
  const site = await startTestApp({
    environment: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'the-site', OIDC_CLIENT_SECRET: 'a secret' },
  });
  const answer = await site.get(START);
  expect(answer.statusCode).toBe(303);
  expect(String(answer.headers['location'])).toMatch(/\/login#result=failed$/);
  expect((await site.get('/auth/options')).json()).toMatchObject({ options: { google: true } });
  await site.close();
  const plain = await startTestApp();
  expect((await plain.get(START)).statusCode).toBe(404);
  await plain.close();
});

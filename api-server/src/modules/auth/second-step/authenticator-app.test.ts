import { OWNER, PASSWORD } from '../../../../test/accounts';
import { testApp } from '../../../../test/harness';
import { firstStep, setUpApp } from '../../../../test/second-step';
import { MINUTE, SECOND } from '../../../clock';
import { authenticatorApps } from '../../../database/schema';

const site = testApp();
beforeEach(() => site.reset());

const login = (body: object = {}) => site.post('/auth/login', { email: OWNER.email, password: PASSWORD, ...body });
const pass = (challenge: string, otp: string) => site.post('/auth/second-step', { challenge, otp });

it('requires a code once an app is set up, by a challenge or in one call', async () => {
  const app = await setUpApp(site, await site.signInAs(OWNER));
  const asked = await login();
  expect(asked.json()).toEqual({
    success: true,
    otpRequired: true,
    methods: ['app', 'recovery'],
    challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(asked.headers['cache-control']).toBe('no-store');
  const { challenge } = asked.json<{ challenge: string }>();
  const wrong = await pass(challenge, app.code(5));
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ errors: [{ path: 'otp' }] });
  const right = await pass(challenge, app.code());
  expect(right.json()).toMatchObject({ success: true, userInfo: { email: OWNER.email } });
  expect(right.json<{ userInfo: object }>().userInfo).not.toHaveProperty('secondStepDueAt');
  site.clock.pass(30 * SECOND);
  expect((await login({ otp: app.code() })).json()).toMatchObject({ success: true, token: expect.any(String) });
  expect(await site.mailTo(OWNER.email)).toContain('Your second step was changed');
});

it('accepts a code once, and no earlier one afterwards', async () => {
  const app = await setUpApp(site, await site.signInAs(OWNER));
  const [before, now] = [app.code(-1), app.code()];
  expect((await login({ otp: now })).statusCode).toBe(200);
  expect((await login({ otp: now })).statusCode).toBe(401);
  expect((await login({ otp: before })).statusCode).toBe(401);
  // Nor twice concurrently.
  site.clock.pass(30 * SECOND);
  const next = app.code();
  const both = await Promise.all([login({ otp: next }), login({ otp: next })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

it('tolerates a clock that is one step off, and not two', async () => {
  const app = await setUpApp(site, await site.signInAs(OWNER));
  site.clock.pass(5 * MINUTE);
  expect((await login({ otp: app.code(-2) })).statusCode).toBe(401);
  expect((await login({ otp: app.code(2) })).statusCode).toBe(401);
  expect((await login({ otp: app.code(-1) })).statusCode).toBe(200);
  expect((await login({ otp: app.code(1) })).statusCode).toBe(200);
});

it('accepts a challenge once, within five minutes, and only with the password it was made with', async () => {
  const headers = await site.signInAs(OWNER);
  const app = await setUpApp(site, headers);
  const used = await firstStep(site, OWNER.email);
  expect((await pass(used, app.code())).statusCode).toBe(200);
  site.clock.pass(30 * SECOND);
  expect((await pass(used, app.code())).statusCode).toBe(401);
  const late = await firstStep(site, OWNER.email);
  site.clock.pass(5 * MINUTE);
  expect((await pass(late, app.code())).statusCode).toBe(401);
  const old = await firstStep(site, OWNER.email);
  const payload = { currentPassword: PASSWORD, password: 'another line of streams' };
  await site.app.inject({ method: 'PUT', url: '/api/v1/auth/account', headers, payload });
  expect((await pass(old, app.code())).statusCode).toBe(401);
});

it('limits guesses of codes, by a challenge or with the password, also concurrent ones', async () => {
  const app = await setUpApp(site, await site.signInAs(OWNER));
  const challenge = await firstStep(site, OWNER.email);
  const wrong = app.code(7);
  const answers = await Promise.all(Array.from({ length: 8 }, () => pass(challenge, wrong)));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  expect((await login({ otp: app.code() })).statusCode).toBe(429);
});

it('stores the secret sealed, and requires the current password before it shows one', async () => {
  const headers = await site.signInAs(OWNER);
  for (const body of [{}, { currentPassword: 'not the password at all' }]) {
    const refused = await site.post('/auth/second-step/app', body, headers);
    expect(refused.json()).toMatchObject({ errors: [{ path: 'currentPassword' }] });
  }
  const started = await site.post('/auth/second-step/app', { currentPassword: PASSWORD }, headers);
  const { secret, uri, setup } = started.json<{ secret: string; uri: string; setup: string }>();
  expect(uri).toMatch(new RegExp(`^otpauth://totp/.*asha%40tridhara\\.example\\?.*secret=${secret}`));
  expect((await site.post('/auth/second-step/app/confirm', { setup, otp: '000000' }, headers)).statusCode).toBe(400);
  await setUpApp(site, headers);
  const [stored] = await site.services.db.select().from(authenticatorApps);
  expect(JSON.stringify(stored)).not.toMatch(/[A-Z2-7]{32}/);
});

it('refuses the setup of another user', async () => {
  const headers = await site.signInAs(OWNER);
  const started = await site.post('/auth/second-step/app', { currentPassword: PASSWORD }, headers);
  const { setup } = started.json<{ setup: string }>();
  const other = await site.signedIn('editor');
  const refused = await site.post('/auth/second-step/app/confirm', { setup, otp: '123456' }, other);
  expect(refused.json()).toMatchObject({ errors: [{ path: 'setup' }] });
});

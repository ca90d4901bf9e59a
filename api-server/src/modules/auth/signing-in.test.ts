import { OWNER, PASSWORD } from '../../../test/accounts';
import { testApp } from '../../../test/harness';
import { HOUR, MINUTE } from '../../clock';

const site = testApp();
beforeEach(() => site.reset());

const login = (email: string, password: string) => site.post('/auth/login', { email, password });

it('signs in, accepts the token, and refuses it after sign-out', async () => {
  const answer = await login('ASHA@tridhara.example ', PASSWORD);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ success: true, userInfo: { name: 'Asha Rao', email: OWNER.email } });
  const headers = { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
  expect((await site.post('/auth/check-user', {}, headers)).json()).toMatchObject({
    success: true,
    userInfo: { name: 'Asha Rao' },
  });
  expect((await site.post('/auth/logout', {}, headers)).json()).toMatchObject({ message: 'Logout Successfully' });
  expect((await site.post('/auth/check-user', {}, headers)).statusCode).toBe(401);
});

it('answers a wrong password and an unknown address alike', async () => {
  const wrong = await login(OWNER.email, 'not the password at all');
  const unknown = await login('nobody@tridhara.example', 'not the password at all');
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect(wrong.json<{ message: string }>().message).toBe(unknown.json<{ message: string }>().message);
});

it('locks an account after five failures, says for how long, and unlocks it by a reset', async () => {
  for (let miss = 0; miss < 5; miss += 1) expect((await login(OWNER.email, 'wrong wrong wrong')).statusCode).toBe(401);
  const locked = await login(OWNER.email, PASSWORD);
  expect(locked.statusCode).toBe(429);
  expect(Number(locked.headers['retry-after']) % 60).toBe(0);
  await site.post('/auth/forgot-password', { email: OWNER.email });
  const otp = await site.codeFor(OWNER.email);
  const reset = await site.post('/auth/reset-password', {
    email: OWNER.email,
    otp,
    password: 'another line of streams',
  });
  expect(reset.statusCode).toBe(200);
  expect((await login(OWNER.email, 'another line of streams')).statusCode).toBe(200);
  expect((await login(OWNER.email, PASSWORD)).statusCode).toBe(401);
});

it('limits concurrent guesses', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(OWNER.email, 'wrong wrong wrong')));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
});

it('ends a session after an hour without use, and after twelve hours at most', async () => {
  const idle = await site.signInAs(OWNER);
  site.clock.pass(61 * MINUTE);
  expect((await site.post('/auth/check-user', {}, idle)).statusCode).toBe(401);
  const busy = await site.signInAs(OWNER);
  for (let half = 0; half < 23; half += 1) {
    site.clock.pass(HOUR / 2);
    expect((await site.post('/auth/check-user', {}, busy)).statusCode).toBe(200);
  }
  site.clock.pass(HOUR / 2);
  expect((await site.post('/auth/check-user', {}, busy)).statusCode).toBe(401);
});

it('accepts only well-formed bodies', async () => {
  for (const email of [{ $ne: '' }, ['a@b.c'], 7, null, 'a\0@b.c', '\ud800@b.c']) {
    const answer = await site.post('/auth/login', { email, password: PASSWORD });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe('email');
  }
});

it('requires a code by email if the account is set so; a code without the password never signs in', async () => {
  const editor = { name: 'Kiran', email: 'kiran@tridhara.example', password: PASSWORD };
  await site.addAdmin(editor, 'editor');
  const headers = await site.signInAs(editor);
  const on = await site.app.inject({
    method: 'PUT',
    url: '/api/v1/auth/account',
    headers,
    payload: { twoStep: true, currentPassword: PASSWORD },
  });
  expect(on.json()).toMatchObject({ success: true, userInfo: { twoStep: true } });
  const asked = await login(editor.email, PASSWORD);
  expect(asked.json()).toEqual({
    success: true,
    otpRequired: true,
    methods: ['mail'],
    challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  const otp = await site.codeFor(editor.email);
  const withCode = (body: object) =>
    site.post('/auth/login', { email: editor.email, password: PASSWORD, otp, ...body });
  expect((await withCode({ password: 'wrong wrong wrong' })).statusCode).toBe(401);
  expect((await withCode({ otp: otp === '000000' ? '000001' : '000000' })).statusCode).toBe(401);
  expect((await withCode({})).json()).toMatchObject({ success: true, userInfo: { email: editor.email } });
  expect((await withCode({})).statusCode).toBe(401);
  // A new code and the challenge do the same, once.
  const { challenge } = asked.json<{ challenge: string }>();
  site.clock.pass(MINUTE);
  await site.post('/auth/send-otp', { email: editor.email, purpose: 'login' });
  const next = { challenge, otp: await site.codeFor(editor.email) };
  expect((await site.post('/auth/second-step', next)).json()).toMatchObject({ userInfo: { email: editor.email } });
  expect((await site.post('/auth/second-step', next)).statusCode).toBe(401);
});

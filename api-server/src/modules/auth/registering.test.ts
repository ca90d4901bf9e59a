import { OWNER, PASSWORD } from '../../../test/accounts';
import { testApp } from '../../../test/harness';
import { MINUTE } from '../../clock';

const site = testApp();
beforeEach(() => site.reset());

const NEWCOMER = { name: 'Vikram Shah', email: 'vikram@elsewhere.example', password: 'a quiet river at dusk' };

const sendCode = (email: string, purpose = 'register') => site.post('/auth/send-otp', { email, purpose });

async function request(person = NEWCOMER): Promise<void> {
  await sendCode(person.email);
  const answer = await site.post('/auth/register', { ...person, otp: await site.codeFor(person.email) });
  expect(answer.json()).toMatchObject({ success: true, message: 'Request sent for approval' });
}

it('registers, waits, is approved and signs in, with an email at each step', async () => {
  site.clock.pass(1_000);
  await request();
  expect(await site.mailTo(OWNER.email)).toEqual(['Vikram Shah asks to become an administrator']);
  const pending = await site.post('/auth/login', NEWCOMER);
  expect(pending.statusCode).toBe(403);
  expect(pending.json()).not.toHaveProperty('token');
  expect((await site.post('/auth/login', { ...NEWCOMER, password: 'wrong wrong wrong' })).statusCode).toBe(401);

  const owner = await site.signInAs(OWNER);
  expect((await site.get('/admins/requests', owner)).json()).toMatchObject({
    total: 1,
    admins: [{ name: 'Vikram Shah', email: NEWCOMER.email }],
  });
  // The test distinguishes emails by their time.
  site.clock.pass(1_000);
  expect((await site.post('/admins/approve', { email: NEWCOMER.email }, owner)).json()).toMatchObject({
    success: true,
  });
  expect((await site.mailTo(NEWCOMER.email))[0]).toBe('Your request is approved');
  expect((await site.get('/admins/requests', owner)).json()).toMatchObject({ total: 0 });
  expect((await site.post('/auth/login', NEWCOMER)).statusCode).toBe(200);
  expect(
    (await site.get('/admins', owner)).json<{ admins: { role: string }[] }>().admins.map(({ role }) => role),
  ).toEqual(['editor', 'owner']);
});

it('answers any address alike, and sends an existing account no code to register with', async () => {
  const known = await sendCode(OWNER.email);
  const unknown = await sendCode(NEWCOMER.email);
  expect([known.statusCode, known.json<{ message: string }>().message]).toEqual([
    unknown.statusCode,
    unknown.json<{ message: string }>().message,
  ]);
  expect(await site.codeFor(OWNER.email)).toBeUndefined();
  expect(await site.codeFor(NEWCOMER.email)).toMatch(/^\d{6}$/);
  const forgot = await site.post('/auth/forgot-password', { email: 'nobody@elsewhere.example' });
  expect(forgot.statusCode).toBe(200);
  expect(await site.mailTo('nobody@elsewhere.example')).toEqual([]);
});

it('sends one code a minute and five an hour', async () => {
  expect((await sendCode(NEWCOMER.email)).statusCode).toBe(200);
  expect((await sendCode(NEWCOMER.email)).statusCode).toBe(429);
  for (let more = 0; more < 4; more += 1) {
    site.clock.pass(MINUTE + 1);
    expect((await sendCode(NEWCOMER.email)).statusCode).toBe(200);
  }
  site.clock.pass(MINUTE + 1);
  expect((await sendCode(NEWCOMER.email)).statusCode).toBe(429);
});

it('refuses wrong, old, used, voided and foreign codes', async () => {
  const register = (otp: string | undefined) => site.post('/auth/register', { ...NEWCOMER, otp });
  await sendCode(NEWCOMER.email);
  const first = (await site.codeFor(NEWCOMER.email)) ?? '';
  site.clock.pass(MINUTE + 1);
  await sendCode(NEWCOMER.email);
  const second = (await site.codeFor(NEWCOMER.email)) ?? '';
  // A new code voids the one before (unless they are equal by chance).
  if (first !== second) expect((await register(first)).statusCode).toBe(400);
  expect(
    (await site.post('/auth/reset-password', { email: NEWCOMER.email, otp: second, password: 'a quiet river at dusk' }))
      .statusCode,
  ).toBe(400);
  expect(
    (await site.post('/auth/register', { ...NEWCOMER, email: 'other@elsewhere.example', otp: second })).statusCode,
  ).toBe(400);
  site.clock.pass(10 * MINUTE);
  const old = await register(second);
  expect(old.statusCode).toBe(400);
  expect(old.json()).toMatchObject({ message: 'The code is wrong or has expired', errors: [{ path: 'otp' }] });
});

it('voids a code after five failures', async () => {
  await sendCode(NEWCOMER.email);
  const otp = (await site.codeFor(NEWCOMER.email)) ?? '';
  const wrong = otp === '123456' ? '654321' : '123456';
  for (let miss = 0; miss < 5; miss += 1) await site.post('/auth/register', { ...NEWCOMER, otp: wrong });
  expect((await site.post('/auth/register', { ...NEWCOMER, otp })).statusCode).toBe(400);
});

it('refuses short, common and derived passwords, without using the code up', async () => {
  await sendCode(NEWCOMER.email);
  const otp = await site.codeFor(NEWCOMER.email);
  for (const password of ['short', 'qwerty123456', 'Tridhara 2026!', 'vikram@elsewhere.example', 'x'.repeat(129)]) {
    const answer = await site.post('/auth/register', { ...NEWCOMER, password, otp });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'password' }] });
  }
  expect((await site.post('/auth/register', { ...NEWCOMER, otp })).statusCode).toBe(200);
});

it('ignores a role or a status in a body', async () => {
  await sendCode(NEWCOMER.email);
  const otp = await site.codeFor(NEWCOMER.email);
  await site.post('/auth/register', { ...NEWCOMER, otp, role: 'owner', status: 'approved', _id: 'mine' });
  expect((await site.post('/auth/login', NEWCOMER)).statusCode).toBe(403);
});

it('keeps an undecided request', async () => {
  await request();
  expect(
    (await site.get('/admins/requests', await site.signInAs({ ...OWNER, password: PASSWORD }))).json(),
  ).toMatchObject({ total: 1 });
});

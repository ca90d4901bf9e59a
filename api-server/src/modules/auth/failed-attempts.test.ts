import { OWNER, PASSWORD } from '../../../test/accounts';
import { testApp } from '../../../test/harness';
import { MINUTE } from '../../clock';
import { auditEntries, knownDevices, limitEvents, oneTimeCodes } from '../../database/schema';

const site = testApp();
beforeEach(() => site.reset());

const WRONG = 'wrong wrong wrong';

const from = (remoteAddress: string, path: string, payload: object, cookie = '') =>
  site.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, remoteAddress, headers: { cookie } });

const login = (address: string, password: string, cookie = '', email: string = OWNER.email) =>
  from(address, '/auth/login', { email, password }, cookie);

const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

it('a caller with five failures is locked out, and no other', async () => {
  for (let miss = 0; miss < 5; miss += 1) expect((await login('203.0.113.1', WRONG)).statusCode).toBe(401);
  const locked = await login('203.0.113.1', PASSWORD);
  expect([locked.statusCode, Number(locked.headers['retry-after']) % 60]).toEqual([429, 0]);
  expect((await login('198.51.100.7', PASSWORD)).statusCode).toBe(200);
});

it('failures from everywhere lock out unknown browsers, not the browser that the owner has signed in with', async () => {
  const first = await login('198.51.100.7', PASSWORD);
  const device = cookieOf(first);
  expect(String(first.headers['set-cookie'])).toMatch(
    /^known-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  for (let caller = 1; caller <= 6; caller += 1) await login(`203.0.113.${caller}`, WRONG);
  expect((await login('203.0.113.99', PASSWORD)).statusCode).toBe(429);
  expect((await login('198.51.100.7', PASSWORD)).statusCode).toBe(429);
  // Even behind the address that the attackers share.
  expect((await login('203.0.113.1', PASSWORD, device)).statusCode).toBe(200);
});

it('a known browser may fail five times, is known only for its account, and its secret is stored hashed', async () => {
  const device = cookieOf(await login('198.51.100.7', PASSWORD));
  const rows = JSON.stringify(await site.services.db.select().from(knownDevices));
  expect(rows).not.toContain(device.split('=')[1]);
  for (let miss = 0; miss < 5; miss += 1) expect((await login('198.51.100.7', WRONG, device)).statusCode).toBe(401);
  expect((await login('198.51.100.7', PASSWORD, device)).statusCode).toBe(429);
  // For another account it is an unknown browser.
  for (let miss = 0; miss < 5; miss += 1) await login('198.51.100.8', WRONG, device, 'meera@tridhara.example');
  expect((await login('198.51.100.8', WRONG, device, 'meera@tridhara.example')).statusCode).toBe(429);
  for (const forged of ['known-device=', `known-device=${'x'.repeat(43)}`, 'known-device=%00'])
    expect((await login('198.51.100.7', PASSWORD, forged)).statusCode).toBe(200);
});

it("an attacker's guesses void neither a code nor a reset link of another person", async () => {
  const newcomer = { name: 'Vikram', email: 'vikram@elsewhere.example', password: 'a quiet river at dusk' };
  await from('198.51.100.7', '/auth/send-otp', { email: newcomer.email, purpose: 'register' });
  const otp = (await site.codeFor(newcomer.email)) ?? '';
  const wrong = otp === '123456' ? '654321' : '123456';
  for (let miss = 0; miss < 5; miss += 1) await from('203.0.113.1', '/auth/register', { ...newcomer, otp: wrong });
  // The attacker has used up all guesses: even the right code is refused.
  expect((await from('203.0.113.1', '/auth/register', { ...newcomer, otp })).statusCode).toBe(400);
  expect((await from('198.51.100.7', '/auth/register', { ...newcomer, otp })).statusCode).toBe(200);

  await from('198.51.100.7', '/auth/forgot-password', { email: OWNER.email });
  const reset = (await site.codeFor(OWNER.email)) ?? '';
  for (let miss = 0; miss < 60; miss += 1) {
    const guess = { email: OWNER.email, otp: String(miss).padStart(6, '0'), password: newcomer.password };
    expect((await from('203.0.113.1', '/auth/reset-password', guess)).statusCode).toBe(400);
  }
  const right = await from('203.0.113.1', '/auth/reset-password', {
    email: OWNER.email,
    otp: reset,
    password: newcomer.password,
  });
  expect(right.statusCode).toBe(200);
});

it('many callers together void a code of six digits', async () => {
  await from('198.51.100.7', '/auth/send-otp', { email: 'vikram@elsewhere.example', purpose: 'register' });
  const newcomer = { name: 'Vikram', email: 'vikram@elsewhere.example', password: 'a quiet river at dusk' };
  const otp = (await site.codeFor(newcomer.email)) ?? '';
  const wrong = otp === '123456' ? '654321' : '123456';
  for (let miss = 0; miss < 50; miss += 1)
    await from(`203.0.113.${miss % 25}`, '/auth/register', { ...newcomer, otp: wrong });
  expect(await site.services.db.$count(oneTimeCodes)).toBe(0);
});

it('the link that sets a new password has 128 bits after the #, and works once, also for a locked account', async () => {
  for (let caller = 1; caller <= 6; caller += 1) await login(`203.0.113.${caller}`, WRONG);
  await from('198.51.100.7', '/auth/forgot-password', { email: OWNER.email });
  const [email] = await site.emailsTo(OWNER.email);
  const code = /\/login\?show=forgot#reset=([\w-]+)$/m.exec(email?.text ?? '')?.[1] ?? '';
  expect(Buffer.from(code, 'base64url')).toHaveLength(16);
  expect(email?.subject).not.toContain(code);
  const body = { email: OWNER.email, otp: code, password: 'another line of streams' };
  expect((await from('198.51.100.7', '/auth/reset-password', body)).statusCode).toBe(200);
  expect((await from('198.51.100.7', '/auth/reset-password', body)).statusCode).toBe(400);
  expect((await login('198.51.100.7', 'another line of streams')).statusCode).toBe(200);
});

it('failed sign-ins are in the audit log, once for an account, a caller and a reason, without the input', async () => {
  const refused = async (): Promise<{ title: string; entityId: string }[]> =>
    (await site.services.db.select().from(auditEntries))
      .filter(({ action }) => action === 'sign-in-refused')
      .map(({ title, entityId }) => ({ title, entityId }));
  const before = (await refused()).length;
  for (let miss = 0; miss < 8; miss += 1) await login('203.0.113.14', WRONG);
  await login('203.0.113.14', WRONG, '', 'My-Secret-Password-1@secret.example');
  await login('2001:db8:1:2:3::4', WRONG);
  const entries = (await refused()).slice(before);
  expect(entries.map(({ title }) => title)).toEqual([
    `${OWNER.email}: wrong password, from 203.0.113.0`,
    `${OWNER.email}: too many attempts, from 203.0.113.0`,
    'M…@s….example: unknown address, from 203.0.113.0',
    `${OWNER.email}: wrong password, from 2001:db8:1::`,
  ]);
  expect(entries[0]?.entityId).not.toBe('');
  site.clock.pass(16 * MINUTE);
  await login('203.0.113.14', WRONG);
  expect(await refused()).toHaveLength(before + 5);
});

it('a flood of failed sign-ins adds a limited number of entries to the audit log', async () => {
  const count = async () =>
    (await site.services.db.select().from(auditEntries)).filter(({ action }) => action === 'sign-in-refused').length;
  const before = await count();
  const now = site.clock.now();
  // As many refusals in this hour as are recorded.
  await site.services.db.insert(limitEvents).values(
    Array.from({ length: 299 }, (_, at) => ({
      id: `refusal-${at}`,
      key: 'audit:sign-in',
      at: now,
      expiresAt: new Date(now.getTime() + 60 * MINUTE),
    })),
  );
  for (let caller = 1; caller <= 5; caller += 1) await login(`203.0.113.${caller}`, WRONG, '', 'n@elsewhere.example');
  expect((await count()) - before).toBe(1);
});

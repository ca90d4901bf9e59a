import { OWNER, PASSWORD } from '../../../test/accounts';
import { testApp } from '../../../test/harness';
import { MINUTE, SECOND } from '../../clock';
import { oneTimeTokens, sessions } from '../../database/schema';
import { newSecret } from '../../identity';

const site = testApp({ environment: { SITE_ORIGIN: 'https://tridhara.example' } });
beforeEach(() => site.reset());

/** Signs in by password for a browser with this flow. @returns the one-time code */
async function codeOf(flow: string): Promise<string> {
  const answer = await site.post('/auth/login', { email: OWNER.email, password: PASSWORD, flow });
  const body = answer.json<{ code: string; token?: string; userInfo?: object }>();
  expect([answer.statusCode, body.token, body.userInfo]).toEqual([200, undefined, undefined]);
  return body.code;
}

const exchange = (code: string, flow?: string) =>
  site.post('/auth/token', { code }, flow === undefined ? {} : { cookie: `__Host-sign-in-flow=${flow}` });

it('answers a one-time code for a flow, which its browser exchanges for the session, once', async () => {
  const flow = newSecret();
  const code = await codeOf(flow);
  expect(await site.services.db.$count(sessions)).toBe(0);
  const answer = await exchange(code, flow);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const { token, userInfo } = answer.json<{ token: string; userInfo: object }>();
  expect(userInfo).toMatchObject({ name: OWNER.name, email: OWNER.email, role: 'owner' });
  expect((await site.post('/auth/check-user', {}, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  // The browser's cookie of the flow is removed.
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-sign-in-flow=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax; Secure,/,
  );
  expect((await exchange(code, flow)).statusCode).toBe(401);
});

it('accepts a code only from the browser of its flow, and only for a minute', async () => {
  const flow = newSecret();
  for (const other of [undefined, newSecret(), '', `${flow}x`]) {
    expect((await exchange(await codeOf(flow), other)).statusCode).toBe(401);
  }
  const late = await codeOf(flow);
  site.clock.pass(MINUTE + SECOND);
  expect((await exchange(late, flow)).statusCode).toBe(401);
  expect((await exchange('x'.repeat(43), flow)).statusCode).toBe(401);
  expect(await site.services.db.$count(sessions)).toBe(0);
});

it('stores only hashes of the code and the flow', async () => {
  const flow = newSecret();
  const code = await codeOf(flow);
  const rows = JSON.stringify(await site.services.db.select().from(oneTimeTokens));
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(flow);
});

it('voids an open code when the password is changed or reset', async () => {
  const flow = newSecret();
  const headers = await site.signInAs(OWNER);
  const before = await codeOf(flow);
  const changed = await site.app.inject({
    method: 'PUT',
    url: '/api/v1/auth/account',
    headers,
    payload: { password: 'another line of streams', currentPassword: PASSWORD },
  });
  expect(changed.statusCode).toBe(200);
  expect((await exchange(before, flow)).statusCode).toBe(401);
});

it.each(['', 'short', 'x'.repeat(129), 'characters that are not base64url', 7, { $ne: '' }])(
  'refuses the flow %j at its field',
  async (flow) => {
    const answer = await site.post('/auth/login', { email: OWNER.email, password: PASSWORD, flow });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe('flow');
  },
);

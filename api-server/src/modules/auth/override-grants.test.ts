import { OWNER, PASSWORD } from '../../../test/accounts';
import { testApp } from '../../../test/harness';
import { MINUTE, SECOND } from '../../clock';
import { auditEntries, oneTimeTokens } from '../../database/schema';

const site = testApp({ environment: { SITE_ORIGIN: 'https://tridhara.example' } });
beforeEach(() => site.reset());

const CAREERS = { remote: 'careers', address: 'https://review.example/careers/remoteEntry.js?a=1' };

/** Requests a grant. @returns the cookie's value */
async function grantOf(headers: Record<string, string>): Promise<string> {
  const answer = await site.post('/auth/override-grants', CAREERS, headers);
  expect(answer.statusCode).toBe(200);
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({
    name: '__Host-override-grant',
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: true,
    maxAge: 900,
  });
  return cookie?.value ?? '';
}

const asked = async (grant?: string) => {
  const answer = await site.app.inject({
    url: '/override-grants',
    headers: grant === undefined ? {} : { 'x-override-grant': grant },
  });
  return answer.statusCode === 200 ? answer.json<typeof CAREERS>() : answer.statusCode;
};

it('grants a signed-in user one section from one address, for 15 minutes', async () => {
  const grant = await grantOf(await site.signInAs(OWNER));
  expect(await asked(grant)).toEqual(CAREERS);
  site.clock.pass(15 * MINUTE - SECOND);
  expect(await asked(grant)).toEqual(CAREERS);
  site.clock.pass(SECOND);
  expect(await asked(grant)).toBe(404);
});

it('grants nothing without a token, and refuses unknown grants', async () => {
  const answer = await site.post('/auth/override-grants', CAREERS);
  expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
  expect(await site.services.db.$count(oneTimeTokens)).toBe(0);
  for (const grant of [undefined, '', 'x'.repeat(43), "' or 1=1"]) expect(await asked(grant)).toBe(404);
});

it('accepts no other secret as a grant', async () => {
  const flow = 'f'.repeat(43);
  const login = await site.post('/auth/login', { email: OWNER.email, password: PASSWORD, flow });
  expect(await asked(login.json<{ code: string }>().code)).toBe(404);
});

it('ends a grant with its session', async () => {
  const headers = await site.signInAs(OWNER);
  const other = await site.signInAs(OWNER);
  const [grant, unrevoked] = [await grantOf(headers), await grantOf(other)];
  expect((await site.post('/auth/logout', {}, headers)).statusCode).toBe(200);
  expect(await asked(grant)).toBe(404);
  expect(await asked(unrevoked)).toEqual(CAREERS);
});

it('stores only a hash of the secret, and records the grant in the audit log', async () => {
  const grant = await grantOf(await site.signInAs(OWNER));
  expect(JSON.stringify(await site.services.db.select().from(oneTimeTokens))).not.toContain(grant);
  const entries = await site.services.db.select().from(auditEntries);
  expect(entries.findLast(({ action }) => action === 'grant-override')).toMatchObject({
    actorEmail: OWNER.email,
    title: `careers from ${CAREERS.address}`,
    at: site.clock.now(),
  });
  expect(JSON.stringify(entries)).not.toContain(grant);
});

it.each(['javascript:alert(1)', '/r/careers.js', '//review.example/r.js', '', 7])(
  'refuses the address %j at its field',
  async (address) => {
    const body = { remote: 'careers', address };
    const answer = await site.post('/auth/override-grants', body, await site.signInAs(OWNER));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe('address');
  },
);

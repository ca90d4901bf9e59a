import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { testAdmin, testApp } from '../../../test/harness';
import { STATEMENT_SECONDS } from './statements';

const site = testApp();
const editor = testAdmin(site, 'editor');

const ask = (headers: Record<string, string> = {}, team = 'events') =>
  site.app.inject({ method: 'POST', url: '/team-statements', headers, payload: { team } });
const stated = async (headers?: Record<string, string>) => (await ask(headers)).json<{ statement: string }>().statement;

async function verified(statement: string, audience = 'events') {
  const keys = (await site.app.inject('/.well-known/jwks.json')).json<JSONWebKeySet>();
  expect(keys.keys.every((key) => key.d === undefined)).toBe(true);
  const currentDate = site.clock.now();
  return (await jwtVerify(statement, createLocalJWKSet(keys), { audience, algorithms: ['EdDSA'], currentDate }))
    .payload;
}

it('states who makes a call, for one team and for a minute, without the token', async () => {
  const statement = await stated(editor);
  const { sub, exp = 0, iat, ...claims } = await verified(statement);
  expect(claims).toEqual({ iss: expect.any(String), aud: 'events', name: 'The editor', role: 'editor' });
  expect([typeof sub, exp - (iat ?? 0)]).toEqual(['string', STATEMENT_SECONDS]);
  expect(statement).not.toContain(editor['authorization']?.slice(7));
  await expect(verified(statement, 'orders')).rejects.toThrow(/aud/);
  site.clock.pass((STATEMENT_SECONDS + 1) * 1_000);
  await expect(verified(statement)).rejects.toThrow(/exp/);
});

it('states nothing about a visitor', async () => {
  expect(Object.keys(await verified(await stated())).sort()).toEqual(['aud', 'exp', 'iat', 'iss']);
});

it('refuses a token that is not valid, and a team that has no name', async () => {
  expect((await ask({ authorization: `Bearer ${'x'.repeat(43)}` })).statusCode).toBe(401);
  expect((await ask({}, '../events')).statusCode).toBe(400);
});

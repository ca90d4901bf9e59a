import crypto from 'node:crypto';
import { like } from 'drizzle-orm';
import { OWNER } from '../../test/accounts';
import { testApp } from '../../test/harness';
import { limitEvents } from '../database/schema';
import { hashPassword, type PasswordCaller } from './passwords';

/** The function of Node.js: other tests hash at a lower cost. */
const wholeScrypt = Reflect.get(crypto.scrypt, 'whole') as typeof crypto.scrypt;

/** The passwords whose hashes have begun, in order. */
const begun: string[] = [];
const finish: (() => void)[] = [];
/** Finishes the begun work, one at a time, until every promise is settled. */
async function finishAll<Result>(promises: Promise<Result>[]): Promise<PromiseSettledResult<Result>[]> {
  let settled = false;
  const results = Promise.allSettled(promises).finally(() => (settled = true));
  while (!settled) {
    finish.shift()?.();
    await new Promise(setImmediate);
  }
  return results;
}

beforeEach(() => {
  begun.length = 0;
  finish.length = 0;
  const stalled = (password: string, ...rest: unknown[]): void => {
    begun.push(password);
    const done = rest.at(-1) as (error: null, key: Buffer) => void;
    finish.push(() => done(null, Buffer.alloc(32)));
  };
  jest.spyOn(crypto, 'scrypt').mockImplementation(stalled as unknown as typeof crypto.scrypt);
});
afterEach(() => jest.restoreAllMocks());

const STRANGER: PasswordCaller = { isKnown: false };
const strangers = (count: number) => Array.from({ length: count }, (_, at) => hashPassword(`stranger ${at}`, STRANGER));

it('computes a hash at the cost that it names', async () => {
  jest.mocked(crypto.scrypt).mockImplementation(wholeScrypt);
  const [, N, r, p, salt = '', hash] = (await hashPassword(OWNER.password, { isKnown: true })).split('$');
  expect([N, r, p].map(Number)).toEqual([2 ** 17, 8, 1]);
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: 2 ** 28 };
  const computed = crypto.scryptSync(OWNER.password, Buffer.from(salt, 'base64url'), 32, options);
  expect(computed.toString('base64url')).toBe(hash);
});

it('hashes for a known caller before unknown ones who came first, two at a time', async () => {
  const all = [...strangers(6), hashPassword('owner', { isKnown: true })];
  expect(begun).toEqual(['stranger 0', 'stranger 1']);
  await finishAll(all);
  expect(begun.slice(2, 4)).toEqual(['owner', 'stranger 2']);
});

it('refuses too many unknown callers, and no known caller because of them', async () => {
  const served = strangers(12);
  await expect(hashPassword('one more', STRANGER)).rejects.toMatchObject({ statusCode: 503 });
  const owner = hashPassword('owner', { isKnown: true });
  const results = await finishAll([...served, owner]);
  expect(results.map(({ status }) => status)).toEqual(Array(13).fill('fulfilled'));
  expect(begun).not.toContain('one more');
});

it('computes nothing for a caller whose connection is closed meanwhile', async () => {
  const socket = { destroyed: false };
  const all = [...strangers(2), hashPassword('gone', { isKnown: false, socket })];
  socket.destroyed = true;
  const results = await finishAll(all);
  expect(results[2]).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } });
  expect(begun).not.toContain('gone');
});

describe('at the sign-in', () => {
  const site = testApp();
  const login = (email: string, from: string, headers = {}) =>
    site.app.inject({
      ...{ method: 'POST', url: '/api/v1/auth/login', remoteAddress: from, headers },
      payload: { email, password: OWNER.password },
    });

  it('answers too many unknown callers with 503 and Retry-After, counts no failure, and serves a known browser', async () => {
    await site.reset();
    jest.restoreAllMocks();
    const compute = crypto.scrypt;
    const { cookies } = await login(OWNER.email, '10.1.0.1');
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    // The owner's hash in these tests is cheap and is computed; the costly one for unknown addresses is not.
    jest.spyOn(crypto, 'scrypt').mockImplementation(((...work: Parameters<typeof crypto.scrypt>): void => {
      const [, , , { N }, done] = work;
      finish.push(() => (N === 1024 ? compute(...work) : done(null, Buffer.alloc(32))));
    }) as unknown as typeof crypto.scrypt);
    const asked = Array.from({ length: 13 }, (_, at) => login(`stranger${at}@example.com`, `10.0.0.${at}`));
    const first = await Promise.race(asked);
    expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '5']);
    const known = login(OWNER.email, '10.1.0.1', { cookie });
    const answers = await finishAll([...asked, known]);
    const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.statusCode : 0));
    expect(statuses.slice(0, -1).sort()).toEqual([...Array<number>(12).fill(401), 503]);
    expect(statuses.at(-1)).toBe(200);
    const misses = await site.services.db.$count(limitEvents, like(limitEvents.key, 'login:address:%'));
    expect(misses).toBe(12);
  });
});

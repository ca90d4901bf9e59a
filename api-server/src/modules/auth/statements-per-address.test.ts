import crypto from 'node:crypto';
import { Client } from 'pg';
import { OWNER, PASSWORD } from '../../../test/accounts';
import { testApp } from '../../../test/harness';
import { isOnPostgres } from '../../../test/test-engine';
import { limitEvents } from '../../database/schema';

const UNKNOWN = 'nobody@elsewhere.example';

/** The statements since the last call of `statements`, without values and the ids of requests. */
const asked: string[] = [];
const query = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown;
// Set before the first connection: each statement gets the id of its request after this.
Reflect.set(Client.prototype, 'query', function (this: Client, ...args: unknown[]): unknown {
  const [statement] = args as [string | { text?: string }];
  const text = typeof statement === 'string' ? statement : (statement.text ?? '');
  // The server begins to listen for changes beside the first request.
  if (!text.startsWith('listen ')) asked.push(text.replace(/^\/\*.*?\*\/ /, ''));
  return query.apply(this, args);
});
afterAll(() => Reflect.set(Client.prototype, 'query', query));

const site = testApp();
// The server looks for missing keys before its first answer.
beforeAll(() => site.app.ready());
beforeEach(() => site.reset());

/** The statements and password hashes of a call, and its answer without the parts that differ in each request. */
async function workOf(path: string, body: object) {
  const { db, mail } = site.services;
  await mail.flush();
  await db.delete(limitEvents);
  const hashes = jest.spyOn(crypto, 'scrypt');
  // Emails leave after the answer.
  const flush = jest.spyOn(mail, 'flush').mockResolvedValue(undefined);
  asked.length = 0;
  const { statusCode, body: answer } = await site.post(path, body);
  const work = { statements: [...asked], hashes: hashes.mock.calls.length };
  hashes.mockRestore();
  flush.mockRestore();
  return { ...work, statusCode, answer: answer.replace(/"(requestId|challenge)":"[^"]*"/, '') };
}

(isOnPostgres ? it : it.skip).each([
  ['/auth/login', { password: 'not the password at all' }, 1],
  ['/auth/login', { password: 'not the password at all', otp: '123456' }, 1],
  ['/auth/register', { name: 'Noor', password: PASSWORD, otp: '123456' }, 0],
  ['/auth/reset-password', { password: PASSWORD, otp: 'x'.repeat(22) }, 0],
  ['/auth/forgot-password', {}, 0],
  ['/auth/send-otp', { purpose: 'register' }, 0],
  ['/auth/send-otp', { purpose: 'login' }, 0],
  ['/auth/passkey/options', {}, 0],
  ['/subscriptions', { kind: 'newsletter', consent: true }, 0],
])('does the same for known and unknown addresses: %s %o', async (path, facts, hashes) => {
  const known = await workOf(path, { ...facts, email: OWNER.email });
  const unknown = await workOf(path, { ...facts, email: UNKNOWN });
  expect(known.statements.length).toBeGreaterThan(0);
  expect(known.hashes).toBe(hashes);
  expect(unknown).toEqual(known);
});

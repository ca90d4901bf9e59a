import type { UnsentEmail } from 'api-client';
import { eq } from 'drizzle-orm';
import { testAdmin, testApp } from '../../../test/harness';
import { MINUTE } from '../../clock';
import { auditEntries, outbox } from '../../database/schema';
import { MAX_ATTEMPTS } from '../../mail/waiting-emails';

/** A mail server that refuses until the test changes it. */
const server = { away: true, sent: [] as string[] };
const transport = {
  send: async ({ to }: { to: string }) => {
    if (server.away) throw Object.assign(new Error('535 for <kiran@elsewhere.example>'), { code: 'EAUTH' });
    return String(server.sent.push(to));
  },
  stored: async () => undefined,
  forget: async () => undefined,
  ping: async () => undefined,
  close: () => undefined,
};
const site = testApp(() => ({ mail: transport, environment: { SESSION_IDLE_MINUTES: '60' } }));
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');

const listed = async (): Promise<UnsentEmail[]> =>
  (await site.get('/unsent-emails', owner)).json<{ emails: UnsentEmail[] }>().emails;
const retry = (id: string, as: Record<string, string> = owner) =>
  site.call('POST', `/unsent-emails/${id}/retry`, undefined, as);

/** An email that could not be sent, and that waits or was given up. */
async function refused(attempts = 1): Promise<UnsentEmail> {
  server.away = true;
  await site.services.mail.enqueue(site.services.db, {
    ...{ to: 'kiran@elsewhere.example', subject: 'We have your application', text: 'Thank you.' },
  });
  await site.services.mail.flush();
  await site.services.db.update(outbox).set({ attempts });
  const [email] = await listed();
  if (!email) throw new Error('Nothing is listed.');
  return email;
}

beforeEach(async () => {
  await site.services.db.delete(outbox);
  server.sent = [];
});

it('lists unsent emails, with their cause and without an address in it', async () => {
  expect(await listed()).toEqual([]);
  expect(await refused()).toMatchObject({
    ...{ recipient: 'kiran@elsewhere.example', subject: 'We have your application' },
    ...{ attempts: 1, state: 'waiting', cause: 'Error EAUTH', nextAttemptAt: expect.any(String) as unknown },
  });
  await site.services.db.update(outbox).set({ attempts: MAX_ATTEMPTS });
  expect(await listed()).toMatchObject([{ state: 'failed', nextAttemptAt: null }]);
});

it('sends an email that was given up when an owner retries it, with an audit entry', async () => {
  const { _id, state } = await refused(MAX_ATTEMPTS);
  expect(state).toBe('failed');
  server.away = false;
  await site.services.mail.flush();
  expect(server.sent).toEqual([]);
  expect((await retry(_id)).statusCode).toBe(200);
  await site.services.mail.flush();
  expect(server.sent).toEqual(['kiran@elsewhere.example']);
  expect(await listed()).toEqual([]);
  const [entry] = await site.services.db.select().from(auditEntries).where(eq(auditEntries.entityId, _id));
  expect(entry).toMatchObject({ action: 'retry', collection: 'unsent-emails', title: '' });
  // It is sent, and not sent twice.
  expect((await retry(_id)).statusCode).toBe(404);
});

it('waits again with growing pauses when a retry fails as well', async () => {
  const { _id } = await refused(MAX_ATTEMPTS);
  expect((await retry(_id)).statusCode).toBe(200);
  await site.services.mail.flush();
  expect(await listed()).toMatchObject([{ attempts: 1, state: 'waiting', cause: 'Error EAUTH' }]);
});

it('refuses to retry an email that is being sent, and allows it when that server has died', async () => {
  const { _id } = await refused();
  const inAMoment = new Date(site.clock.now().getTime() + 15 * MINUTE);
  await site.services.db.update(outbox).set({ lastError: '', nextAttemptAt: inAMoment });
  expect(await listed()).toEqual([]);
  expect((await retry(_id)).statusCode).toBe(409);
  site.clock.pass(16 * MINUTE);
  expect(await listed()).toMatchObject([{ cause: '' }]);
  expect((await retry(_id)).statusCode).toBe(200);
});

it("names the cause when an email's text was deleted", async () => {
  const { _id } = await refused(MAX_ATTEMPTS);
  await site.services.db.update(outbox).set({ recipient: '', subject: '', text: '' });
  const answer = await retry(_id);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    409,
    'This email is no longer kept, so it cannot be sent again',
  ]);
});

it('deletes emails that are not to be sent', async () => {
  const { _id } = await refused();
  const remove = () => site.call('DELETE', `/unsent-emails/${_id}`, undefined, owner);
  expect((await remove()).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await remove()).statusCode).toBe(404);
});

it('is for owners', async () => {
  const { _id } = await refused();
  expect((await site.get('/unsent-emails', editor)).statusCode).toBe(403);
  expect((await retry(_id, editor)).statusCode).toBe(403);
  expect((await retry(_id, {})).statusCode).toBe(401);
});

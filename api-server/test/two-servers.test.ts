import type { OwnRole } from 'api-client';
import { eq, sql } from 'drizzle-orm';
import { MINUTE } from '../src/clock';
import { contactMessages, idempotencyKeys, scheduledJobs } from '../src/database/schema';
import { runDue, type ScheduledJob } from '../src/schedule/scheduled-jobs';
import { startTestApp, testApp, type TestApp } from './harness';
import { isOnPostgres } from './test-engine';

let second: TestApp;
// Before the first one, whose database it uses.
afterAll(() => second.close());
const first = testApp({ asOwner: true });
beforeAll(async () => {
  second = await startTestApp({ beside: first });
  // From then on it is notified by the database.
  await Promise.all([first.app.ready(), second.app.ready()]);
});

const none = (error: unknown) => {
  throw error;
};
const MESSAGE = { name: 'Kiran', email: 'kiran@elsewhere.example', message: 'Good day to all of you.', consent: true };

it('answers a repeated request at the other server with the first result, and runs it once', async () => {
  const key = { 'idempotency-key': 'one-for-both' };
  const answer = await first.post('/contact', MESSAGE, key);
  const again = await second.post('/contact', MESSAGE, key);
  expect([again.statusCode, again.headers['idempotent-replayed'], again.body]).toEqual([200, 'true', answer.body]);
  expect(await first.services.db.select().from(contactMessages)).toHaveLength(1);
  expect((await second.post('/contact', { ...MESSAGE, name: 'Asha' }, key)).statusCode).toBe(409);
});

it('releases a key when its first request died, by the clock of the database, not its own', async () => {
  const key = { 'idempotency-key': 'died-on-the-way' };
  const { clock } = first;
  const { db } = first.services;
  await first.post('/contact', { ...MESSAGE, name: 'Asha' }, key);
  // The state while the first request is under way.
  await db
    .update(idempotencyKeys)
    .set({ status: null, answer: null })
    .where(eq(idempotencyKeys.key, 'died-on-the-way'));
  const again = (name = 'Asha') => second.post('/contact', { ...MESSAGE, name }, key);
  clock.pass(10 * MINUTE);
  let isAnswered = false;
  const waiting = again().finally(() => (isAnswered = true));
  // By now it has found the first one.
  expect((await again('Another')).statusCode).toBe(409);
  expect(isAnswered).toBe(false);
  await db
    .update(idempotencyKeys)
    .set({ createdAt: sql`${idempotencyKeys.createdAt} - interval '10 seconds'` })
    .where(eq(idempotencyKeys.key, 'died-on-the-way'));
  expect((await waiting).statusCode).toBe(200);
});

/** The embedded engine has no second connection, over which one request waits for another. */
const onServer = isOnPostgres ? it : it.skip;

onServer('keeps a key from the other server for as long as its first request is under way', async () => {
  const key = { 'idempotency-key': 'takes-long' };
  const message = { ...MESSAGE, name: 'Meera' };
  const { db } = first.services;
  const here = eq(idempotencyKeys.key, 'takes-long');
  const age = sql<number>`extract(epoch from clock_timestamp() - ${idempotencyKeys.createdAt})::float`;
  const ageOfKey = async () => (await second.services.db.select({ age }).from(idempotencyKeys).where(here))[0]?.age;
  let slow: ReturnType<typeof first.post> | undefined;
  let repeated: ReturnType<typeof first.post> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table contact_messages in access exclusive mode`);
    slow = first.post('/contact', message, key);
    while ((await ageOfKey()) === undefined);
    await second.services.db
      .update(idempotencyKeys)
      .set({ createdAt: sql`clock_timestamp() - interval '1 hour'` })
      .where(here);
    while (((await ageOfKey()) ?? 0) > MINUTE / 1_000);
    repeated = second.post('/contact', message, key);
    // Another body is refused while the first one is under way: the repeated request has looked for it, too.
    expect((await second.post('/contact', { ...message, name: 'Noor' }, key)).statusCode).toBe(409);
  });
  const answer = await slow;
  const again = await repeated;
  expect([again?.statusCode, again?.headers['idempotent-replayed'], again?.body]).toEqual([200, 'true', answer?.body]);
});

it('does not repeat a change that was stored without its answer', async () => {
  const owner = await first.signedIn('owner');
  const { db } = first.services;
  // As if each server died between the two.
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin if new.answer is not null then raise 'dead'; end if; return new; end $$`);
  await db.execute(sql`create trigger refuse before update on idempotency_keys for each row execute function refuse()`);
  const job = { title: 'Fitter', location: 'Jorhat', role: ['Field'], detail: 'Work.' };
  const calls = [
    ['/contact', { ...MESSAGE, name: 'Noor' }, { 'idempotency-key': 'stored-message' }],
    ['/job-postings', job, { ...owner, 'idempotency-key': 'stored-job' }],
  ] as const;
  for (const [path, body, headers] of calls)
    expect((await first.post(path, body, headers)).statusCode).toBeLessThan(300);
  await db.execute(sql`drop trigger refuse on idempotency_keys`);
  await db.update(idempotencyKeys).set({ createdAt: sql`clock_timestamp() - interval '10 seconds'` });
  for (const [path, body, headers] of calls) {
    const again = await second.post(path, body, headers);
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      409,
      'This was stored, but its answer was lost. Check whether it is there before you send it again.',
    ]);
  }
});

it('counts one limit for both', async () => {
  const asked = { email: 'many@elsewhere.example', purpose: 'reset' };
  const statuses: number[] = [];
  for (let i = 0; !statuses.includes(429); i++)
    statuses.push((await (i % 2 === 0 ? first : second).post('/auth/send-otp', asked)).statusCode);
  for (const { post } of [first, second]) expect((await post('/auth/send-otp', asked)).statusCode).toBe(429);
});

it('notifies a request that waits at the other server of a change at once', async () => {
  const owner = await first.signedIn('owner');
  const { revision } = (await second.app.inject('/content-revision')).json<{ revision: string }>();
  const waiting = second.app.inject(`/content-revision?after=${encodeURIComponent(revision)}`);
  const job = { title: 'Engineer', location: 'Jorhat', role: ['Field'], detail: 'Work.' };
  expect((await first.post('/job-postings', job, owner)).statusCode).toBe(201);
  expect((await waiting).json<{ revision: string }>().revision).not.toBe(revision);
  const { jobPostings } = (await second.get('/job-postings')).json<{ jobPostings: { title: string }[] }>();
  expect(jobPostings.map(({ title }) => title)).toContain('Engineer');
});

describe('scheduled jobs', () => {
  const done: string[] = [];
  const jobOf = (who: string, run = async (): Promise<void> => void done.push(who)): ScheduledJob => ({
    ...{ name: 'count', every: 3_600_000, within: 60_000, run },
  });
  const due = () => first.services.db.update(scheduledJobs).set({ nextAt: sql`now() - interval '1 second'` });
  const row = async () =>
    (await first.services.db.select().from(scheduledJobs).where(eq(scheduledJobs.name, 'count')))[0];

  it('run once, however many processes check at the same time', async () => {
    const both = [jobOf('first'), jobOf('second')];
    const ask = () => Promise.all(both.map((job) => runDue(first.services.db, [job], none)));
    await ask();
    expect(done).toEqual([]);
    await due();
    await ask();
    expect(done).toHaveLength(1);
    await ask();
    expect(done).toHaveLength(1);
    expect(await row()).toMatchObject({
      claimedBy: null,
      claimedUntil: null,
      endedAt: expect.any(Date),
      lastError: '',
    });
  });

  it('are taken over from a process that died, and not from one that works', async () => {
    await due();
    let finish = (): void => undefined;
    const working = new Promise<void>((resolve) => (finish = resolve));
    let begun = (): void => undefined;
    const began = new Promise<void>((resolve) => (begun = resolve));
    const dying = runDue(first.services.db, [jobOf('first', async () => (begun(), working))], none);
    await began;
    done.length = 0;
    await runDue(second.services.db, [jobOf('second')], none);
    expect(done).toEqual([]);
    await first.services.db.update(scheduledJobs).set({ claimedUntil: sql`now() - interval '1 second'` });
    await runDue(second.services.db, [jobOf('second')], none);
    expect(done).toEqual(['second']);
    const after = await row();
    finish();
    await dying;
    // The former process no longer changes anything.
    expect(await row()).toEqual(after);
  });

  it('store the reason of a failure, and continue with the others', async () => {
    await due();
    const failed: string[] = [];
    const failing = jobOf('first', async () => {
      throw new Error('Not today');
    });
    await runDue(first.services.db, [failing], (_error, job) => failed.push(job));
    expect(failed).toEqual(['count']);
    expect(await row()).toMatchObject({ claimedBy: null, lastError: 'Not today' });
    await due();
    await runDue(first.services.db, [jobOf('first')], none);
    expect(await row()).toMatchObject({ lastError: '' });
  });
});

it('follows a changed role with the next call at the other server', async () => {
  const owner = await first.signedIn('owner');
  const made = await first.post('/roles', { name: 'Blog team', rights: ['blogs:write'] }, owner);
  const { role } = made.json<{ role: OwnRole }>();
  const who = await first.signedIn('translator');
  const { email } = (await first.get('/auth/user-info', who)).json<{ userInfo: { email: string } }>().userInfo;
  await first.post('/admins/role', { email, role: role._id }, owner);
  const statuses = async () => [
    (await second.get('/blogs?status=all', who)).statusCode,
    (await second.get('/news?status=all', who)).statusCode,
  ];
  expect(await statuses()).toEqual([200, 403]);
  const body = { name: 'Press office', rights: ['news:write'], version: role.version };
  expect((await first.call('PUT', `/roles/${role._id}`, body, owner)).statusCode).toBe(200);
  expect(await statuses()).toEqual([403, 200]);
});

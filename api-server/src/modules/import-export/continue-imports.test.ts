import { setImmediate } from 'node:timers/promises';
import type { ImportReport, ImportRun } from 'api-client';
import { sql } from 'drizzle-orm';
import { startTestApp, testAdmin, testApp } from '../../../test/harness';
import { DAY, HOUR } from '../../clock';
import { clients, importRuns } from '../../database/schema';
import { cleanUpImports } from './import-runs';
import { continueImports } from './continue-imports';

const site = testApp();
const editor = testAdmin(site, 'editor');
beforeEach(async () => {
  await site.services.db.delete(clients);
  await site.services.db.delete(importRuns);
});

const never = new AbortController().signal;
const refuse = (error: unknown): void => {
  throw error;
};
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Client ${at}`, logo: '/api/v1/files/a.webp' }));
const begin = async (count: number, dryRun: boolean, on = site): Promise<string> =>
  (await on.post(`/import/clients?dryRun=${dryRun ? 1 : 0}`, { rows: rows(count) }, editor)).json<{ run: ImportRun }>()
    .run._id;
const read = async (id: string) => {
  await setImmediate(); // As for a call from outside, other work runs before it.
  return (await site.get(`/imports/${id}`, editor)).json<{ report: ImportReport }>().report;
};
/** The state after a process dies: its claim has ended. */
const processDied = () =>
  site.services.db.update(importRuns).set({ claimedBy: 'gone', claimedUntil: sql`now() - interval '1 second'` });

it.each([
  ['stores each row once', false, 120],
  ['tries them all again', true, 0],
])('continues an import of another process: %s', async (_, dryRun, stored) => {
  const other = await startTestApp({ beside: site });
  const id = await begin(120, dryRun, other);
  while ((await read(id)).handled === 0);
  await other.app.close();
  expect(await read(id)).toMatchObject({ state: 'running' });
  await processDied();
  await continueImports(site.services, never, refuse);
  expect(await read(id)).toMatchObject({ state: 'done', rows: 120, handled: 120, created: 120, failed: 0 });
  expect(await site.services.db.$count(clients)).toBe(stored);
});

it('takes one import at a time of a person, however many arrive at once', async () => {
  const other = await site.signedIn('editor');
  const send = (headers = editor) => site.post('/import/clients?dryRun=1', { rows: rows(120) }, headers);
  const answers = await Promise.all([send(), send(), send(), send(other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
  expect(answers[3]?.statusCode).toBe(201);
  const { _id } = (answers.find(({ statusCode }) => statusCode === 201) ?? answers[0]).json<{ run: ImportRun }>().run;
  while ((await read(_id)).state === 'running');
  expect((await send()).statusCode).toBe(201);
});

it('leaves a run to the process that works on it', async () => {
  const id = await begin(120, false);
  await continueImports(site.services, never, refuse);
  while ((await read(id)).state === 'running');
  expect(await read(id)).toMatchObject({ state: 'done', created: 120 });
  expect(await site.services.db.$count(clients)).toBe(120);
});

it('ends a run after an internal error, and reports it', async () => {
  const other = await startTestApp({ beside: site });
  const id = await begin(120, false, other);
  await other.app.close();
  await processDied();
  await site.services.db.update(importRuns).set({ collection: 'gone' });
  const failures: unknown[] = [];
  await continueImports(site.services, never, (error) => failures.push(error));
  expect(failures).toMatchObject([{ message: 'Collection not found' }]);
  await site.services.db.update(importRuns).set({ collection: 'clients' });
  expect(await read(id)).toMatchObject({ state: 'failed', rows: 120 });
});

it('deletes a file whose process died while it arrived', async () => {
  const id = await begin(1, true);
  while ((await read(id)).state === 'running');
  await site.services.db.update(importRuns).set({ state: 'receiving', endedAt: null });
  await cleanUpImports(site.services);
  expect(await site.services.db.$count(importRuns)).toBe(1);
  const createdAt = new Date(site.clock.now().getTime() - HOUR);
  await site.services.db.update(importRuns).set({ createdAt });
  await cleanUpImports(site.services);
  expect(await site.services.db.$count(importRuns)).toBe(0);
});

it('deletes the results of an import after 30 days', async () => {
  const id = await begin(1, true);
  while ((await read(id)).state === 'running');
  site.clock.pass(29 * DAY);
  await cleanUpImports(site.services);
  expect(await site.services.db.$count(importRuns)).toBe(1);
  site.clock.pass(DAY);
  await cleanUpImports(site.services);
  expect(await site.services.db.$count(importRuns)).toBe(0);
});

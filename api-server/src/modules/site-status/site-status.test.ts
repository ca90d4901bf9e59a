import type { SiteStatus } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { BackupRun } from '../../backup/backup-runs';
import { SECOND } from '../../clock';
import { runDue } from '../../schedule/scheduled-jobs';
import { scheduledJobs } from '../../database/schema';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');

const status = async (): Promise<SiteStatus> =>
  (await site.get('/site-status', owner)).json<{ siteStatus: SiteStatus }>().siteStatus;

it('shows an owner database, servers, storage, emails and versions', async () => {
  await site.services.mail.enqueue(site.services.db, { to: 'a@b.example', subject: 'Hello', text: 'Hello.' });
  const { database, apiServers, disks, emails, versions, ...rest } = await status();
  expect(database).toEqual({ engine: site.database.engine, version: expect.stringMatching(/^\d+\.\d+/) as unknown });
  expect(apiServers).toBeGreaterThanOrEqual(1);
  expect(disks).toEqual([{ name: 'site', freeShare: expect.any(Number) as unknown }]);
  expect(emails).toEqual({ waiting: 1, failed: 0, oldestWaiting: site.clock.now().toISOString() });
  expect(versions).toEqual({ api: expect.stringMatching(/^\d/) as unknown, node: process.versions.node });
  expect(rest).toMatchObject({ degraded: [], lastBackup: null });
});

it('shows when the last backup ended and its contents', async () => {
  const { db, clock } = site.services;
  const run = await BackupRun.start(db, clock, '/somewhere/secret');
  expect((await status()).lastBackup).toBeNull();
  await run.finish({ rows: 7, files: 3, bytes: 900, lost: ['a.webp'] });
  expect((await status()).lastBackup).toEqual({
    ...{ rows: 7, files: 3, bytes: 900, lostFiles: 1 },
    finishedAt: clock.now().toISOString(),
  });
});

it('counts consecutive failures of scheduled jobs, with their reason', async () => {
  const { db } = site.services;
  let broken = true;
  const run = async () => {
    if (broken) throw new Error('The disk is full');
  };
  const look = () => runDue(db, [{ name: 'water the plants', every: 0, within: SECOND, run }], () => undefined);
  const seen = async () => (await status()).scheduledWork.find(({ name }) => name === 'water the plants');
  await look();
  expect(await seen()).toMatchObject({ failures: 0, lastRunAt: null });
  await look();
  await look();
  expect(await seen()).toMatchObject({
    failures: 2,
    lastError: expect.stringContaining('The disk is full') as unknown,
  });
  broken = false;
  await look();
  expect(await seen()).toMatchObject({ failures: 0, lastError: '', lastRunAt: expect.any(String) as unknown });
  await db.delete(scheduledJobs);
});

it('is for owners', async () => {
  expect((await site.get('/site-status', editor)).statusCode).toBe(403);
  expect((await site.get('/site-status')).statusCode).toBe(401);
});

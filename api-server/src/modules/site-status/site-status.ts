import type { SiteStatus } from 'api-client';
import { asc, sql } from 'drizzle-orm';
import { freeShare } from 'http-edge';
import { lastBackup } from '../../backup/backup-runs';
import type { Database } from '../../database/database';
import { countServers } from '../../database/listener';
import { scheduledJobs } from '../../database/schema';
import { waitingEmails } from '../../mail/waiting-emails';
import type { Services } from '../../services';
import packageJson from '../../../package.json' with { type: 'json' };
import { rowsOf } from '../../database/rows-of';

async function readScheduledWork(db: Database): Promise<SiteStatus['scheduledWork']> {
  const jobs = await db.select().from(scheduledJobs).orderBy(asc(scheduledJobs.name));
  return jobs.map(({ name, endedAt, nextAt, failures, lastError }) => ({
    ...{ name, failures, lastError },
    lastRunAt: endedAt?.toISOString() ?? null,
    nextRunAt: nextAt.toISOString(),
  }));
}

/**
 * Backups, emails, storage, database, servers and scheduled jobs at a glance.
 *
 * @param degraded dependencies that this server cannot reach
 */
export async function readSiteStatus(services: Services, degraded: SiteStatus['degraded']): Promise<SiteStatus> {
  const { db, engine, config } = services;
  const [[server], apiServers, disks, backup, emails, scheduledWork] = await Promise.all([
    rowsOf<{ version: string }>(db, sql`select current_setting('server_version') as version`),
    engine === 'embedded' ? 1 : countServers(db),
    Promise.all(
      Object.entries(config.disks).map(async ([name, at]) => ({ name, freeShare: (await freeShare(at)) ?? null })),
    ),
    lastBackup(db),
    waitingEmails(db),
    readScheduledWork(db),
  ]);
  return {
    versions: { api: packageJson.version, node: process.versions.node },
    database: { engine, version: server?.version ?? '' },
    apiServers,
    degraded,
    disks,
    lastBackup: backup?.finishedAt
      ? {
          finishedAt: backup.finishedAt.toISOString(),
          ...{ rows: backup.rows, files: backup.files, bytes: backup.bytes },
          lostFiles: backup.lost.length,
        }
      : null,
    emails: {
      waiting: emails.waiting,
      failed: emails.failed,
      oldestWaiting: emails.oldest?.toISOString() ?? null,
    },
    scheduledWork,
  };
}

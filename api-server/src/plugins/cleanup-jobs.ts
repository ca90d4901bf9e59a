import { OUTBOX_DAYS, TELEMETRY_DAYS, VIEW_DAYS } from 'api-client';
import { lt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import { cleanUpDevices } from '../auth/known-devices';
import { cleanUpSessions } from '../auth/sessions';
import { DAY, HOUR, MINUTE, SECOND } from '../clock';
import { registerLiveCollections } from '../content-types/collections/register-live-collections';
import { cleanUpSubmitted } from '../content-types/collections/personal-items';
import { cleanUpRevisions } from '../content/clean-up-revisions';
import { siteDay } from '../content/site-dates';
import { rerenderTexts } from '../content/rerender-texts';
import { blogViews, oneTimeCodes, oneTimeTokens, outbox, telemetryEvents } from '../database/schema';
import { deleteNotedFiles } from '../files/file-deletions';
import { cleanUpLimits } from '../limits/limits';
import { cleanUpMessages } from '../modules/contact-messages/remove';
import { sendReminders } from '../modules/contact-messages/remind';
import { cleanUpMissing } from '../modules/former-addresses/missing-addresses';
import { continueImports } from '../modules/import-export/continue-imports';
import { cleanUpImports } from '../modules/import-export/import-runs';
import { cleanUpAttachments } from '../content-types/collections/attachments';
import { cleanUpApplications } from '../modules/job-applications/remove';
import { sendNewsletters } from '../modules/newsletter/issues';
import { publishDueChanges } from '../modules/pending-changes/due-changes';
import { cleanUpPresence } from '../modules/presence/presence';
import { cleanUpPreviews } from '../modules/delivery/version-previews';
import { cleanUpLinks } from '../modules/preview-links/preview-links';
import { announceReports } from '../modules/reports/announce-reports';
import { sendJobAlerts } from '../modules/subscriptions/job-alerts';
import { publishDueReleases } from '../modules/releases/publication';
import { cleanUpSubscriptions } from '../modules/subscriptions/subscribe';
import { cleanUpUnsavedChanges } from '../modules/unsaved-changes/unsaved-changes';
import { publishDue, purgeTrash } from '../modules/versioned-content-types';
import { cleanUpResumes } from '../modules/uploads/service';
import { cleanUpVisits } from '../modules/visits/read-month';
import { runDue, type ScheduledJob } from '../schedule/scheduled-jobs';
import type { Services } from '../services';
import { cleanUpDeliveries, sendDeliveries } from '../webhooks/send-deliveries';
import { cleanUpAnswers } from './idempotency';

const POLL_INTERVAL = 5 * SECOND;
/** How often each process writes its counted visits. */
const VISITS_INTERVAL = 15 * SECOND;
const PICTURES_INTERVAL = MINUTE;

const before = ({ clock }: Services, age: number): Date => new Date(clock.now().getTime() - age);

/** The repeated jobs of the clean-up. They are independent: each runs even if others fail. */
const JOBS: Readonly<Record<string, (services: Services) => Promise<unknown>>> = {
  applications: cleanUpApplications,
  messages: cleanUpMessages,
  submitted: cleanUpSubmitted,
  resumes: cleanUpResumes,
  attachments: cleanUpAttachments,
  // After the jobs that note files to delete.
  files: async (services) => {
    const failures = await deleteNotedFiles(services);
    if (failures.length > 0) throw new AggregateError(failures, 'Files could not be deleted and will be tried again');
  },
  outbox: (services) => services.mail.forget(lte(outbox.createdAt, before(services, OUTBOX_DAYS * DAY))),
  deliveries: cleanUpDeliveries,
  limits: ({ db, clock }) => cleanUpLimits(db, clock),
  sessions: cleanUpSessions,
  devices: cleanUpDevices,
  answers: cleanUpAnswers,
  trash: purgeTrash,
  codes: ({ db, clock }) => db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, clock.now())),
  tokens: ({ db, clock }) => db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, clock.now())),
  telemetry: (services) =>
    services.db.delete(telemetryEvents).where(lte(telemetryEvents.at, before(services, TELEMETRY_DAYS * DAY))),
  views: async (services) =>
    services.db
      .delete(blogViews)
      .where(lt(blogViews.day, await siteDay(services.db, before(services, VIEW_DAYS * DAY)))),
  links: cleanUpLinks,
  versionPreviews: cleanUpPreviews,
  presence: cleanUpPresence,
  unsaved: cleanUpUnsavedChanges,
  missing: cleanUpMissing,
  imports: cleanUpImports,
  visits: cleanUpVisits,
  texts: rerenderTexts,
  subscriptions: cleanUpSubscriptions,
  alerts: sendJobAlerts,
  newsletter: sendNewsletters,
  reports: announceReports,
  reminders: sendReminders,
  mail: ({ mail }) => mail.flush(),
};

/**
 * Deletes data whose retention has ended, and sends waiting emails.
 * @param failed called for each job that failed, by its name; the others still run
 */
export async function runCleanupJobs(services: Services, failed: (error: unknown, job: string) => void): Promise<void> {
  for (const [name, job] of Object.entries(JOBS)) {
    try {
      await job(services);
    } catch (error) {
      failed(error, name);
    }
  }
}

/** Deletes old entries of the audit log and old revisions. Both tables are too long to search every minute. */
export async function cleanUpHistory(services: Services): Promise<void> {
  // The servers may not delete entries themselves.
  await services.db.execute(sql`select delete_old_audit_entries()`);
  await cleanUpRevisions(services);
}

/** Publishes scheduled items, scheduled changes of published ones, and scheduled releases. */
export async function publishScheduled(services: Services): Promise<void> {
  await publishDue(services);
  await publishDueChanges(services);
  await publishDueReleases(services);
}

interface Repeated {
  stop(): Promise<void>;
}

function repeat(every: number, task: () => Promise<void>, failed: (error: unknown) => void): Repeated {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch(failed)
      .finally(() => {
        running = undefined;
      });
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** The scheduled jobs, and the time after which another process takes over a job. */
function schedule(
  services: Services,
  maintainDatabase: () => Promise<void>,
  log: FastifyBaseLogger,
): readonly ScheduledJob[] {
  const cleanUp = async (): Promise<void> => {
    const failures: Error[] = [];
    await runCleanupJobs(services, (error, job) => failures.push(new Error(job, { cause: error })));
    if (failures.length > 0)
      throw new AggregateError(failures, `These failed: ${failures.map(({ message }) => message).join(', ')}`);
  };
  return [
    { name: 'publish', every: 4 * SECOND, within: MINUTE, run: () => publishScheduled(services) },
    { name: 'collections', every: 15 * SECOND, within: MINUTE, run: () => registerLiveCollections(services, log) },
    { name: 'clean up', every: MINUTE, within: 15 * MINUTE, run: cleanUp },
    { name: 'history', every: DAY, within: HOUR, run: () => cleanUpHistory(services) },
    { name: 'maintain', every: DAY, within: HOUR, run: maintainDatabase },
  ];
}

interface ScheduleOptions {
  readonly maintainDatabase: () => Promise<void>;
  /** When this process starts to run jobs: once it listens, once it is ready, or never. */
  readonly from: 'listening' | 'ready' | 'never';
}

/** Runs scheduled jobs, each in one of the participating processes at a time. */
export const cleanupJobsPlugin = fp<ScheduleOptions>(
  async (app, { maintainDatabase, from }) => {
    const { services } = app;
    const failed = (error: unknown, job?: string) => app.log.error({ err: error, job }, 'a scheduled job failed');
    // Each process writes its own counts, and makes smaller copies of the pictures that it has served.
    let writing: Repeated | undefined;
    let improving: Repeated | undefined;
    const ending = new AbortController();
    app.addHook('onListen', async () => {
      writing = repeat(VISITS_INTERVAL, () => services.visits.flush(), failed);
      improving = repeat(PICTURES_INTERVAL, () => services.variants.improve(ending.signal), failed);
    });
    app.addHook('preClose', async () => {
      ending.abort();
      await improving?.stop();
    });
    // After the last answer, which may have been counted.
    app.addHook('onClose', async () => {
      if (!writing) return;
      await writing.stop();
      await services.visits.flush().catch(failed);
    });
    if (from === 'never') return;
    const jobs = schedule(services, maintainDatabase, app.log);
    // Separate from the other jobs, which need not wait for other systems.
    const sending = [
      { name: 'webhooks', every: SECOND, within: 15 * MINUTE, run: () => sendDeliveries(services) },
    ] satisfies ScheduledJob[];
    // Imports whose process has died, and those of servers that run no jobs.
    const importing = [
      {
        ...{ name: 'imports', every: SECOND, within: HOUR },
        run: () => continueImports(services, ending.signal, failed),
      },
    ] satisfies ScheduledJob[];
    let looking: readonly Repeated[] = [];
    app.addHook(from === 'listening' ? 'onListen' : 'onReady', async () => {
      looking = [jobs, sending, importing].map((some) =>
        repeat(POLL_INTERVAL, () => runDue(services.db, some, failed), failed),
      );
      void services.mail.flush();
    });
    app.addHook('preClose', async () => void (await Promise.all(looking.map((one) => one.stop()))));
  },
  { name: 'cleanup-jobs', dependencies: ['services'] },
);

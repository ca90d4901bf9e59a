import { TELEMETRY_DAYS, VIEW_DAYS } from 'api-client';
import { lt, lte } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { cleanUpDevices } from '../auth/known-devices';
import { cleanUpSessions } from '../auth/sessions';
import { DAY, MINUTE, SECOND } from '../clock';
import { publishDue } from '../content/publish-due';
import { renderAgain } from '../content/render-again';
import { blogViews, oneTimeCodes, oneTimeTokens, telemetryEvents } from '../database/schema';
import { deleteNotedFiles } from '../files/file-deletions';
import { cleanUpLimits } from '../limits/limits';
import { cleanUpOutbox } from '../mail/clean-up-outbox';
import { cleanUpMessages } from '../modules/contact-messages/remove';
import { cleanUpApplications } from '../modules/job-applications/remove';
import { purgeTrash } from '../modules/trash/purge-trash';
import { cleanUpResumes } from '../modules/uploads/clean-up-resumes';
import type { Services } from '../services';
import { cleanUpAnswers } from './idempotency';

const PUBLISH_EVERY = 5 * SECOND;
const CLEANUP_INTERVAL = MINUTE;
const MAINTAIN_EVERY = DAY;

const before = ({ clock }: Services, age: number): Date => new Date(clock.now().getTime() - age);

/** What is done again and again. Each job stands alone: none waits for another to succeed. */
const JOBS: Readonly<Record<string, (services: Services) => Promise<unknown>>> = {
  applications: cleanUpApplications,
  messages: cleanUpMessages,
  resumes: cleanUpResumes,
  // After those that note which files have to go.
  files: async (services) => {
    const failures = await deleteNotedFiles(services);
    if (failures.length > 0) throw new AggregateError(failures, 'Files could not be deleted and will be tried again');
  },
  outbox: cleanUpOutbox,
  limits: ({ db, clock }) => cleanUpLimits(db, clock),
  sessions: cleanUpSessions,
  devices: cleanUpDevices,
  answers: cleanUpAnswers,
  trash: purgeTrash,
  codes: ({ db, clock }) => db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, clock.now())),
  tokens: ({ db, clock }) => db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, clock.now())),
  telemetry: (services) =>
    services.db.delete(telemetryEvents).where(lte(telemetryEvents.at, before(services, TELEMETRY_DAYS * DAY))),
  views: (services) =>
    services.db.delete(blogViews).where(
      lt(
        blogViews.day,
        before(services, VIEW_DAYS * DAY)
          .toISOString()
          .slice(0, 10),
      ),
    ),
  texts: renderAgain,
  mail: ({ mail }) => mail.flush(),
};

/**
 * What has had its time goes, and waiting mail is sent.
 * @param failed told of each job that failed, by its name; the others run all the same
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

interface Repeated {
  stop(): Promise<void>;
}

/** Does something again and again, never twice at once. */
function repeat(every: number, task: () => Promise<void>, failed: (error: unknown) => void): Repeated {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch(failed)
      .finally(() => {
        running = undefined;
      });
  }, every);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** What time brings about, while the application listens. */
export const cleanupJobsPlugin = fp(
  async (app, { maintainDatabase }: { maintainDatabase: () => Promise<void> }) => {
    const { services } = app;
    let tasks: Repeated[] = [];
    const failed = (error: unknown, job?: string) => app.log.error({ err: error, job }, 'a task of the clock failed');
    app.addHook('onListen', async () => {
      tasks = [
        repeat(PUBLISH_EVERY, () => publishDue(services.db, services.clock), failed),
        repeat(CLEANUP_INTERVAL, () => runCleanupJobs(services, failed), failed),
        repeat(MAINTAIN_EVERY, maintainDatabase, failed),
      ];
      void services.mail.flush();
    });
    app.addHook('preClose', async () => {
      for (const task of tasks) await task.stop();
    });
  },
  { name: 'cleanup-jobs', dependencies: ['services'] },
);

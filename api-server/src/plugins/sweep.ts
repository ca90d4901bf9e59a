import { lte } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { sweepSessions } from '../auth/sessions';
import { DAY, MINUTE, SECOND } from '../clock';
import { publishDue } from '../content/publish-due';
import { idempotencyKeys, oneTimeCodes, oneTimeTokens, telemetryEvents } from '../database/schema';
import { sweepLimits } from '../limits/limits';
import { sweepApplications } from '../modules/job-applications/sweep-applications';
import { purgeTrash } from '../modules/trash/purge-trash';
import { sweepResumes } from '../modules/uploads/sweep-resumes';
import type { Services } from '../services';
import { KEPT } from './idempotency';

const PUBLISH_EVERY = 5 * SECOND;
const SWEEP_EVERY = MINUTE;
const MAINTAIN_EVERY = DAY;
const TELEMETRY_KEPT = 30 * DAY;

/** What has had its time goes, and waiting mail is sent. */
export async function sweep(services: Services): Promise<void> {
  const { db, clock, mail } = services;
  const before = (age: number) => new Date(clock.now().getTime() - age);
  await sweepLimits(db, clock);
  await sweepSessions(services);
  await sweepResumes(services);
  await sweepApplications(services);
  await purgeTrash(services);
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, clock.now()));
  await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, clock.now()));
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before(KEPT)));
  await db.delete(telemetryEvents).where(lte(telemetryEvents.at, before(TELEMETRY_KEPT)));
  await mail.flush();
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
export const sweepPlugin = fp(
  async (app, { maintainDatabase }: { maintainDatabase: () => Promise<void> }) => {
    const { services } = app;
    let tasks: Repeated[] = [];
    const failed = (error: unknown) => app.log.error({ err: error }, 'a task of the clock failed');
    app.addHook('onListen', async () => {
      tasks = [
        repeat(PUBLISH_EVERY, () => publishDue(services.db, services.clock), failed),
        repeat(SWEEP_EVERY, () => sweep(services), failed),
        repeat(MAINTAIN_EVERY, maintainDatabase, failed),
      ];
      void services.mail.flush();
    });
    app.addHook('preClose', async () => {
      for (const task of tasks) await task.stop();
    });
  },
  { name: 'sweep', dependencies: ['services'] },
);

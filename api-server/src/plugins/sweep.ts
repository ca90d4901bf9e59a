import { lte } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { sweepSessions } from '../auth/sessions';
import { DAY, MINUTE } from '../clock';
import { publishDue } from '../content/publish-due';
import { idempotencyKeys, telemetryEvents } from '../database/schema';
import { sweepLimits } from '../limits/limits';
import type { Services } from '../services';
import { KEPT } from './idempotency';

const EVERY = MINUTE;
const TELEMETRY_KEPT = 30 * DAY;

/** What time brings about: scheduled content appears, what has expired goes, waiting mail is sent. */
export async function sweep(services: Services): Promise<void> {
  const { db, clock, mail } = services;
  const before = (age: number) => new Date(clock.now().getTime() - age);
  await publishDue(db, clock);
  await sweepLimits(db, clock);
  await sweepSessions(services);
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before(KEPT)));
  await db.delete(telemetryEvents).where(lte(telemetryEvents.at, before(TELEMETRY_KEPT)));
  await mail.flush();
}

/** Sweeps once a minute while the application listens. */
export const sweepPlugin = fp(
  async (app) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    app.addHook('onListen', async () => {
      timer = setInterval(() => {
        running ??= sweep(app.services)
          .catch((error: unknown) => app.log.error({ err: error }, 'sweeping failed'))
          .finally(() => {
            running = undefined;
          });
      }, EVERY);
      timer.unref();
    });
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'sweep', dependencies: ['services'] },
);

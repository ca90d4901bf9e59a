import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { scheduledJobs } from '../database/schema';
import { errorSummary } from '../errors/loggable';

export interface ScheduledJob {
  readonly name: string;
  /** Milliseconds from its end to its next run. */
  readonly every: number;
  /** Milliseconds after which another process takes over a job that has not ended. */
  readonly within: number;
  readonly run: () => Promise<void>;
}

/** The clock of the database: those of the processes may be wrong. */
const NOW = sql`clock_timestamp()`;
const inTime = (milliseconds: number) => sql`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`;

const isFree = or(isNull(scheduledJobs.claimedUntil), lte(scheduledJobs.claimedUntil, NOW));

/**
 * Runs due jobs, each in one process only. They are independent: each runs even if others fail.
 *
 * @param failed called with the name of each failed job; the reason is stored as well
 */
export async function runDue(
  db: Database,
  jobs: readonly ScheduledJob[],
  failed: (error: unknown, job: string) => void,
): Promise<void> {
  const names = jobs.map(({ name }) => name);
  const known = await db
    .select({ name: scheduledJobs.name, isDue: sql<boolean>`${and(lte(scheduledJobs.nextAt, NOW), isFree)}` })
    .from(scheduledJobs)
    .where(inArray(scheduledJobs.name, names));
  for (const job of jobs) {
    const found = known.find(({ name }) => name === job.name);
    if (!found)
      await db
        .insert(scheduledJobs)
        .values({ name: job.name, nextAt: inTime(job.every) })
        .onConflictDoNothing();
    else if (found.isDue) await runOnce(db, job, failed);
  }
}

async function runOnce(
  db: Database,
  { name, every, within, run }: ScheduledJob,
  failed: (error: unknown, job: string) => void,
): Promise<void> {
  const claimedBy = randomUUID();
  const [mine] = await db
    .update(scheduledJobs)
    .set({ claimedBy, claimedUntil: inTime(within) })
    .where(and(eq(scheduledJobs.name, name), lte(scheduledJobs.nextAt, NOW), isFree))
    .returning({ name: scheduledJobs.name });
  if (!mine) return;
  let lastError = '';
  try {
    await run();
  } catch (error) {
    lastError = errorSummary(error);
    failed(error, name);
  }
  await db
    .update(scheduledJobs)
    .set({
      ...{ claimedBy: null, claimedUntil: null, nextAt: inTime(every), endedAt: NOW, lastError },
      failures: lastError ? sql`${scheduledJobs.failures} + 1` : 0,
    })
    .where(and(eq(scheduledJobs.name, name), eq(scheduledJobs.claimedBy, claimedBy)));
}

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { scheduledJobs } from '../database/schema';
import { inOneLine } from '../errors/loggable';

/** Something that is done again and again. */
export interface ScheduledJob {
  readonly name: string;
  /** How long it rests after each time, in milliseconds. */
  readonly every: number;
  /** When whoever does it has not ended by then, in milliseconds, another process takes it over. */
  readonly within: number;
  readonly run: () => Promise<void>;
}

/** By the clock of the database: those of the processes may be wrong. */
const NOW = sql`clock_timestamp()`;
const inTime = (milliseconds: number) => sql`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`;

const isFree = or(isNull(scheduledJobs.claimedUntil), lte(scheduledJobs.claimedUntil, NOW));

/**
 * Does what is due, each job by one process only, however many ask; none waits for another to succeed.
 *
 * @param failed told of each job that failed, by its name; the reason is kept as well
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

/** Does a job, unless another process was first. */
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
    lastError = inOneLine(error);
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

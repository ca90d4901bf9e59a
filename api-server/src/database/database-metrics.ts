import { Counter, Gauge, type Registry } from 'prom-client';
import { lastBackup } from '../backup/backup-runs';
import { waitingEmails } from '../mail/waiting-emails';
import type { Connections, Database, Replica } from './database';
import { scheduledJobs } from './schema';

/** A database that does not answer within this time counts as unavailable. */
const ANSWER_TIMEOUT = 2_000;

const inTime = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => void setTimeout(resolve, ANSWER_TIMEOUT, undefined).unref()),
  ]);

/** Figures about the whole site; read for every request, so that all replicas agree. */
async function readFigures(db: Database) {
  const [{ waiting, failed, oldest }, backup, jobs] = await Promise.all([
    waitingEmails(db),
    lastBackup(db),
    db.select().from(scheduledJobs),
  ]);
  return { waiting, failed, oldest, jobs, backedUp: backup?.finishedAt ?? undefined };
}

const readInTime = (db: Database) => inTime(readFigures(db));

const secondsOf = (date: Date | undefined): number => (date ? date.getTime() / 1_000 : 0);

/**
 * Adds metrics of a database: whether it answers, its connections, waiting and failed emails, the last backup,
 * scheduled jobs. While it does not answer, only the first two have values.
 */
export function measureDatabase(registry: Registry, db: Database, connections?: () => Connections): void {
  const registers = [registry];
  let reading: ReturnType<typeof readInTime> | undefined;
  // All gauges of one answer come from one reading.
  const figures = () => (reading ??= readInTime(db).finally(() => (reading = undefined)));
  new Gauge({
    name: 'api_database_up',
    help: '1 while the database answers',
    registers,
    collect: async function () {
      this.set((await figures()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'api_mails',
    help: 'Emails waiting to be sent (pending) or given up (failed)',
    labelNames: ['state'] as const,
    registers,
    collect: async function () {
      const found = await figures();
      this.set({ state: 'pending' }, found?.waiting ?? NaN);
      this.set({ state: 'failed' }, found?.failed ?? NaN);
    },
  });
  new Gauge({
    name: 'api_oldest_pending_mail_timestamp_seconds',
    help: 'Creation time of the oldest waiting email; the current time without one',
    registers,
    collect: async function () {
      const found = await figures();
      this.set(found ? secondsOf(found.oldest ?? new Date()) : NaN);
    },
  });
  new Gauge({
    name: 'api_last_backup_timestamp_seconds',
    help: 'Completion time of the last backup; 0 without a backup',
    registers,
    collect: async function () {
      const found = await figures();
      this.set(found ? secondsOf(found.backedUp) : NaN);
    },
  });
  type Job = typeof scheduledJobs.$inferSelect;
  const measureJobs = (name: string, help: string, valueOf: (job: Job) => number) =>
    new Gauge({
      name,
      help,
      // Prometheus itself sets the label `job`.
      labelNames: ['name'] as const,
      registers,
      collect: async function () {
        const found = await figures();
        // No value while it is unknown: an old figure would look like a new one.
        this.reset();
        for (const job of found?.jobs ?? []) this.set({ name: job.name }, valueOf(job));
      },
    });
  measureJobs(
    'api_job_last_run_timestamp_seconds',
    'Time of the last run of a scheduled job; 0 without a run',
    ({ endedAt }) => secondsOf(endedAt ?? undefined),
  );
  measureJobs('api_job_due_timestamp_seconds', 'Time of the next run of a scheduled job', ({ nextAt }) =>
    secondsOf(nextAt),
  );
  measureJobs('api_job_failures', 'Consecutive failures of a scheduled job', ({ failures }) => failures);
  if (!connections) return;
  new Gauge({
    name: 'api_database_connections',
    help: 'Connections to PostgreSQL in use and idle, and calls waiting for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { used, idle, waiting } = connections();
      this.set({ state: 'used' }, used);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

/** Adds metrics of the standby for reads of visitors: its lag, and how many reads it has answered. */
export function measureReplica(registry: Registry, { lag, answered }: Replica): void {
  const registers = [registry];
  new Gauge({
    name: 'api_replica_lag_seconds',
    help: 'Replication lag; public reads use the primary above 0.9 s',
    registers,
    collect() {
      this.set(lag() / 1_000);
    },
  });
  new Counter({
    name: 'api_public_reads_total',
    help: 'Public reads that the replica and the primary have answered',
    labelNames: ['by'] as const,
    registers,
    collect() {
      this.reset();
      this.inc({ by: 'replica' }, answered.replica);
      this.inc({ by: 'primary' }, answered.primary);
    },
  });
}

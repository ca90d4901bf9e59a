import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { contentRevision } from '../content/content-revision';
import { SECOND } from '../clock';
import { mayAnswerElsewhere } from '../errors/database-failures';
import type { Database, Replica } from './database';
import { openPool } from './pool';
import * as schema from './schema';
import type { TimeLimits } from './time-limits';

/** How often the replica is compared with the primary, in milliseconds. */
const INTERVAL = SECOND / 4;
/** A replica with a longer lag is not used. */
const MAX_LAG = 0.9 * SECOND;

/** The primary answers instead of a replica that takes longer. */
const LIMITS: TimeLimits = {
  connection: 2 * SECOND,
  statement: 5 * SECOND,
  lock: 2 * SECOND,
  idleInTransaction: 10 * SECOND,
};

/** Shares one query at a time between callers; each gets the result of a query that began after the call. */
function shared<Result>(query: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  const begin = (): Promise<Result> => {
    next = undefined;
    const result = query();
    running = result;
    return result;
  };
  return () => (next ??= running.then(begin, begin));
}

const rowOf = async <Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row | undefined> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows[0];

/** Measures the lag of a standby by positions in the primary's write-ahead log. */
function followLag(primary: Database, standby: Database): { lag(): number; stop(): void } {
  let caughtUpAt = -Infinity;
  let waited: { readonly at: number; readonly position: string } | undefined;
  let comparing = false;
  const compare = async (): Promise<void> => {
    const at = performance.now();
    waited ??= {
      at,
      position: (await rowOf<{ lsn: string }>(primary, sql`select pg_current_wal_lsn()::text as lsn`))?.lsn ?? '',
    };
    const reached = sql`select pg_last_wal_replay_lsn() >= ${waited.position}::pg_lsn as reached`;
    if (!(await rowOf<{ reached: boolean | null }>(standby, reached))?.reached) return;
    caughtUpAt = waited.at;
    waited = undefined;
  };
  const tick = (): void => {
    if (comparing) return;
    comparing = true;
    compare()
      .catch(() => undefined)
      .finally(() => (comparing = false));
  };
  tick();
  const timer = setInterval(tick, INTERVAL).unref();
  return { lag: () => performance.now() - caughtUpAt, stop: () => clearInterval(timer) };
}

/** Opens the standby of a database. */
export function openReplica(primary: Database, url: string, poolSize: number): Replica {
  const pool = openPool(url, poolSize, LIMITS);
  const standby: Database = drizzle(pool, { schema });
  const follower = followLag(primary, standby);
  const answered = { replica: 0, primary: 0 };
  const present = shared(() => contentRevision(primary));
  const replayed = shared(async () => (reached = await contentRevision(standby)));
  let reached: string | undefined;

  /** Whether the standby has all content that the primary had before the call. */
  const isCurrent = async (): Promise<boolean> => {
    if (follower.lag() > MAX_LAG) return false;
    const revision = await present();
    return revision === reached || revision === (await replayed());
  };
  return {
    answered,
    lag: follower.lag,
    async read(work) {
      if (await isCurrent().catch(() => false)) {
        try {
          const result = await work(standby);
          answered.replica += 1;
          return result;
        } catch (error) {
          if (!mayAnswerElsewhere(error)) throw error;
        }
      }
      answered.primary += 1;
      return work(primary);
    },
    async close() {
      follower.stop();
      await pool.end();
    },
  };
}

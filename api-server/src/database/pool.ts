import { Pool } from 'pg';
import { commentRequests } from './request-comment';
import { SIMILARITY } from './schema/columns';
import { ANSWER_LATE, type TimeLimits } from './time-limits';

/**
 * Starting parallel workers takes as long as a page of a list, so only scans of a large part of a large table should
 * use them. `options` in the address of the database overrides this; behind a pooler that drops it, searches tolerate a
 * little less.
 */
const SETTINGS = `-c parallel_setup_cost=10000 -c ${SIMILARITY}`;

/** Connections to a PostgreSQL server, or to a pooler in front of it. */
export function openPool(url: string, size: number, limits: TimeLimits): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: limits.connection,
    options: SETTINGS,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An idle connection that the server closes is replaced with the next query; it must not end the process.
  pool.on('error', () => {});
  // Neither must one that is closed within a transaction between two queries; the next query fails.
  pool.on('connect', (client) => void client.on('error', () => {}));
  commentRequests(pool, limits.statement + ANSWER_LATE);
  return pool;
}

import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenedDatabase } from './database';
import { listenOnServer } from './listener';
import { MIGRATION_LIMITS, migrateServer, type MigrationLimits } from './migrate-server';
import { migrationsFolder, readMigrations } from './migrations';
import { commentRequests } from './request-comment';
import * as schema from './schema';
import { ANSWER_LATE, TIME_LIMITS, type TimeLimits } from './time-limits';

/**
 * Starting parallel workers takes as long as a page of a list, so only scans of a large part of a large table should
 * use them. `options` in the address of the database overrides this.
 */
const SETTINGS = '-c parallel_setup_cost=10000';

interface Options {
  readonly limits?: TimeLimits;
  readonly migrationLimits?: MigrationLimits;
  /** The role of the servers, if the address is that of the tables' owner: migrating grants its rights. */
  readonly serverRole?: string;
  /** The folder of the migrations; by default those of this release. */
  readonly migrations?: string;
}

/** A PostgreSQL server, shared by any number of replicas. */
export function openPostgres(
  url: string,
  poolSize: number,
  { limits = TIME_LIMITS, migrationLimits = MIGRATION_LIMITS, serverRole, migrations = migrationsFolder }: Options = {},
): OpenedDatabase {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
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
  const db = drizzle(pool, { schema });
  return {
    db,
    engine: 'postgres',
    migrations,
    migrate: async ({ upTo, serversStopped = false } = {}) =>
      migrateServer(pool, await readMigrations(migrations, upTo), {
        limits: serversStopped ? undefined : migrationLimits,
        serverRole,
      }),
    ping: async () => void (await pool.query('select 1')),
    listen: (channel, heard) => listenOnServer(url, channel, heard),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      resting: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    maintain: async () => {},
    close: () => pool.end(),
  };
}

import { drizzle } from 'drizzle-orm/node-postgres';
import type { OpenedDatabase } from './database';
import { listenOnServer } from './listener';
import { MIGRATION_LIMITS, migrateServer, type MigrationLimits } from './migrate-server';
import { migrationsFolder, readMigrations } from './migrations';
import { openPool } from './pool';
import { openReplica } from './replica';
import * as schema from './schema';
import { TIME_LIMITS, type TimeLimits } from './time-limits';

interface Options {
  readonly limits?: TimeLimits;
  readonly migrationLimits?: MigrationLimits;
  /** The role of the servers, if the address is that of the tables' owner: migrating grants its rights. */
  readonly serverRole?: string;
  /** The address without a pooler, for what needs a session: notifications and migrations. */
  readonly directUrl?: string | undefined;
  /** The address of a standby for reads of visitors. */
  readonly readUrl?: string | undefined;
  /** The folder of the migrations; by default those of this release. */
  readonly migrations?: string;
}

/** A PostgreSQL server, shared by any number of servers of the site. */
export function openPostgres(
  url: string,
  poolSize: number,
  {
    limits = TIME_LIMITS,
    migrationLimits = MIGRATION_LIMITS,
    serverRole,
    directUrl = url,
    readUrl,
    migrations = migrationsFolder,
  }: Options = {},
): OpenedDatabase {
  const pool = openPool(url, poolSize, limits);
  const db = drizzle(pool, { schema });
  const replica = readUrl === undefined ? undefined : openReplica(db, readUrl, poolSize);
  return {
    db,
    engine: 'postgres',
    migrations,
    replica,
    migrate: async ({ upTo, serversStopped = false } = {}) => {
      // Its lock and its settings belong to a session.
      const session = openPool(directUrl, 1, limits);
      try {
        await migrateServer(session, await readMigrations(migrations, upTo), {
          limits: serversStopped ? undefined : migrationLimits,
          serverRole,
        });
      } finally {
        await session.end();
      }
    },
    ping: async () => void (await pool.query('select 1')),
    listen: (channel, onNotification) => listenOnServer(directUrl, channel, onNotification),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    maintain: async () => {},
    close: async () => {
      await replica?.close();
      await pool.end();
    },
  };
}

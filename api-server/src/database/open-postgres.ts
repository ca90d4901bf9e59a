import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenedDatabase } from './database';
import { listenOnServer } from './listener';
import { migrationsFolder } from './migrations-folder';
import { commentRequests } from './request-comment';
import * as schema from './schema';

/** The advisory lock that lets one replica at a time migrate. Any number, as long as all agree. */
const MIGRATION_LOCK = 7_431_902_118;

/**
 * Starting workers takes as long as a page of a list: only what reads a large part of a large table is worth them. What
 * the address of the database says in its own `options` counts instead.
 */
const SETTINGS = '-c parallel_setup_cost=10000';

/** A PostgreSQL server, shared by any number of replicas. */
export function openPostgres(url: string, poolSize: number): OpenedDatabase {
  const pool = new Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000, options: SETTINGS });
  // An idle connection that the server closes is replaced with the next query; it must not end the process.
  pool.on('error', () => {});
  // Nor may one that is closed while a transaction has it and asks nothing just then; what it asks next fails.
  pool.on('connect', (client) => void client.on('error', () => {}));
  commentRequests(pool);
  const db = drizzle(pool, { schema });
  return {
    db,
    engine: 'postgres',
    migrate: async (folder = migrationsFolder) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(client, { schema }), { migrationsFolder: folder });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
        client.release();
      }
    },
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

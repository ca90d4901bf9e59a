import type { OpenedDatabase } from '../src/database/database';
import { openPostgres } from '../src/database/open-postgres';
import { openEmbeddedTestDatabase } from './embedded-database';
import { startCluster } from './postgres-cluster';
import { isOnPostgres } from './test-engine';

/** An empty, migrated database for one test file: a new PostgreSQL server, or the embedded engine in memory. */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  if (!isOnPostgres) return openEmbeddedTestDatabase();
  const cluster = await startCluster();
  const database = openPostgres(cluster.url, 5);
  return {
    ...database,
    close: async () => {
      await database.close();
      await cluster.stop();
    },
  };
}

import type { OpenedDatabase } from '../src/database/database';
import { openPostgres } from '../src/database/open-postgres';
import { openEmbeddedTestDatabase } from './embedded-database';
import { startCluster } from './postgres-cluster';
import { isOnPostgres } from './test-engine';

/**
 * An empty, migrated database for one test file: a new PostgreSQL server, to which tests connect as the servers do, or
 * the embedded engine in memory.
 *
 * @param asOwner for tests that change tables
 */
export async function openTestDatabase(asOwner = false): Promise<OpenedDatabase> {
  if (!isOnPostgres) return openEmbeddedTestDatabase();
  const cluster = await startCluster();
  const database = openPostgres(asOwner ? cluster.url : cluster.serverUrl, 5);
  return {
    ...database,
    close: async () => {
      await database.close();
      await cluster.stop();
    },
  };
}

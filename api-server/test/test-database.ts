import type { OpenedDatabase } from '../src/database/database';
import { openPostgres } from '../src/database/open-postgres';
import { openEmbeddedTestDatabase } from './embedded-database';
import { startCluster } from './postgres-cluster';

/**
 * An empty, migrated database for one test file: the embedded engine in memory, or, with
 * `TEST_DATABASE=postgres`, a PostgreSQL server of its own.
 */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  if (process.env.TEST_DATABASE !== 'postgres') return openEmbeddedTestDatabase();
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
